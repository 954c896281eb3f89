import { useSyncExternalStore } from 'react';

import { inspectorCopy } from '../../../copy/inspector';
import { type LiveSession, useRecording } from '../../live/session';
import { hashOf, liveRoute } from '../../location';
import { similarNames } from '../../similar-names';
import { UnknownName } from '../unknown-name';

interface UnknownActorProps {
  readonly session: LiveSession;
  /** Key of the actor in the URL. */
  readonly actor: string;
}

/** Message that the recording has no actor with the key in the URL; nothing while the recording has no actors at all. */
export function UnknownActor({ session, actor }: UnknownActorProps) {
  const opened = useSyncExternalStore(session.opened.subscribe, session.opened.get);
  const recording = opened?.recording ?? session.recording;
  useRecording(recording);
  const actors = recording.actors();
  if (actors.length === 0 || recording.actor(actor) !== undefined) return null;
  const names = similarNames(
    actor,
    actors.map(({ name }) => name),
  );
  const similarActors = names.flatMap((name) => {
    const lastActor = actors.filter((candidate) => candidate.name === name).pop();
    return lastActor === undefined ? [] : [{ name, hash: hashOf(liveRoute(lastActor.key)) }];
  });
  return <UnknownName text={inspectorCopy.unknown.actor(actor)} similar={similarActors} />;
}
