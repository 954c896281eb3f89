/** The random plan of a visit: persona, task, and faults. */
import type { PersonaName } from '../../sandbox/people/personas';
import type { Random } from '../sessions/random';

/** What the merchant wants to do in this visit, exactly once. */
export type Task = 'pay' | 'link' | 'close' | 'sign' | 'draw';

interface TaskKind {
  readonly task: Task;
  readonly weight: number;
  readonly personas: readonly PersonaName[];
  /** The URL that is opened first; `{link}` is replaced by the id in this merchant's books. */
  readonly entry: string;
  /** operationIds of the writes that a fault can hit. */
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

/** Interruptions, one per visit. */
export const INTERRUPTIONS = [
  'nothing',
  'reload',
  /** The phone kills the app: the session storage is lost. */
  'kill',
  /** The first URL is opened in a second tab; later the first tab is shown again. */
  'second tab',
  /** Somebody else signs in on the same phone: the next call carries their token. */
  'other merchant',
] as const;

export interface WriteFault {
  readonly operation: string;
  readonly fault: Readonly<Record<string, string | number>>;
}

export interface Plan {
  readonly task: Task;
  readonly persona: PersonaName;
  readonly entry: string;
  /** Seconds until the service learns of a debit at the bank. */
  readonly callbackDelaySeconds: number;
  readonly writeFault: WriteFault | null;
  readonly interruption: (typeof INTERRUPTIONS)[number];
  /** Number of the step before which the interruption comes. */
  readonly interruptionAt: number;
  /** Median latency of an answer, ms. */
  readonly medianLatencyMs: number;
  readonly hasUpiApp: boolean;
}

/** Faults of a write. It is executed, and its answer is lost or a 5xx; or it is not executed, and a gateway refuses it. */
const WRITE_FAULTS: readonly WriteFault['fault'][] = [
  { kind: 'status-after', status: 500 },
  { kind: 'status-after', status: 503 },
  { kind: 'drop-after' },
  { kind: 'drop-before' },
  { kind: 'status', status: 500 },
  { kind: 'html', status: 502 },
];
const CALLBACK_DELAYS_SECONDS = [0, 0, 15, 90, 600] as const;

/** A random plan. */
export function drawPlan(random: Random): Plan {
  const kind = random.weighted(tasks) ?? tasks[0];
  const persona = kind && random.pick(kind.personas);
  if (kind === undefined || persona === undefined) throw new Error('There is no task to draw.');
  const operation = random.pick(kind.writes);
  const fault = random.pick(WRITE_FAULTS);
  const isFaulty = random.chance(0.6);
  return {
    task: kind.task,
    persona,
    entry: kind.entry,
    callbackDelaySeconds: random.pick(CALLBACK_DELAYS_SECONDS) ?? 0,
    writeFault:
      isFaulty && operation !== undefined && fault !== undefined
        ? { operation, fault: { ...fault, times: random.wholeNumber(1, 2) } }
        : null,
    interruption: random.pick(INTERRUPTIONS) ?? 'nothing',
    interruptionAt: random.wholeNumber(1, 8),
    medianLatencyMs: random.logNormal(random.chance(0.3) ? 1_800 : 300, 0.4),
    hasUpiApp: random.chance(0.8),
  };
}

/** The plan in one line, for debugging. */
export function planText({
  task,
  persona,
  callbackDelaySeconds,
  writeFault,
  interruption,
  interruptionAt,
}: Plan): string {
  const faultText =
    writeFault === null ? 'no fault' : `${writeFault.operation} ${JSON.stringify(writeFault.fault)}`;
  return `${task} as ${persona}; callback ${callbackDelaySeconds} s late; ${faultText}; ${interruption} before step ${interruptionAt}`;
}
