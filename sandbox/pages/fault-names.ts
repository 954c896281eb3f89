import { sharedContract } from '../wire/contract';
import { EVERY_OPERATION, type FaultKind, isFaultKind } from '../wire/fault-kinds';

const FAULT_TEXTS: Record<FaultKind, string> = {
  status: 'An error status with a JSON body',
  html: 'An error page in HTML, as a gateway sends it',
  empty: 'An error status without a body',
  malformed: 'JSON that breaks off',
  'wrong-shape': 'JSON of another shape',
  'drop-before': 'No answer; nothing was done',
  'drop-after': 'No answer, though it was done',
  'status-after': 'An error, though it was done',
  latency: 'A slow answer',
};

/** A kind of fault in words. */
export const faultText = (kind: string): string => (isFaultKind(kind) ? FAULT_TEXTS[kind] : kind);

/** Names operations in the words of the contract, by their id. */
export async function operationNames(): Promise<(id: string) => string> {
  const { summaries } = await sharedContract();
  return (id) => (id === EVERY_OPERATION ? 'Every operation' : (summaries.get(id) ?? id));
}
