import type { ReactNode } from 'react';

import { liveCopy as copy, recordingCopy as fileCopy } from '../../../copy/inspector-live';
import { OpenButton } from '../recording-tools';

interface LiveEmptyProps {
  readonly onOpen: (file: File) => void;
  /** Why a file was not opened. */
  readonly children: ReactNode;
}

/** Shown while there is nothing to show: explains what to open. */
export function LiveEmpty({ onOpen, children }: LiveEmptyProps) {
  return (
    <>
      <h1>{copy.empty}</h1>
      <p>{copy.emptyHint}</p>
      <p>
        <a href="/" target="_blank" rel="noreferrer">
          {copy.openApp}
        </a>
      </p>
      <p>
        <OpenButton onOpen={onOpen} /> {fileCopy.drop}
      </p>
      {children}
    </>
  );
}
