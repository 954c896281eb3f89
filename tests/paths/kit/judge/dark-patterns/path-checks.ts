/** Dark patterns along a path: what was tapped, what was declined, and why a screen asks again. */
import type { AnyMachineSnapshot } from 'xstate';

import { stateName } from '../../../../../src/journey/state-name';
import { asked, permissions } from './lists';
import {
  choiceKey,
  costProblems,
  declineProblems,
  oppositeProblems,
  prechosenProblems,
  readJudgedScreen,
  timerProblems,
  wordProblems,
} from './screen-checks';

/** What caused a step: the type of its event, and who sent it. */
interface Cause {
  readonly type: string;
  readonly move: { readonly kind: string };
}

/** Where a step is on its path (kit/run/run.ts). */
interface At {
  readonly index: number;
  readonly step: { readonly event: Cause };
}

/** After a step: the dark patterns of the screen, and of the way to it. */
type DarkPatternChecks = (snapshot: AnyMachineSnapshot, at: At, journey: string) => readonly string[];

/** Checks for the paths of one journey; each path begins with `index` 0. */
export function createDarkPatternChecks(): DarkPatternChecks {
  const chosen = new Set<string>();
  // A tap causes it, a value set by the app does not.
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.checked) chosen.add(choiceKey(target));
    },
    true,
  );
  let along = createAskingChecks();
  return (snapshot, at, journey) => {
    if (at.index === 0) {
      chosen.clear();
      along = createAskingChecks();
    }
    const name = `${journey}/${stateName(snapshot)}`;
    const asking = along(name, at.step.event, snapshot);
    if (snapshot.status !== 'active') return asking;
    const screen = readJudgedScreen(name, snapshot);
    return [
      ...asking,
      ...prechosenProblems(screen, chosen),
      ...wordProblems(screen),
      ...timerProblems(screen),
      ...declineProblems(screen),
      ...oppositeProblems(screen),
      ...costProblems(screen),
    ];
  };
}

/** Nagging: what was declined is not asked again without a new cause, and nothing opens or asks by itself. */
export function createAskingChecks(): (
  screen: string,
  cause: Cause,
  snapshot: Pick<AnyMachineSnapshot, 'context'>,
) => readonly string[] {
  /** Screen and subject. */
  const declined = new Map<string, string | undefined>();
  let last = '';
  let lastSubject: string | undefined;
  let wasDialogOpen = false;
  return (screen, { type, move }, snapshot) => {
    for (const ask of asked) {
      if (ask.causes.includes(type)) declined.delete(ask.screen);
      if (last === ask.screen && screen !== last && ask.declined.includes(type))
        declined.set(ask.screen, lastSubject);
    }
    const isNew = screen !== last;
    last = screen;
    lastSubject = asked.find((ask) => ask.screen === screen)?.subject?.(snapshot);
    if (declined.get(screen) !== lastSubject) declined.delete(screen);
    const isDialogOpen = document.querySelector('dialog[open]') !== null;
    const isOpenedByItself = isDialogOpen && !wasDialogOpen && move.kind !== 'person';
    wasDialogOpen = isDialogOpen;
    return [
      ...(isNew && declined.has(screen)
        ? ['nagging: it was declined, and is asked again without a new cause']
        : []),
      ...(isNew && permissions[screen]?.includes(type) === false
        ? [`nagging: the phone asks for a permission after ${type}, not after a tap on it`]
        : []),
      ...(isOpenedByItself ? ['nagging: a dialog opened by itself'] : []),
    ];
  };
}
