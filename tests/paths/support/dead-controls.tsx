/** Finds dead buttons: controls whose event the chart does not handle in that state. */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { backDisabled, screenOf } from '../../../src/journey/current-screen';
import { loadLazyScreens, type Screens } from '../../../src/journey/screen';
import { stateName } from '../../../src/journey/state-name';
import type { Graph } from '../kit/model/graph';
import { listeningFor } from '../kit/model/internals';

/** Time limit of a journey, ms: each button needs a render, which is slow on a busy machine. */
const TIMEOUT_MS = 120_000;

/** Declares the test of a journey's buttons. */
export function testControls<M extends AnyStateMachine>(id: string, graph: Graph, screens: Screens<M>): void {
  describe(id, () => {
    it(
      'has no button whose event its chart does not handle',
      async () => {
        expect((await deadControls(graph, screens)).join('\n')).toBe('');
      },
      TIMEOUT_MS,
    );
  });
}

/**
 * Taps every button of every state once, without an actor, and lists the events that the state does not handle: such a tap
 * would do nothing. An event that a guard refuses, or that is ignored on purpose, counts as handled.
 */
async function deadControls<M extends AnyStateMachine>(
  graph: Graph,
  screens: Screens<M>,
): Promise<readonly string[]> {
  await loadLazyScreens(screens);
  const dead = new Set<string>();
  for (const snapshot of snapshotPerState<M>(graph)) {
    for (let index = 0, count = 1; index < count; index += 1) {
      const { sent, ...shown } = await tap(snapshot, screens, index);
      count = shown.count;
      for (const { button, event } of sent)
        if (listeningFor(snapshot, event.type).length === 0)
          dead.add(`${stateName(snapshot)}: "${button}" sends ${event.type}, and nothing listens`);
    }
  }
  return [...dead];
}

/**
 * One snapshot per state, pending states included: their screen stays visible, so its buttons must be handled or disabled.
 * Buttons depend little on the context, and testing every node would take minutes.
 */
function snapshotPerState<M extends AnyStateMachine>(graph: Graph): readonly SnapshotFrom<M>[] {
  const seen = new Set<string>();
  return [...graph.nodes.values()].flatMap(({ position: { snapshot } }) => {
    const name = stateName(snapshot);
    if (snapshot.status !== 'active' || seen.has(name)) return [];
    seen.add(name);
    // SAFETY: the nodes of a graph are snapshots of its own machine.
    return [snapshot as SnapshotFrom<M>];
  });
}

/** Taps one button of the screen; returns the sent events and the number of buttons. */
async function tap<M extends AnyStateMachine>(snapshot: SnapshotFrom<M>, screens: Screens<M>, index: number) {
  const sent: { readonly button: string; readonly event: EventFromLogic<M> }[] = [];
  await show(snapshot, screens, (event) => sent.push({ button: nameOf(buttons()[index]), event }));
  const count = buttons().length;
  const button = buttons()[index];
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

/** Buttons that can be tapped; a disabled back button is hidden by CSS (src/ui/theme/first-paint.css). */
function buttons(): readonly HTMLButtonElement[] {
  return [
    ...document.querySelectorAll<HTMLButtonElement>('button:not([disabled]):not([aria-disabled=true])'),
  ].filter((button) => !button.matches('[data-back-disabled] header > button'));
}
