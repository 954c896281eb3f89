import { type ChangeEvent, useRef, useState } from 'react';

import { recordingCopy as copy } from '../../copy/inspector-live';
import { save } from '../export/save';
import { valueText } from '../live/moment';
import { type RecordedWalk, walkToken } from '../live/recorded-walk';
import type { Recording } from '../live/recording';
import { writeRecording } from '../live/recording-file';

interface RecordingToolsProps {
  readonly recording: Recording;
  /** Returns the recorded path of the selected actor; null when its chart is not in the catalogue. */
  readonly createWalk: () => RecordedWalk | null;
  readonly onOpen: (file: File) => void;
}

/** Buttons that save the recording as a file, open one, and export the path of the selected actor as a path test. */
export function RecordingTools({ recording, createWalk, onOpen }: RecordingToolsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [walk, setWalk] = useState<RecordedWalk | null>(null);
  const saveRecording = () => {
    const now = Date.now();
    save(`recording-${fileTimestamp(now)}.json`, 'application/json', writeRecording(recording, now));
  };
  const openTestDialog = () => {
    setWalk(createWalk());
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className="quiet" onClick={saveRecording}>
        {copy.save}
      </button>
      <OpenButton onOpen={onOpen} />
      <button type="button" className="quiet" onClick={openTestDialog}>
        {copy.test}
      </button>
      <dialog ref={dialog} className="keys path-test" aria-labelledby="path-test-title">
        <h2 id="path-test-title">{copy.testTitle}</h2>
        {walk === null || walk.steps.length === 0 ? (
          <p>{copy.testNone}</p>
        ) : (
          <PathTest key={walkToken(walk)} walk={walk} />
        )}
        <form method="dialog">
          <button type="submit" className="quiet">
            OK
          </button>
        </form>
      </dialog>
    </>
  );
}

/** A button to choose a file. */
export function OpenButton({ onOpen }: Pick<RecordingToolsProps, 'onOpen'>) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Without this, choosing the same file again would cause no change event.
    target.value = '';
    if (file !== undefined) onOpen(file);
  };
  return (
    <>
      <button type="button" className="quiet" onClick={() => input.current?.click()}>
        {copy.open}
      </button>
      <input ref={input} type="file" hidden aria-label={copy.openLabel} accept=".json" onChange={choose} />
    </>
  );
}

function PathTest({ walk }: { readonly walk: RecordedWalk }) {
  const [isCopied, setCopied] = useState(false);
  const { journey, from, steps } = walk;
  const name = `${journey}-${fileTimestamp(Date.now())}.json`;
  const command = `PATHS_RECORDED=${walkToken(walk)} npx vitest run --project paths tests/paths/${journey}.test.tsx -t recorded`;
  const copyCommand = async () => {
    await navigator.clipboard.writeText(command);
    setCopied(true);
  };
  return (
    <>
      <p>{copy.testLead(steps.length, journey)}</p>
      {from !== null && <p>{copy.testFrom(valueText(from))}</p>}
      <p>{copy.testPath}</p>
      <p>
        <code>tests/paths/recorded/{name}</code>
      </p>
      <p>
        <button
          type="button"
          className="solid"
          onClick={() => save(name, 'application/json', `${JSON.stringify(walk, null, 2)}\n`)}
        >
          {copy.testDownload}
        </button>
      </p>
      <p>{copy.testRun}</p>
      <pre>{command}</pre>
      <p>
        <button type="button" className="quiet" onClick={copyCommand}>
          {isCopied ? copy.testCopied : copy.testCopy}
        </button>
      </p>
    </>
  );
}

/** A time in ms as `2026-11-21-1403` in UTC, for a file name. */
function fileTimestamp(timestamp: number): string {
  return new Date(timestamp).toISOString().slice(0, 16).replace('T', '-').replace(':', '');
}
