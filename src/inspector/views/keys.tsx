import type { RefObject } from 'react';

import { inspectorCopy } from '../../copy/inspector';

const copy = inspectorCopy.keys;

/** The list of keyboard shortcuts. */
export function Keys({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={dialog} className="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">{copy.title}</h2>
      <dl>
        {copy.rows.map(([key, description]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="solid">
          {copy.close}
        </button>
      </form>
    </dialog>
  );
}
