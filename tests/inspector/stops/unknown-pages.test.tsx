// @vitest-environment jsdom
/** Names that are no page of the journey are reported: those that were typed, and those that a link has. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { OwnFunnelView } from '../../../src/inspector/stops/paths/own-funnel-view';
import { PageField } from '../../../src/inspector/stops/paths/page-field';
import { NO_QUESTION } from '../../../src/inspector/stops/paths/path-question';

afterEach(cleanup);

const pages = ['shop', 'basket'];
const REPORT = 'No page of this journey is named checkout.';
const field = (value: string) =>
  render(<PageField label="To" pages={pages} value={value} onChoose={() => {}} />);

it('reports a name of a link', () => {
  field('checkout');
  expect(screen.getByText(REPORT)).toBeDefined();
});

it('reports a typed name when its field is left, not while it is typed', () => {
  field('');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: 'checkout' } });
  expect(screen.queryByText(REPORT)).toBeNull();
  fireEvent.blur(screen.getByLabelText('To'));
  expect(screen.getByText(REPORT)).toBeDefined();
});

it.each(['', 'shop'])('reports nothing of “%s”', (value) => {
  field(value);
  fireEvent.blur(screen.getByLabelText('To'));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('reports a step of a funnel', () => {
  const paths = {
    journey: 'shop',
    walked: [],
    suppressedRuns: 0,
    beforeStops: [],
    times: [],
    adjacent: { before: [], after: [] },
    lenders: [],
  };
  render(
    <OwnFunnelView
      {...{ paths, pages }}
      question={{ ...NO_QUESTION, steps: ['shop', 'checkout'] }}
      commonPath={[]}
      path={[]}
      onAsk={() => {}}
      onPath={() => {}}
    />,
  );
  expect(screen.getByText(REPORT)).toBeDefined();
});
