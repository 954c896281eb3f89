// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AfterPageView } from '../../../src/inspector/stops/paths/after-page-view';
import { BeforeStopView } from '../../../src/inspector/stops/paths/before-stop-view';
import { LendersView } from '../../../src/inspector/stops/paths/lenders-view';
import { ownFunnelOf } from '../../../src/inspector/stops/paths/own-funnel';
import { OwnFunnelView, ownFunnelCsv } from '../../../src/inspector/stops/paths/own-funnel-view';
import { NO_QUESTION, type PathQuestion } from '../../../src/inspector/stops/paths/path-question';
import { PathsBetweenView } from '../../../src/inspector/stops/paths/paths-between-view';
import { StateQuestions } from '../../../src/inspector/stops/paths/state-questions';
import { shopJourney } from './comparison/shops';

afterEach(cleanup);

const paths = {
  journey: 'shop',
  walked: [
    { states: ['shop', 'basket', 'paid'], end: 'finished', runs: 10 },
    { states: ['shop', 'help', 'basket'], end: 'stopped', runs: 4 },
    { states: ['shop'], end: 'left', runs: 6 },
  ],
  suppressedRuns: 7,
  beforeStops: [
    { state: 'basket', end: 'stopped', changes: [{ from: 'help', event: 'closed' }], runs: 4 },
    { state: 'shop', end: 'left', changes: [{ from: null, event: 'xstate.init' }], runs: 6 },
  ],
  adjacent: { before: [], after: [] },
  times: [{ from: 'shop', to: 'basket', runs: 14, medianMs: 9_000, p90Ms: 20_000 }],
  lenders: [
    {
      lender: 'ARTHMATE',
      states: [{ state: 'basket', reached: 4, stopped: 1 }],
      transitions: [
        { from: 'basket', event: 'pay', to: 'paid', count: 3 },
        { from: 'shop', event: 'choose', to: 'basket', count: 4 },
      ],
    },
    {
      lender: 'none',
      states: [{ state: 'basket', reached: 10, stopped: 0 }],
      transitions: [
        { from: 'basket', event: 'pay', to: 'paid', count: 6 },
        { from: 'basket', event: 'back', to: 'shop', count: 6 },
      ],
    },
  ],
} as const;

function viewOf(question: Partial<PathQuestion>) {
  const onAsk = vi.fn<(question: PathQuestion) => void>();
  const onPath = vi.fn<(path: readonly string[]) => void>();
  const pages = ['shop', 'basket', 'help', 'paid'];
  return { paths, pages, question: { ...NO_QUESTION, ...question }, onAsk, path: [], onPath };
}

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 6).map(({ textContent }) => textContent));

describe('the funnel', () => {
  it('has a row for each step, with its shares and how the others ended', () => {
    render(<OwnFunnelView {...viewOf({ steps: ['shop', 'basket', 'paid'] })} commonPath={[]} />);
    expect(rowTexts()).toEqual([
      ['shop', '20', '100 %', '–', '–', '6 went elsewhere'],
      ['basket', '14', '70 %', '70 %', '9 s', '4 stopped (last new page: 4 basket)'],
      ['paid', '10', '50 %', '71 %', '–', 'How they ended: 10 came to an end: paid'],
    ]);
  });

  it('takes a chosen page as the next step, moves steps and removes them', () => {
    const view = viewOf({ steps: ['shop', 'basket'] });
    render(<OwnFunnelView {...view} commonPath={[]} />);
    fireEvent.change(screen.getByLabelText('Next step'), { target: { value: 'paid' } });
    fireEvent.click(screen.getByRole('button', { name: 'Move basket up' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove shop' }));
    expect(view.onAsk.mock.calls.map(([{ steps }]) => steps)).toEqual([
      ['shop', 'basket', 'paid'],
      ['basket', 'shop'],
      ['basket'],
    ]);
  });

  it('says how many runs are left out, since the order of their pages is not told', () => {
    render(<OwnFunnelView {...viewOf({})} commonPath={[]} />);
    expect(screen.getByText(/^7 runs by rare paths/)).toBeDefined();
  });

  it('is a table for a spreadsheet, with plain numbers', () => {
    expect(ownFunnelCsv(ownFunnelOf(paths.walked, ['shop', 'basket']), paths.times).split('\r\n')).toEqual([
      '"Step","Runs","Of the first step","Of the step before","Since the step before (median) (ms)","came to an end","left by back","stopped","went elsewhere","not over yet"',
      '"shop",20,1,"","",0,0,0,6,0',
      '"basket",14,0.7,0.7,9000,10,0,4,0,0',
      '',
    ]);
  });
});

describe('by lender', () => {
  it('has a column for each lender with its runs, its stops, and the transitions out of the state', () => {
    render(<LendersView chart={shopJourney.chart} {...viewOf({ stop: 'basket' })} />);
    const texts = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(texts).toEqual([
      ['Of the state', 'No lender yet', 'Arthmate'],
      ['Runs', '10', '4'],
      ['Stopped here', '0', '1 25 % (5–70 %)'],
      ['Changes out of it', '12', '3'],
      ['pay → paid', '6 50 % (25–75 %)', '3 100 % (44–100 %)'],
      ['back → shop', '6 50 % (25–75 %)', '0'],
    ]);
  });

  it('says where a file of counts cannot tell, and where nobody was', () => {
    const view = viewOf({ stop: 'nowhere' });
    const { rerender } = render(<LendersView chart={shopJourney.chart} {...view} />);
    expect(screen.getByText('No run was in this state.')).toBeDefined();
    rerender(<LendersView chart={shopJourney.chart} {...view} paths={{ ...paths, lenders: null }} />);
    expect(screen.getByText(/needs the events/)).toBeDefined();
  });
});

describe('after a page', () => {
  it('has how the runs ended and which pages they saw later; a press draws one', () => {
    const view = viewOf({ from: 'basket' });
    render(<AfterPageView {...view} failures={[]} />);
    expect(
      screen.getByText('14 runs saw basket; 10 of them (71 %) saw another page for the first time later.'),
    ).toBeDefined();
    const [ended, later] = screen.getAllByRole('table');
    expect(ended?.textContent).toContain(
      'came to an end: paid1071 % (45–88 %)stopped, in it or later429 % (12–55 %)',
    );
    expect(later?.textContent).toContain('paid1071 % (45–88 %)');
    fireEvent.click(screen.getByRole('button', { name: 'paid' }));
    expect(view.onPath).toHaveBeenCalledWith(['basket', 'paid']);
  });

  it('is of any failure page until another is chosen', () => {
    const view = viewOf({});
    render(<AfterPageView {...view} failures={['help', 'basket']} />);
    expect(
      screen.getByText(
        '14 runs saw any failure page; 10 of them (71 %) saw another page for the first time later.',
      ),
    ).toBeDefined();
    fireEvent.change(screen.getByLabelText('Page'), { target: { value: 'shop' } });
    expect(view.onAsk).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ from: 'shop' }));
  });

  it('is of no page where no failure was seen', () => {
    render(<AfterPageView {...viewOf({})} failures={[]} />);
    expect(screen.getByText('Choose a page.')).toBeDefined();
  });

  it('tells who stopped in the page from who stopped later, where the paths of all runs are told', () => {
    const view = viewOf({ from: 'shop' });
    render(<AfterPageView {...view} failures={[]} paths={{ ...paths, suppressedRuns: 0 }} />);
    const [ended] = screen.getAllByRole('table');
    expect(ended?.textContent).toContain('stopped later420 %');
  });

  it('says that nobody saw it, and that nothing was seen after it', () => {
    const { rerender } = render(<AfterPageView {...viewOf({ from: 'nowhere' })} failures={[]} />);
    expect(screen.getByText('No run saw this page.')).toBeDefined();
    rerender(<AfterPageView {...viewOf({ from: 'paid' })} failures={[]} />);
    expect(screen.getByText(/^None of them saw another page/)).toBeDefined();
  });
});

describe('the paths between two pages', () => {
  it('say how long it took from the one to the other', () => {
    render(<PathsBetweenView {...viewOf({ from: 'shop', to: 'basket' })} />);
    expect(screen.getByText(/: 9 s \(median\), 20 s \(90th percentile\), of 14 runs\.$/)).toBeDefined();
  });

  it('say that the time needs the events where a file of counts is opened', () => {
    const view = viewOf({ from: 'shop', to: 'basket' });
    render(<PathsBetweenView {...view} paths={{ ...paths, times: null }} />);
    expect(screen.getByText(/^How long it took needs the events/)).toBeDefined();
  });

  it('say that there is no page of a typed name', () => {
    const view = viewOf({ view: 'between' });
    render(<PathsBetweenView {...view} />);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: 'checkout' } });
    fireEvent.submit(screen.getByLabelText('To'));
    expect(screen.getByText('No page of this journey is named checkout.')).toBeDefined();
    expect(view.onAsk).not.toHaveBeenCalled();
  });

  it('are rows with shares, and one that is pressed is drawn', () => {
    const view = viewOf({ from: 'shop', to: 'basket' });
    render(<PathsBetweenView {...view} />);
    expect(rowTexts()).toEqual([
      ['directly', '10', '71 % (45–88 %)', '71 %'],
      ['help', '4', '29 % (12–55 %)', '100 %'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'help' }));
    expect(view.onPath).toHaveBeenCalledExactlyOnceWith(['shop', 'help', 'basket']);
  });

  it('are asked for as soon as the name of a page is whole', () => {
    const view = viewOf({ from: 'shop' });
    render(<PathsBetweenView {...view} />);
    const field = screen.getByLabelText('To');
    fireEvent.change(field, { target: { value: 'pai' } });
    expect(view.onAsk).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: 'paid' } });
    expect(view.onAsk).toHaveBeenCalledExactlyOnceWith({ ...NO_QUESTION, from: 'shop', to: 'paid' });
  });
});

describe('what came before a stop', () => {
  it('is the last steps of the chosen state and end', () => {
    render(<BeforeStopView {...viewOf({ stop: 'shop', end: 'left' })} />);
    expect(rowTexts()).toEqual([['starts → shop', '6', '100 % (61–100 %)', '100 %']]);
  });

  it('offers the states that runs ended in so', () => {
    render(<BeforeStopView {...viewOf({})} />);
    const options = within(screen.getByLabelText('State')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a state', 'basket (4)']);
  });

  it('is not told by a file of version 1', () => {
    const view = viewOf({ stop: 'basket' });
    render(<BeforeStopView {...view} paths={{ ...paths, beforeStops: null }} />);
    expect(screen.getByText(/^This file of counts is too old/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a state that is selected on the chart', () => {
  it('becomes the next step of the funnel, once', () => {
    const { question, onAsk } = viewOf({ view: 'between', steps: ['shop'] });
    const state = { isPage: true, question, onAsk };
    const { rerender } = render(<StateQuestions {...state} state="basket" />);
    fireEvent.click(screen.getByRole('button', { name: 'Add to funnel' }));
    expect(onAsk).toHaveBeenCalledExactlyOnceWith({
      ...question,
      view: 'funnel',
      steps: ['shop', 'basket'],
    });
    rerender(<StateQuestions {...state} state="shop" />);
    expect(screen.getByRole('button', { name: 'Is a step of the funnel' }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('is offered only for stops and lenders where no person sees it', () => {
    const { question, onAsk } = viewOf({});
    render(<StateQuestions state="loadingShop" isPage={false} question={question} onAsk={onAsk} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'What came before a stop here',
      'By lender',
    ]);
  });
});
