/** Finds buttons that lead nowhere: the screen offers something that its chart does not listen to. */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

import type { Screens } from '../../../src/journey/screen';
import { backDisabled, screenOf } from '../../../src/journey/shown-screen';
import { stateName } from '../../../src/journey/state-name';
import type { Graph } from '../kit/explore';
import { listeningFor } from '../kit/internals';

/** A render a button: slow on a busy machine, and nothing here waits. */
const TIMEOUT = 120_000;

/** Declares the test of a journey's buttons. */
export function testControls<M extends AnyStateMachine>(
  id: string,
  graph: Graph<M>,
  screens: Screens<M>,
): void {
  describe(id, () => {
    it(
      'offers nothing on a screen that its chart does not listen to',
      async () => {
        expect((await deadControls(graph, screens)).join('\n')).toBe('');
      },
      TIMEOUT,
    );
  });
}

/**
 * Taps every button of every state once, without the chart behind it, and names the events that nothing there listens to:
 * a merchant would tap in vain. An event that a guard refuses, or that is ignored on purpose, is listened to.
 */
async function deadControls<M extends AnyStateMachine>(
  graph: Graph<M>,
  screens: Screens<M>,
): Promise<readonly string[]> {
  const dead = new Set<string>();
  for (const snapshot of placesOf(graph)) {
    for (let at = 0, count = 1; at < count; at += 1) {
      const { sent, ...shown } = await tap(snapshot, screens, at);
      count = shown.count;
      for (const { button, event } of sent)
        if (listeningFor(snapshot, event.type).length === 0)
          dead.add(`${stateName(snapshot)}: "${button}" sends ${event.type}, and nothing listens`);
    }
  }
  return [...dead];
}

/**
 * One place of each state, those in which the service is awaited too: the screen stays, and what it offers then is heard or
 * not offered. What a screen offers hangs on little of the context, and a look at each place would cost minutes.
 */
function placesOf<M extends AnyStateMachine>(graph: Graph<M>): readonly SnapshotFrom<M>[] {
  const seen = new Set<string>();
  return [...graph.places.values()].flatMap(({ position: { snapshot } }) => {
    const name = stateName(snapshot);
    if (snapshot.status !== 'active' || seen.has(name)) return [];
    seen.add(name);
    // SAFETY: the places of a map are snapshots of its own machine.
    return [snapshot as SnapshotFrom<M>];
  });
}

/** Taps one button of the screen, and says how many there are. */
async function tap<M extends AnyStateMachine>(snapshot: SnapshotFrom<M>, screens: Screens<M>, at: number) {
  const sent: { readonly button: string; readonly event: EventFromLogic<M> }[] = [];
  await show(snapshot, screens, (event) => sent.push({ button: nameOf(buttons()[at]), event }));
  const count = buttons().length;
  const button = buttons()[at];
  if (button !== undefined) await act(async () => fireEvent.click(button));
  cleanup();
  return { sent, count };
}

async function show<M extends AnyStateMachine>(
  snapshot: SnapshotFrom<M>,
  screens: Screens<M>,
  send: (event: EventFromLogic<M>) => void,
): Promise<void> {
  const View = screenOf(screens, snapshot);
  // SAFETY: every journey's events hold the shared `back` (machines/shared/journey).
  const back = () => send({ type: 'back' } as EventFromLogic<M>);
  await act(async () => {
    render(
      <div data-back-disabled={backDisabled(snapshot)}>
        <View snapshot={snapshot} send={send} back={back} />
      </div>,
    );
  });
}

function nameOf(button: HTMLButtonElement | undefined): string {
  return button?.getAttribute('aria-label') ?? button?.textContent ?? '';
}

/** What can be tapped; a way back that nobody hears is not drawn (src/ui/theme/first-paint.css). */
function buttons(): readonly HTMLButtonElement[] {
  return [
    ...document.querySelectorAll<HTMLButtonElement>('button:not([disabled]):not([aria-disabled=true])'),
  ].filter((button) => !button.matches('[data-back-disabled] header > button'));
}
