/** Where the calls of the contract begin: for each a merchant who may make it, and the request that succeeds. */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { Sandbox } from '../../../sandbox/create-sandbox';
import { type RecordedCall, withRecording } from '../../../sandbox/record-calls';
import {
  type ContractOperation,
  contractOperations,
  lookUp,
  operationAt,
  readDocument,
} from '../../contract/documents';
import { contractLinks, requestOfLink, successfulCall } from '../../contract/links';
import { openSandbox } from '../../sandbox/support/sandbox-merchant';

/** The start of one operation: as in its successful scenario, or where a link leads to it. */
export interface Start {
  readonly name: string;
  readonly operation: ContractOperation;
  /** The call that succeeds. */
  readonly call: RecordedCall;
  /** The lender's database before that call. */
  readonly database: string;
}

const operations = contractOperations();

/**
 * Prepares the starts of all operations, or of one; a start that the lender refuses is left out.
 * @param folder where their databases are kept
 * @param onProblem gets the reason why a start is left out
 */
export async function prepareStarts(
  folder: string,
  only: string | undefined,
  onProblem: (operation: string, what: string) => void,
): Promise<readonly Start[]> {
  const starts: Start[] = [];
  const prepare = async (name: string, operation: ContractOperation, make: Make): Promise<void> => {
    try {
      starts.push(await startOf(folder, name, operation, make));
    } catch (error) {
      onProblem(operation.id, `${name} does not begin: ${error}`);
    }
  };
  for (const operation of operations.filter(({ id }) => only === undefined || id === only)) {
    const { id } = operation;
    await prepare(id, operation, (sandbox) => succeed(sandbox, operation));
    for (const { source, link } of contractLinks.filter(({ link: { target } }) => target === id))
      await prepare(`${source.id}.${link.name}.${id}`, operation, async (sandbox) => {
        const before = await successfulCall(sandbox, source.id);
        await sandbox.fetch(await requestOfLink(sandbox, link, before));
      });
  }
  return starts;
}

/** Makes calls, the last one of the operation being the start's. */
type Make = (sandbox: Sandbox) => Promise<void>;

/** Makes a call that succeeds; analytics take everybody's events, so their document's example will do. */
async function succeed(sandbox: Sandbox, { id, document, path }: ContractOperation): Promise<void> {
  if (document !== 'analytics') return void (await successfulCall(sandbox, id));
  const example = '/paths/~1events/post/requestBody/content/application~1json/example';
  const body = JSON.stringify(lookUp(readDocument(document), example));
  const headers = { 'content-type': 'application/json' };
  await sandbox.fetch(new Request(`http://lender.test${path}`, { method: 'POST', headers, body }));
}

async function startOf(
  folder: string,
  name: string,
  operation: ContractOperation,
  make: Make,
): Promise<Start> {
  const database = join(folder, `${name}.db`);
  const preparing = `file:${join(folder, `${name}.preparing.db`)}`;
  const lender = openSandbox(preparing);
  const calls: RecordedCall[] = [];
  const record = withRecording(lender.fetch, (call) => calls.push(call));
  // Kept before each call of the operation, so that at last it is as before the start's.
  const fetch: Sandbox['fetch'] = async (request) => {
    const { pathname } = new URL(request.url);
    if (operationAt(operations, request.method, pathname)?.id !== operation.id) return lender.fetch(request);
    rmSync(database, { force: true });
    const client = createClient({ url: preparing });
    await client.execute(`vacuum into '${database}'`);
    client.close();
    return record(request);
  };
  await make({ ...lender, fetch });
  await lender.close();
  const call = calls.at(-1);
  if (call === undefined) throw new Error(`${name} makes no call of ${operation.id}.`);
  return { name, operation, call, database };
}

let copies = 0;

/** Answers a request as the lender of a start does; the start stays as it is. */
export async function answerFrom(database: string, request: Request): Promise<Response> {
  copies += 1;
  const copy = `${database}.${copies}`;
  copyFileSync(database, copy);
  const sandbox = openSandbox(`file:${copy}`);
  try {
    return await sandbox.fetch(request);
  } finally {
    await sandbox.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${copy}${suffix}`, { force: true });
  }
}

/** The start that a request is of: the one of its merchant, by the token; else the first of its operation. */
export function startFor(starts: readonly Start[], { method, url, headers }: Request): Start | undefined {
  const id = operationAt(operations, method, new URL(url).pathname)?.id;
  const own = starts.filter(({ operation }) => operation.id === id);
  const named = own.find(({ name }) => name === headers.get('x-device-id'));
  const token = headers.get('authorization');
  return named ?? own.find(({ call }) => token !== null && call.headers.authorization === token) ?? own[0];
}
