/** Records in Chromium which states and transitions of the charts were taken, named as in the path kit. */
import type { Page } from '@playwright/test';

import type { Coverage } from '../../paths/kit/coverage/coverage';

interface TakenItems {
  readonly machineId: string;
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

/** Adds the states and transitions of each chart on the page to the coverage, across page loads. */
export async function recordChartCoverage(page: Page, coverage: Coverage): Promise<void> {
  await page.exposeFunction('reportChart', ({ machineId, ...items }: TakenItems) =>
    coverage.add(machineId, items),
  );
  await page.addInitScript(observeCharts);
}

/** Runs in the page, before the app: `_transitions` and `_nodes` are XState's own (kit/model/internals.ts). */
function observeCharts(): void {
  interface Node {
    readonly id: string;
    readonly parent?: Node;
    readonly always?: readonly unknown[];
    readonly transitions: ReadonlyMap<string, readonly unknown[]>;
  }
  interface Transition {
    readonly source: Node;
    readonly eventType?: string;
  }
  interface Inspected {
    readonly type: string;
    readonly snapshot?: { readonly machine?: { readonly id: string }; readonly _nodes?: readonly Node[] };
    readonly _transitions?: readonly Transition[];
  }
  interface ObservedWindow {
    reportChart(items: unknown): void;
    journeyObserver: (event: Inspected) => void;
  }
  const selfAndParents = (node: Node): string[] =>
    node.parent === undefined ? [] : [node.id, ...selfAndParents(node.parent)];
  const idOf = (taken: Transition) => {
    const eventType = String(taken.eventType ?? '');
    const all = eventType === '' ? taken.source.always : taken.source.transitions.get(eventType);
    return `${taken.source.id}|${eventType}|${(all ?? []).indexOf(taken)}`;
  };
  // SAFETY: the page is the app's, where `reportChart` was exposed and `journeyObserver` is read.
  const page = window as unknown as ObservedWindow;
  // Each report is a call into the test process: each item is reported once.
  const reported = new Set<string>();
  const isNew = (id: string) => reported.size < reported.add(id).size;
  page.journeyObserver = ({ type, snapshot, _transitions = [] }) => {
    if (type !== '@xstate.microstep' && type !== '@xstate.snapshot') return;
    const machineId = snapshot?.machine?.id;
    if (machineId === undefined || snapshot?._nodes === undefined) return;
    const all = [
      ..._transitions.flatMap((taken) => selfAndParents(taken.source)),
      ...snapshot._nodes.flatMap(selfAndParents),
    ];
    const states = all.filter(isNew);
    const transitions = _transitions.map(idOf).filter(isNew);
    if (states.length + transitions.length > 0) page.reportChart({ machineId, states, transitions });
  };
}
