import { type ChangeEvent, useRef } from 'react';

import { stopsCopy as copy } from '../../../copy/inspector-stops';
import { formatCount, formatPercent } from '../numbers';
import type { ReadProblem } from '../reading/read-report';
import { skippedLinesText } from '../reading/skipped-lines';
import { cancelReading, type OpenedSessions } from './opened-sessions';

interface OpenBarProps {
  readonly opened: OpenedSessions;
  readonly onFile: (file: File) => void;
  readonly onSandbox: () => void;
}

/** Name of the opened sessions, how far they are read, and controls to open others. */
export function OpenBar({ opened, onFile, onSandbox }: OpenBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) onFile(file);
    // The same file may be chosen again after it has changed.
    target.value = '';
  };
  return (
    <div className="stops-open">
      <button type="button" className="solid" onClick={() => field.current?.click()}>
        {copy.open}
      </button>
      <input
        ref={field}
        type="file"
        accept=".jsonl,.ndjson,.json,.gz,.zip,.parquet,.csv"
        aria-label={copy.open}
        tabIndex={-1}
        hidden
        onChange={choose}
      />
      <span className="quiet-text">{copy.drop}</span>
      <button type="button" className="quiet" onClick={onSandbox}>
        {copy.sandbox}
      </button>
      <span className="stops-name">
        {opened.kind === 'reading' && <Reading opened={opened} />}
        {opened.kind === 'ready' && copy.showing(opened.name)}
        {opened.kind === 'failed' && (
          <span role="alert">
            <strong>{copy.problems.failed(opened.name)}</strong> {problemText(opened.problem)}
          </span>
        )}
      </span>
    </div>
  );
}

function Reading({ opened }: { readonly opened: Extract<OpenedSessions, { kind: 'reading' }> }) {
  const { name, progress } = opened;
  return (
    <>
      <span role="status">{copy.reading(name)}</span>{' '}
      {progress !== null && (
        <>
          <progress value={progress.share} aria-label={copy.reading(name)} />{' '}
          <span className="stops-progress">
            {copy.progress(
              formatPercent(progress.share),
              formatCount(progress.events),
              formatCount(progress.skipped),
            )}
          </span>{' '}
        </>
      )}
      <button type="button" className="quiet" onClick={cancelReading}>
        {copy.cancel}
      </button>
    </>
  );
}

function problemText(problem: ReadProblem): string {
  if (typeof problem === 'string') return copy.problems[problem];
  return problem.kind === 'all-skipped'
    ? copy.problems[problem.kind](skippedLinesText(problem.firstSkipped))
    : copy.problems[problem.kind](problem.message);
}
