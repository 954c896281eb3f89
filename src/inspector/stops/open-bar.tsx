import { type ChangeEvent, useRef } from 'react';

import { stopsCopy as copy } from '../../copy/inspector-stops';
import { type OpenedSessions, openFile, readSandbox } from './opened-sessions';

/** Name of the opened sessions, and controls to open others. */
export function OpenBar({ opened }: { readonly opened: OpenedSessions }) {
  const field = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) void openFile(file);
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
        accept=".jsonl,.gz"
        aria-label={copy.open}
        tabIndex={-1}
        hidden
        onChange={choose}
      />
      <span className="quiet-text">{copy.drop}</span>
      <button type="button" className="quiet" onClick={() => void readSandbox()}>
        {copy.sandbox}
      </button>
      <span className="stops-name">
        {opened.kind === 'reading' && <span role="status">{copy.reading(opened.name)}</span>}
        {opened.kind === 'ready' && copy.showing(opened.name)}
        {opened.kind === 'failed' && (
          <span role="alert">
            <strong>{copy.problems.failed(opened.name)}</strong> {opened.message}
          </span>
        )}
      </span>
    </div>
  );
}
