// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { createRecording } from '../../../../src/inspector/live/recording';
import { TimeBar } from '../../../../src/inspector/views/live/time-bar';
import { begins, fromPage, takesStep } from '../../messages';

afterEach(cleanup);

/** The bar of a recording with entries 0 to 2. @param start the entry that is selected first; null for now */
function Bar({ recording, start }: { recording: ReturnType<typeof createRecording>; start: number | null }) {
  const [{ cursor, isPlaying }, setMoment] = useState({ cursor: start, isPlaying: false });
  return (
    <TimeBar
      recording={recording}
      cursor={cursor}
      isPlaying={isPlaying}
      onMove={(moved, isPlayed = false) => setMoment({ cursor: moved, isPlaying: isPlayed })}
      view="log"
      onView={() => undefined}
      isFile={false}
    >
      <output>{cursor ?? 'now'}</output>
    </TimeBar>
  );
}

function show(start: number | null) {
  const recording = createRecording();
  recording.accept(
    fromPage('p', 0, [begins('a', 'home'), takesStep('a', 'home', 2), takesStep('a', 'due', 3)]),
  );
  return { recording, ...render(<Bar recording={recording} start={start} />) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('what is cleared is not replayed any more', () => {
  show(null);
  press('Replay');
  expect(screen.getByRole('status').textContent).toBe('0');
  press('Clear');
  expect(screen.getByRole('button', { name: 'Replay' })).toBeTruthy();
});

it('replays from the oldest entry where the selected one was dropped', () => {
  const { recording, unmount } = show(null);
  unmount();
  recording.clear();
  recording.accept(fromPage('p', 3, [takesStep('a', 'late', 4), takesStep('a', 'over', 5)]));
  render(<Bar recording={recording} start={1} />);
  press('Replay');
  expect(screen.getByRole('status').textContent).toBe('3');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

it.each(['One step back', 'One step on'])('%s selects nothing in an empty recording', (name) => {
  render(<Bar recording={createRecording()} start={null} />);
  press(name);
  expect(screen.getByRole('status').textContent).toBe('now');
});
