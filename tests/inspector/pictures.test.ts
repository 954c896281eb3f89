import { afterEach, describe, expect, it, vi } from 'vitest';

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

describe('the list of screens', () => {
  const screens = [picturedScreen({ journey: 'home', state: 'home' })];
  /** @param first the first answer of the server; its next ones are the list */
  const load = async (first: () => Promise<Response>) => {
    const fetched = vi.fn(() => Promise.resolve(Response.json(screens))).mockImplementationOnce(first);
    vi.stubGlobal('fetch', fetched);
    // What was loaded is kept by the module.
    vi.resetModules();
    return (await import('../../src/inspector/pictures')).loadScreens;
  };
  afterEach(() => void vi.unstubAllGlobals());

  it.each<[string, () => Promise<Response>]>([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while the server fails', () => Promise.resolve(new Response('', { status: 503 }))],
    ['cut off', () => Promise.resolve(new Response('[{"journey":'))],
  ])('is loaded again after it could not be: %s', async (_, fails) => {
    const loadScreens = await load(fails);
    expect(await loadScreens()).toEqual([]);
    expect(await loadScreens()).toEqual(screens);
  });

  it('is loaded once, also where there are no pictures', async () => {
    const loadScreens = await load(() => Promise.resolve(Response.json([])));
    expect(await loadScreens()).toEqual([]);
    expect(await loadScreens()).toEqual([]);
  });
});
