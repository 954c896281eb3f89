/** Follows the links of the contract: from a call that succeeded to the next one of the sequence. */
import type { Sandbox } from '../../sandbox/create-sandbox';
import { type RecordedCall, withRecording } from '../../sandbox/record-calls';
import { allAnswers } from '../sandbox/answers/all';
import type { Answers } from '../sandbox/answers/scenario';
import { freshId } from '../sandbox/support/sandbox-merchant';
import {
  type ContractLink,
  type ContractOperation,
  contractOperations,
  type Json,
  lookUp,
  operationAt,
} from './documents';

const operations = contractOperations();
const answersOf = new Map<string, Answers>(Object.entries(allAnswers));

/** Every link of the contract, with the operation whose answer has it. */
export const contractLinks: readonly { readonly source: ContractOperation; readonly link: ContractLink }[] =
  operations.flatMap((source) => source.links.map((link) => ({ source, link })));

/** Makes the call of an operation that succeeds, by a merchant created for it. @throws where there is none */
export async function successfulCall(sandbox: Sandbox, id: string): Promise<RecordedCall> {
  const calls: RecordedCall[] = [];
  const fetch = withRecording(sandbox.fetch, (call) => calls.push(call));
  await answersOf.get(id)?.happy({ ...sandbox, fetch });
  const call = calls.findLast(({ method, url }) => operationAt(operations, method, pathOf(url))?.id === id);
  if (call?.status !== 200) throw new Error(`${id} is not called with success.`);
  return call;
}

/**
 * The request that a link leads to, by the merchant of the call before. What the link leaves to the caller is as in the
 * successful call of its operation, but a one-time code is the one in the merchant's inbox.
 * @throws for an operation that the contract lacks, and for an expression without a value
 */
export async function requestOfLink(
  sandbox: Sandbox,
  { target: id, parameters, body }: ContractLink,
  before: RecordedCall,
): Promise<Request> {
  const target = operations.find((operation) => operation.id === id);
  if (target === undefined) throw new Error(`The contract has no operation ${id}.`);
  const url = new URL(target.path, 'http://lender.test');
  for (const [name, value] of Object.entries(parameters)) {
    const text = String(resolve(value, before));
    if (target.path.includes(`{${name}}`))
      url.pathname = decodeURI(url.pathname).replace(`{${name}}`, encodeURIComponent(text));
    else url.searchParams.set(name, text);
  }
  const headers = { ...before.headers, 'content-type': 'application/json', 'x-request-id': freshId() };
  if (target.body === null) return new Request(url, { method: target.method, headers });
  const { sent } = await successfulCall(sandbox, id);
  const values = Object.entries(body).map(([name, value]) => [name, resolve(value, before)]);
  const code = Object(sent).otp === undefined ? {} : { otp: await newestCode(sandbox, before) };
  const whole = { ...Object(sent), ...code, ...Object.fromEntries(values) };
  return new Request(url, { method: target.method, headers, body: JSON.stringify(whole) });
}

/** The value of a runtime expression, or of a literal. @throws for an expression without a value */
function resolve(value: unknown, { url, headers, sent, answered }: RecordedCall): unknown {
  if (typeof value !== 'string' || !value.startsWith('$')) return value;
  const [, where = '', name = ''] =
    /^\$(request\.(?:header|query)\.|(?:request|response)\.body#)(.+)$/.exec(value) ?? [];
  const readers: Readonly<Record<string, () => unknown>> = {
    'request.header.': () => headers[name],
    'request.query.': () => new URL(url, 'http://lender.test').searchParams.get(name),
    'request.body#': () => lookUp(Object(sent), name),
    'response.body#': () => lookUp(JSON.parse(answered), name),
  };
  const found = readers[where]?.();
  if (found === undefined || found === null) throw new Error(`${value} has no value.`);
  return found;
}

/** The code in the inbox of the merchant who made a call. */
async function newestCode(sandbox: Sandbox, { headers }: RecordedCall): Promise<unknown> {
  const read = async (path: string): Promise<Json> =>
    (
      await sandbox.fetch(
        new Request(`http://lender.test/sandbox/api/${path}`, {
          headers: { authorization: headers.authorization ?? '' },
        }),
      )
    ).json();
  const { merchant_id } = await read('session');
  return lookUp(await read(`merchants/${merchant_id}/otps`), '/otps/0/otp');
}

const pathOf = (url: string): string => new URL(url, 'http://lender.test').pathname;
