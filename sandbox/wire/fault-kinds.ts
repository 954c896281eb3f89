import type { Language } from '../language/language';
import { serviceTexts } from '../language/service/service-texts';

/** Stands for all operations, in place of an operation's id. */
export const EVERY_OPERATION = '*';

/** Kinds of faults (sandbox/README.md). */
export const FAULT_KINDS = [
  'status',
  'html',
  'empty',
  'malformed',
  'wrong-shape',
  'drop-before',
  'drop-after',
  'status-after',
  'latency',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  kind: FaultKind;
  status: number | null;
  /** Body of a `status` or `status-after` fault, as JSON text; null: a default body. */
  body: string | null;
  /** Delay of a `latency` fault in real ms; null: 2000. */
  ms: number | null;
}

export const isFaultKind = (kind: unknown): kind is FaultKind =>
  FAULT_KINDS.some((candidate) => candidate === kind);

/** Response header of an answer that a fault has changed; recording skips such answers. */
export const FAULT_HEADER = 'x-sandbox-fault';

/** Thrown when a fault drops the answer; the error of a browser's fetch without a network. */
export class LostAnswer extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

/**
 * The answer that a fault sends in place of the operation's; null for a fault that sends no answer of its own.
 * @param language of its message
 */
export function faultAnswer(
  fault: Fault,
  language: Language,
): { status: number; type: string; body: string } | null {
  const json = 'application/json';
  switch (fault.kind) {
    case 'status':
    case 'status-after': {
      const status = fault.status ?? 500;
      return { status, type: json, body: fault.body ?? JSON.stringify(defaultBody(status, language)) };
    }
    case 'html':
      return {
        status: fault.status ?? 502,
        type: 'text/html',
        body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
      };
    case 'empty':
      return { status: fault.status ?? 500, type: '', body: '' };
    case 'malformed':
      return { status: 200, type: json, body: '{"loan_offers": [{"loan_offer_id": "off_' };
    case 'wrong-shape':
      return { status: 200, type: json, body: JSON.stringify({ result: ['something', 'else'], ok: 'yes' }) };
    default:
      return null;
  }
}

const defaultBody = (status: number, language: Language) =>
  status === 401
    ? { error: 'unauthorized' }
    : { code: `status_${status}`, message: serviceTexts(language).failsByRequest };
