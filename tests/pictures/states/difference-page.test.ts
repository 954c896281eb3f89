import { expect, it } from 'vitest';

import { picturedScreen } from '../../inspector/pictured-screen';
import { differencePage, summaryOf } from './difference-page';

const before = picturedScreen({ journey: 'home', state: 'home', lines: ['Your loan', 'Pay ₹5,000'] });
const after = picturedScreen({ journey: 'home', state: 'home', lines: ['Your loan', 'Pay <now>'] });
const added = picturedScreen({ journey: 'qr', state: 'qrIntro' });
const matched = {
  changed: [{ before, after, looks: ['light', 'dark'] }],
  added: [added],
  gone: [],
  addedStates: ['qr/qrIntro'],
  goneStates: [],
  sameCount: 7,
} as const;

it('counts, and names the states that are new', () => {
  expect(summaryOf(matched)).toBe(
    '1 screen changed (2 pictures), 1 new, 0 gone, 7 the same.\nNew states: qr/qrIntro.',
  );
});

it('shows before, after and difference, the words that changed, and nothing that is the same', () => {
  const page = differencePage({
    title: 'abc1234 Words & colours',
    matched,
    changes: [{ before, after, look: 'light', pixels: 1_200, share: 0.005, width: 360, height: 740 }],
  });
  for (const text of [
    'abc1234 Words &amp; colours',
    'src="before/home/home-1-light.webp"',
    'src="after/home/home-1-light.webp"',
    'src="difference/home/home-1-light.webp"',
    '1,200 pixels, 0.5 %',
    '<del>Pay ₹5,000</del>',
    '<ins>Pay &lt;now></ins>',
    'src="after/qr/qrIntro-1-light.webp"',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('Your loan');
});

it('says that nothing differs', () => {
  const page = differencePage({
    title: 'abc1234',
    matched: { ...matched, changed: [], added: [] },
    changes: [],
  });
  expect(page).toContain('Every picture is the same.');
});
