import { describe, expect, it } from 'vitest';

import { pictureOf, pictureUrl } from '../../src/inspector/pictures';

describe('the picture of a state', () => {
  const names = [
    'home-home-over-limit',
    'home-no-loan',
    'home-home.webp',
    'home-no-loan.webp',
    'qr-qr-intro.webp',
  ];

  it('is the one of the last tests, else a variant of it, else the stored one', () => {
    expect(pictureOf(names, 'home', 'noLoan')).toBe('home-no-loan');
    expect(pictureOf(names, 'home', 'home')).toBe('home-home-over-limit');
    expect(pictureOf(names, 'qr', 'qrIntro')).toBe('qr-qr-intro.webp');
    expect(pictureOf(names, 'qr', 'left')).toBeNull();
  });

  it('exists in both themes, or stored in one', () => {
    expect(pictureUrl('home-no-loan', 'dark')).toBe('inspector-pictures/home-no-loan-dark.png');
    expect(pictureUrl('qr-qr-intro.webp', 'dark')).toBe('inspector-pictures/qr-qr-intro.webp');
  });
});
