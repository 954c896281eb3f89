// @vitest-environment jsdom
/** What ran, and what happened, of a recording. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { createRecording, type Recording } from '../../../src/inspector/live/recording';
import { runningAt } from '../../../src/inspector/live/running-at';
import type { LiveSession } from '../../../src/inspector/live/session';
import { ActorTree } from '../../../src/inspector/views/actor-tree';
import { EventLog } from '../../../src/inspector/views/event-log';
import { begins, fromPage, runs } from '../messages';

afterEach(cleanup);

afterEach(() => vi.unstubAllEnvs());

function showLog(recording: Recording, text = '') {
  render(
    <EventLog
      recording={recording}
      journeys={[]}
      cursor={null}
      filter={{ text, kind: 'all' }}
      onFilter={() => undefined}
      onSelectEntry={() => undefined}
    />,
  );
}

it('the times of the log are those of the reader’s clock', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const recording = createRecording();
  recording.accept(fromPage('p', 0, [begins('a', 'home', Date.UTC(2026, 10, 27, 20, 15, 7, 250))]));
  showLog(recording);
  const time = screen.getByText('01:45:07.250');
  expect(time.title).toBe('2026-11-27T20:15:07.250Z');
});

it('the log is filtered by what it says', () => {
  const recording = createRecording();
  recording.accept(fromPage('p', 0, [begins('a', 'home'), runs('b', 'qr', 'qrIntro')]));
  showLog(recording, 'is in qrIntro');
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
