// @vitest-environment jsdom
/** What ran, and what happened, of a recording. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { createRecording } from '../../../src/inspector/live/recording';
import { runningAt } from '../../../src/inspector/live/running-at';
import type { LiveSession } from '../../../src/inspector/live/session';
import { ActorTree } from '../../../src/inspector/views/actor-tree';
import { EventLog } from '../../../src/inspector/views/event-log';
import { begins, fromPage, runs } from '../messages';

afterEach(cleanup);

it('the log is filtered by what it says', () => {
  const recording = createRecording();
  recording.accept(fromPage('p', 0, [begins('a', 'home'), runs('b', 'qr', 'qrIntro')]));
  render(
    <EventLog
      recording={recording}
      journeys={[]}
      cursor={null}
      filter={{ text: 'is in qrIntro', kind: 'all' }}
      onFilter={() => undefined}
      onSelectEntry={() => undefined}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('is in qrIntro'),
  ]);
});

it('a page that was left can be shown, also where nothing of it had ended', () => {
  const recording = createRecording();
  recording.accept(fromPage('p', 0, [runs('a', 'home', 'home')]));
  recording.accept({ from: 'app', kind: 'left', page: 'p' });
  // SAFETY: of a recording from a file, the tree reads nothing else of the session.
  const session = { recording: createRecording() } as LiveSession;
  render(
    <ActorTree
      session={session}
      recording={recording}
      running={runningAt(recording, Number.POSITIVE_INFINITY)}
      current={null}
      upTo={Number.POSITIVE_INFINITY}
      journeys={[]}
      isChosen={false}
      hrefOf={() => '#/live'}
      onChoose={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show what ended (1)' }));
  expect(screen.getByText('page left')).toBeTruthy();
});
