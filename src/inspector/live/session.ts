import { useSyncExternalStore } from 'react';

import type { Message } from '../../telemetry/inspection/protocol';
import { type Connection, connect } from './connection';
import { createOpenedStore, type OpenedStore } from './opened';
import { createRecording, type Recording } from './recording';

export interface LiveSession {
  readonly recording: Recording;
  readonly connection: Connection;
  /** Hands each later message on. */
  readonly forward: (to: (message: Message) => void) => void;
  /** A recording that is looked at in place of the live one. */
  readonly opened: OpenedStore;
}

/** Begins to listen; once for the page, whichever view is shown. */
export function startSession(): LiveSession {
  const recording = createRecording();
  const forwards: ((message: Message) => void)[] = [];
  const connection = connect((told) => {
    recording.accept(told);
    if (told.kind === 'messages')
      for (const forward of forwards) for (const message of told.messages) forward(message);
  });
  return { recording, connection, forward: (to) => forwards.push(to), opened: createOpenedStore() };
}

/** Renders again when the recording grew: at most once a frame. */
export function useRecording(recording: Recording): number {
  return useSyncExternalStore((listener) => byFrame(recording, listener), recording.version);
}

function byFrame(recording: Recording, listener: () => void): () => void {
  let frame: number | null = null;
  const unsubscribe = recording.subscribe(() => {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      listener();
    });
  });
  return () => {
    unsubscribe();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
