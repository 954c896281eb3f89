import { readStartedPayments, type StartedPayment, withStarted } from '../../machines/domain/started-payment';
import type { Kept } from './kept';

const STARTED = 'started';
const LINK_OF = 'link-of';

type Memory = Pick<Kept, 'browser'>;

/** What a browser that refuses to store is remembered by, until the page goes. */
const unstored = new WeakMap<Memory['browser'], unknown>();

/**
 * The payments that were started on this phone within a day and that nobody has decided, newest first. They belong to no
 * merchant: who pays by a link has no session, and a page may open before it is known who is here. A borrower is told of
 * those of their own loan only, anybody else of the one whose address they have.
 * @param now milliseconds, by the service's clock
 */
export function readStarted({ browser }: Memory, now: number): readonly StartedPayment[] {
  return readStartedPayments(unstored.get(browser) ?? parse(browser.read(STARTED)), now);
}

/** Remembers a payment that is about to be made. */
export function keepStarted(memory: Memory, started: StartedPayment): void {
  write(memory, withStarted(readStarted(memory, started.startedAt), started));
}

/** The service decided it: nobody has to be warned of it any more. @param now milliseconds, by the service's clock */
export function forgetStarted(memory: Memory, id: string, now: number): void {
  const list = readStarted(memory, now);
  if (list.some((one) => one.id === id))
    write(
      memory,
      list.filter((one) => one.id !== id),
    );
}

/** Remembers in this tab by which link a payment was opened. */
export function keepLinkOf({ tab }: Pick<Kept, 'tab'>, paymentId: string, linkId: string): void {
  tab.write(`${LINK_OF}:${paymentId}`, linkId);
}

/** The link that a payment was opened by in this tab; null when it was opened otherwise. */
export function readLinkOf({ tab }: Pick<Kept, 'tab'>, paymentId: string): string | null {
  return tab.read(`${LINK_OF}:${paymentId}`);
}

function write({ browser }: Memory, list: readonly StartedPayment[]): void {
  if (browser.write(STARTED, JSON.stringify(list))) unstored.delete(browser);
  else unstored.set(browser, list);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
