import { expect, it } from 'vitest';

import { aboutSelected, inView, NO_QUESTION } from '../../../src/inspector/stops/paths/path-question';

const pages = ['shop', 'basket'];

it.each([
  ['lenders', 'stop'],
  ['before', 'stop'],
  ['after', 'from'],
] as const)('%s is about the selected state', (view, subject) => {
  expect(aboutSelected({ ...NO_QUESTION, view }, 'basket', pages)[subject]).toBe('basket');
});

it('is about the state that was chosen in it, not the selected one', () => {
  const asked = { ...NO_QUESTION, view: 'lenders', stop: 'shop' } as const;
  expect(aboutSelected(asked, 'basket', pages)).toEqual(asked);
});

it('does not ask what came after a state that is no page', () => {
  const asked = { ...NO_QUESTION, view: 'after' } as const;
  expect(aboutSelected(asked, 'loadingShop', pages)).toEqual(asked);
});

it.each(['funnel', 'between', 'event', 'next'] as const)('%s asks about no selected state', (view) => {
  const asked = { ...NO_QUESTION, view };
  expect(aboutSelected(asked, 'basket', pages)).toEqual(asked);
});

it('is about the selected state again once its view is opened', () => {
  const asked = { ...NO_QUESTION, view: 'before', stop: 'shop' } as const;
  const opened = inView(asked, 'lenders', 'basket', pages);
  expect(aboutSelected(opened, 'basket', pages).stop).toBe('basket');
});

it('keeps the state that was chosen where none is selected', () => {
  const asked = { ...NO_QUESTION, view: 'before', stop: 'shop' } as const;
  expect(inView(asked, 'lenders', null, pages).stop).toBe('shop');
});
