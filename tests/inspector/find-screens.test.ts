import { expect, it } from 'vitest';

import { hashOf, readRoute } from '../../src/inspector/location';
import { findScreens, indexScreens } from '../../src/inspector/screen-catalogue/find-screens';
import { picturedScreen } from './pictured-screen';

const index = indexScreens(
  [
    picturedScreen({ journey: 'old-journey', state: 'gone' }),
    picturedScreen({ journey: 'qr', state: 'qrIntro', heading: 'Collect by QR', lines: ['Collect by QR'] }),
    picturedScreen({ journey: 'home', state: 'loadingHome', heading: 'Namaste' }),
    picturedScreen({
      journey: 'home',
      state: 'home',
      heading: 'Namaste',
      lines: ['Namaste', 'Pay what is due', 'You pay ₹2,415 by e-NACH', 'आपका लोन'],
    }),
    picturedScreen({ journey: 'home', state: 'loadingHome', number: 2, heading: 'Namaste' }),
    picturedScreen({
      journey: 'agreement',
      state: 'agreementOtp',
      innerStates: [{ chart: 'otp', state: 'code' }],
    }),
  ],
  [
    { id: 'home', title: 'Home' },
    { id: 'qr', title: 'My QR code' },
    { id: 'agreement', title: 'Agreement' },
  ],
);
const found = (query: string) =>
  findScreens(index, query).map(({ screen: { state, number } }) => `${state} ${number}`);

it('shows all by journey, the screens of a state side by side', () => {
  expect(found('')).toEqual([
    ...['loadingHome 1', 'loadingHome 2', 'home 1', 'qrIntro 1', 'agreementOtp 1', 'gone 1'],
  ]);
  expect(findScreens(index, '')[1]).toMatchObject({ count: 2, line: null });
});

it('finds by journey, state, heading, a chart within it, and words in any language', () => {
  expect(found('my qr code')).toEqual(['qrIntro 1']);
  expect(found('loading home')).toEqual(['loadingHome 1', 'loadingHome 2']);
  expect(found('namaste loadingHome')).toEqual(['loadingHome 1', 'loadingHome 2']);
  expect(found('OTP code')).toEqual(['agreementOtp 1']);
  expect(found('लोन')).toEqual(['home 1']);
  expect(found('2,415 enach')).toEqual(['home 1']);
  expect(found('nowhere')).toEqual([]);
});

it('says the line that has the words, best all of them', () => {
  const lineOf = (query: string) => findScreens(index, query).map(({ line }) => line);
  expect(lineOf('due pay')).toEqual(['Pay what is due']);
  expect(lineOf('pay ₹2,415')).toEqual(['You pay ₹2,415 by e-NACH']);
  // An earlier line has only the first word, and no line has both side by side.
  expect(lineOf('pay e-nach')).toEqual(['You pay ₹2,415 by e-NACH']);
  // Its names say why it was found.
  expect(lineOf('my qr')).toEqual([null]);
});

it('the catalogue has an address for each view', () => {
  for (const hash of [
    '#/catalogue',
    '#/catalogue/home',
    '#/catalogue/home/noLoan?look=dark',
    '#/catalogue?look=large&q=one+moment',
  ])
    expect(hashOf(readRoute(hash))).toBe(hash);
  // Another name of a look is none.
  expect(hashOf(readRoute('#/catalogue?look=odd'))).toBe('#/catalogue');
  expect(readRoute('#/catalogues').kind).toBe('chart');
});
