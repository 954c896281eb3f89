import { type FormEvent, useRef, useState } from 'react';

import { liveCopy as copy } from '../../copy/inspector-live';
import type { Journey } from '../catalogue';
import { fullDefinition } from '../live/charts-of-actors';
import type { LiveSession } from '../live/session';

interface StatelyProps {
  readonly session: Pick<LiveSession, 'stately'>;
  readonly journeys: readonly Journey[];
}

/** A button that opens Stately's inspector, a remote page, after a warning. */
export function Stately({ session, journeys }: StatelyProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const hasOpened = session.stately.open((definition) => fullDefinition(journeys, definition));
    setBlocked(!hasOpened);
    if (!hasOpened) return;
    dialog.current?.close();
  };
  return (
    <>
      <button type="button" className="link" onClick={() => dialog.current?.showModal()}>
        {copy.stately}
      </button>
      <dialog ref={dialog} className="keys" aria-labelledby="stately-title">
        <h2 id="stately-title">{copy.statelyTitle}</h2>
        <p>{copy.statelyText}</p>
        {isBlocked && <p role="alert">{copy.statelyBlocked}</p>}
        <form className="answers" onSubmit={open}>
          <button type="button" className="solid" onClick={() => dialog.current?.close()}>
            {copy.statelyStay}
          </button>
          <button type="submit" className="quiet">
            {copy.statelyGo}
          </button>
        </form>
      </dialog>
    </>
  );
}
