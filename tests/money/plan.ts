/** What chance decides of a visit before it begins: who comes for what, and what goes wrong. */
import type { PersonaName } from '../../sandbox/people/personas';
import type { Random } from '../sessions/random';

/** What the visitor comes for: once, and only once. */
export type Task = 'pay' | 'link' | 'close' | 'sign' | 'draw';

interface TaskKind {
  readonly task: Task;
  readonly weight: number;
  readonly personas: readonly PersonaName[];
  /** The page that is opened first; `{link}` stands for the id in this merchant's books. */
  readonly entry: string;
  /** operationIds of the writes that can be struck. */
  readonly writes: readonly string[];
}

export const tasks: readonly TaskKind[] = [
  {
    task: 'pay',
    weight: 40,
    personas: ['due-today', 'due-tomorrow', 'overdue', 'due-in-a-week'],
    entry: '/termloan/home',
    writes: ['initiateRepayment'],
  },
  {
    task: 'link',
    weight: 15,
    personas: ['link-partly-paid'],
    entry: '/pay/{link}',
    writes: ['initiateRepayment'],
  },
  {
    task: 'close',
    weight: 10,
    personas: ['foreclosable'],
    entry: '/termloan/prepayment',
    writes: ['initiateRepayment'],
  },
  {
    task: 'sign',
    weight: 15,
    personas: ['agreement-ready'],
    entry: '/termloan/agreement',
    writes: ['createAgreement', 'sendAgreementOtp', 'signAgreement'],
  },
  {
    task: 'draw',
    weight: 20,
    personas: ['credit-active', 'credit-fresh'],
    entry: '/supplier',
    writes: ['encryptPayment', 'decryptPayment', 'confirmTransaction'],
  },
];

/** What comes between, once in a visit. */
export const UPSETS = [
  'nothing',
  'reload',
  /** The phone ends the app: what only the tab knew is gone. */
  'kill',
  /** The same page in a second tab, and back to the first one later. */
  'second tab',
  /** Somebody else signs in on the same phone: the next call carries their token. */
  'other merchant',
] as const;

export interface Strike {
  readonly operation: string;
  readonly fault: Readonly<Record<string, string | number>>;
}

export interface Plan {
  readonly task: Task;
  readonly persona: PersonaName;
  readonly entry: string;
  /** Seconds for which a debit at the bank is unknown to the service. */
  readonly lag: number;
  readonly strike: Strike | null;
  readonly upset: (typeof UPSETS)[number];
  /** The step before which it comes. */
  readonly upsetAt: number;
  /** Median ms of an answer. */
  readonly slowness: number;
  readonly hasUpiApp: boolean;
}

/** What can become of a write: done and the answer lost or a 5xx, or not done and refused by a gateway. */
const FAULTS: readonly Strike['fault'][] = [
  { kind: 'status-after', status: 500 },
  { kind: 'status-after', status: 503 },
  { kind: 'drop-after' },
  { kind: 'drop-before' },
  { kind: 'status', status: 500 },
  { kind: 'html', status: 502 },
];
const LAGS = [0, 0, 15, 90, 600] as const;

export function drawPlan(random: Random): Plan {
  const kind = random.weighted(tasks) ?? tasks[0];
  const persona = kind && random.pick(kind.personas);
  if (kind === undefined || persona === undefined) throw new Error('There is no task to draw.');
  const operation = random.pick(kind.writes);
  const fault = random.pick(FAULTS);
  const isStruck = random.chance(0.6);
  return {
    task: kind.task,
    persona,
    entry: kind.entry,
    lag: random.pick(LAGS) ?? 0,
    strike:
      isStruck && operation !== undefined && fault !== undefined
        ? { operation, fault: { ...fault, times: random.whole(1, 2) } }
        : null,
    upset: random.pick(UPSETS) ?? 'nothing',
    upsetAt: random.whole(1, 8),
    slowness: random.around(random.chance(0.3) ? 1_800 : 300, 0.4),
    hasUpiApp: random.chance(0.8),
  };
}

/** The plan in one line, for whoever looks for a fault. */
export function planInWords({ task, persona, lag, strike, upset, upsetAt }: Plan): string {
  const struck = strike === null ? 'nothing struck' : `${strike.operation} ${JSON.stringify(strike.fault)}`;
  return `${task} as ${persona}; callback ${lag} s late; ${struck}; ${upset} before step ${upsetAt}`;
}
