import { expect, it } from 'vitest';

import { type PicturedScreen, pictureUrl, screensOf } from '../../src/inspector/pictures';
import { picturedScreen } from './pictured-screen';

const numbers = (screens: readonly PicturedScreen[]) =>
  screens.map(({ journey, number }) => `${journey} ${number}`);

it('a state has its own screens, else those in which its chart is shown', () => {
  const screens = [
    picturedScreen({ journey: 'home', state: 'home' }),
    picturedScreen({ journey: 'home', state: 'home', number: 2 }),
    picturedScreen({
      journey: 'agreement',
      state: 'agreementOtp',
      innerStates: [{ chart: 'otp', state: 'code' }],
    }),
  ];
  expect(numbers(screensOf(screens, 'home', 'home'))).toEqual(['home 1', 'home 2']);
  expect(numbers(screensOf(screens, 'otp', 'code'))).toEqual(['agreement 1']);
  expect(screensOf(screens, 'otp', 'home')).toEqual([]);
});

it('a picture is beside the page of the inspector', () => {
  expect(pictureUrl({ file: 'home/home-1-dark.webp', width: 360, height: 740 })).toBe(
    'inspector-pictures/home/home-1-dark.webp',
  );
});
