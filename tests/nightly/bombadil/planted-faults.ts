/**
 * For each property a fault that must violate it: `run.ts --planted` walks with each of them, and fails for a property that stays
 * silent. A script runs in the page beside the app; an answer replaces the lender's.
 */

interface Call {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Sends the call to the lender, each time again. */
  readonly send: () => Promise<Response>;
  /** Starts the merchant over. */
  readonly reset: () => Promise<unknown>;
}

export interface PlantedFault {
  /** Where the visit begins (starts.ts). */
  readonly start: string;
  readonly flags?: Readonly<Record<string, unknown>>;
  /** Serialised into the page, so it uses nothing outside itself; `tsx` wraps named functions in a helper, so it has none. */
  readonly script?: () => void;
  /** Undefined leaves the answer as it is. */
  readonly answer?: (call: Call) => Promise<Response | undefined>;
}

export const plantedFaults = {
  /** The payer's tap is sent twice to a bank that has not reported the first debit yet. */
  neverTwoDebitsForOneBill: {
    start: 'home',
    flags: { callback_seconds: 600 },
    async answer({ method, url, send }) {
      if (method !== 'POST' || !url.startsWith('/sandbox/payment/')) return undefined;
      await send();
      return send();
    },
  },
  /** The app never learns that the payment succeeded. */
  paidLeadsToReceipt: {
    start: 'home',
    async answer({ url, send }) {
      if (!url.startsWith('/api/termloan/payment/repayment-status')) return undefined;
      const answer = await send();
      return new Response((await answer.text()).replace('"SUCCESS"', '"PENDING"'), answer);
    },
  },
  noStateWithoutAWayOut: {
    start: 'home',
    script: () => {
      setInterval(() => {
        for (const control of document.querySelectorAll<HTMLElement>('button, a, label, summary'))
          control.inert = true;
      }, 20);
    },
  },
  amountPaidIsAmountShown: {
    start: 'home',
    script: () => {
      setInterval(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode() !== null) {
          const { currentNode } = texts;
          const text = currentNode.textContent ?? '';
          if (/₹(?!9)/.test(text)) currentNode.textContent = text.replace(/₹(?!9)/g, '₹9');
        }
      }, 20);
    },
  },
  /** Back starts the loan over. */
  backNeverUndoes: {
    start: 'home',
    script: () => {
      for (const back of ['popstate', 'click'])
        window.addEventListener(back, ({ target }) => {
          if (
            back === 'popstate' ||
            (target instanceof Element && target.closest('[aria-label="Back"]') !== null)
          )
            void fetch('/api/planted-undo', { method: 'POST', keepalive: true });
        });
    },
    async answer({ url, reset }) {
      if (url !== '/api/planted-undo') return undefined;
      await reset();
      return new Response();
    },
  },
  overdueIsNeverHidden: {
    start: 'overdue',
    script: () => {
      setInterval(() => {
        for (const element of document.querySelectorAll<HTMLElement>('main strong'))
          if (/^Due Since/.test(element.innerText)) element.hidden = true;
      }, 20);
    },
  },
  noErrorPageWithoutAFault: {
    start: 'offers',
    async answer({ url }) {
      return url.startsWith('/api/termloan/') ? new Response('{}', { status: 500 }) : undefined;
    },
  },
  focusIsAlwaysSomewhere: {
    start: 'home',
    script: () => {
      window.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLElement) target.blur();
      });
    },
  },
  noUncaughtExceptions: {
    start: 'home',
    script: () => {
      setTimeout(() => {
        throw new Error('planted');
      }, 1_500);
    },
  },
  noUnhandledPromiseRejections: {
    start: 'home',
    script: () => void setTimeout(() => void Promise.reject(new Error('planted')), 1_500),
  },
  noConsoleErrors: {
    start: 'home',
    // biome-ignore lint/suspicious/noConsole: the planted fault.
    script: () => void setTimeout(() => console.error('planted'), 1_500),
  },
  noHttpErrorCodes: {
    start: 'home',
    async answer({ url, send }) {
      if (!url.startsWith('/termloan/')) return undefined;
      const answer = await send();
      return new Response(answer.body, { status: 404, headers: answer.headers });
    },
  },
} as const satisfies Readonly<Record<string, PlantedFault>>;

export type PropertyName = keyof typeof plantedFaults;

// SAFETY: the keys of the record.
export const propertyNames = Object.keys(plantedFaults) as readonly PropertyName[];
