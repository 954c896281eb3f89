import { type ReactNode, useEffect } from 'react';

import { liveCopy as copy, recordingCopy as fileCopy } from '../../../copy/inspector-live';
import type { Recording } from '../../live/recording';

interface TimeBarProps {
  readonly recording: Recording;
  /** Number of the selected entry; null for now. */
  readonly cursor: number | null;
  readonly isPlaying: boolean;
  /** Selects an entry; `isPlaying`: and plays from there. */
  readonly onMove: (cursor: number | null, isPlaying?: boolean) => void;
  readonly view: 'log' | 'sequence';
  readonly onView: (view: 'log' | 'sequence') => void;
  /** The recording is from a file, so it has an end and does not grow. */
  readonly isFile: boolean;
  /** Further tools for the recording. */
  readonly children: ReactNode;
}

const MAX_PAUSE_MS = 900;
const MIN_PAUSE_MS = 60;

/** Selects a moment of the recording, and plays the recording from there. The app itself is not affected. */
export function TimeBar(props: TimeBarProps) {
  const { recording, cursor, isPlaying, onMove, view, onView, isFile, children } = props;
  const entries = recording.entries();
  const firstNo = entries[0]?.no ?? 0;
  const lastNo = entries.at(-1)?.no ?? 0;
  const position = Math.max(firstNo, cursor ?? lastNo);

  useEffect(() => {
    if (!isPlaying || cursor === null) return;
    const currentEntry = entries[cursor - firstNo];
    const nextEntry = entries[cursor - firstNo + 1];
    if (currentEntry === undefined || nextEntry === undefined) return onMove(null);
    const pauseMs = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, nextEntry.at - currentEntry.at));
    const timer = setTimeout(() => onMove(nextEntry.no, true), pauseMs);
    return () => clearTimeout(timer);
  }, [isPlaying, cursor, entries, firstNo, onMove]);

  const moveBy = (count: number) => onMove(Math.max(firstNo, Math.min(lastNo, position + count)));
  const play = () => {
    // The oldest entries are dropped while one of them may be selected.
    const isAtEnd = cursor === null || cursor >= lastNo || cursor < firstNo;
    onMove(isAtEnd && !isPlaying ? firstNo : cursor, !isPlaying);
  };
  return (
    <div className="time">
      <button type="button" className="quiet" aria-pressed={view === 'log'} onClick={() => onView('log')}>
        {copy.log}
      </button>
      <button
        type="button"
        className="quiet"
        aria-pressed={view === 'sequence'}
        onClick={() => onView('sequence')}
      >
        {copy.sequence}
      </button>
      <button
        type="button"
        className="quiet"
        aria-label={copy.back}
        disabled={entries.length === 0}
        onClick={() => moveBy(-1)}
      >
        ‹
      </button>
      <input
        type="range"
        aria-label={copy.time}
        min={firstNo}
        max={lastNo}
        value={position}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <button
        type="button"
        className="quiet"
        aria-label={copy.forth}
        disabled={entries.length === 0}
        onClick={() => moveBy(1)}
      >
        ›
      </button>
      <button type="button" className="quiet" onClick={play}>
        {isPlaying ? copy.pause : copy.play}
      </button>
      <button
        type="button"
        className={cursor !== null ? 'solid' : isFile ? 'quiet' : 'quiet is-live'}
        disabled={cursor === null}
        onClick={() => onMove(null)}
      >
        {isFile ? fileCopy.end : cursor === null ? copy.live : copy.backToLive}
      </button>
      {!isFile && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            recording.clear();
            onMove(null);
          }}
        >
          {copy.clear}
        </button>
      )}
      {children}
    </div>
  );
}
