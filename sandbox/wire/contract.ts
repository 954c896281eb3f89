import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020';
import type { FormatsPlugin } from 'ajv-formats';
import { type Document, OpenAPIBackend, type Request as WireRequest } from 'openapi-backend';
import { parse } from 'yaml';
import type { OperationId } from '../base/operation';
import { operationMap } from '../operations/operation-map';

// SAFETY: ajv-formats is CommonJS whose default export differs between loaders; require gives the plugin itself.
const addFormats = createRequire(import.meta.url)('ajv-formats') as FormatsPlugin;

const API_DESCRIPTIONS = [
  { root: '/api/termloan', file: new URL('../../openapi/termloan.yaml', import.meta.url) },
  { root: '/api/account', file: new URL('../../openapi/account.yaml', import.meta.url) },
  { root: '/api/merchant', file: new URL('../../openapi/merchant.yaml', import.meta.url) },
];

/** The operation of one request, with the validation of the request and of its answer. */
export interface ContractOperation {
  id: OperationId;
  /** Whether it changes data, so that it must not be performed twice. */
  isWrite: boolean;
  /** Whether its answer is stored by request id: for a write, and for a GET that may create something (`x-keeps-answer`). */
  isAnswerStored: boolean;
  /** Whether it needs no credentials: anybody with a payment link may call it. */
  isPublic: boolean;
  /** Why the request is invalid; null when it is valid. */
  requestProblem(): string | null;
  /** Why an answer is invalid; null when it is valid. */
  answerProblem(status: number, body: unknown): string | null;
  /** Path and query as the contract coerces them. */
  parameters(): { path: object; query: object };
}

export interface Contract {
  /** The operation of a request; undefined when the contract has none. */
  match(request: WireRequest): ContractOperation | undefined;
  /** What each operation does, in a few words, by its id. */
  summaries: ReadonlyMap<string, string>;
}

let loaded: Promise<Contract> | undefined;

/** The contract. It has no state, so it is compiled once and shared by all sandboxes of this process. */
export function sharedContract(): Promise<Contract> {
  loaded ??= loadContract();
  return loaded;
}

/**
 * The Ajv of one operation. `validateSchema` is off, because validating the schemas of the contract would be the slowest
 * part, and the linter of the contract does it.
 */
const customizeAjv = (_ajv: unknown, options: object) =>
  addFormats(new Ajv2020({ ...options, strict: false, validateSchema: false }));

/** Loads all API descriptions. OpenAPI 3.1 needs `quick`, and an Ajv of the 2020-12 dialect. */
async function loadContract(): Promise<Contract> {
  const apis = await Promise.all(
    API_DESCRIPTIONS.map(async ({ root, file }) => {
      // SAFETY: openapi-backend accepts any parsed document; the linter checks the contract.
      const definition = parse(readFileSync(file, 'utf8')) as Document;
      const api = new OpenAPIBackend({
        definition,
        apiRoot: root,
        quick: true,
        coerceTypes: true,
        customizeAjv,
      });
      await api.init();
      // Cached, because the router would collect its operations anew for each request.
      const operations = api.router.getOperations();
      api.router.getOperations = () => operations;
      return { root, api };
    }),
  );
  return {
    summaries: new Map(
      apis.flatMap(({ api }) =>
        api.router
          .getOperations()
          .map(({ operationId = '', summary = operationId }): [string, string] => [operationId, summary]),
      ),
    ),
    match(request) {
      const api = apis.find(({ root }) => request.path.startsWith(`${root}/`));
      return api === undefined ? undefined : matchIn(api.api, request);
    },
  };
}

function matchIn(api: OpenAPIBackend, request: WireRequest): ContractOperation | undefined {
  const operation = api.matchOperation(request);
  const id = operation?.operationId;
  if (operation === undefined || id === undefined || !isOperationId(id)) return undefined;
  const validation = api.validateRequest(request, operation);
  const isWrite = request.method.toUpperCase() !== 'GET' && !isMarked(operation, 'x-safe');
  return {
    id,
    isWrite,
    isAnswerStored: isWrite || isMarked(operation, 'x-keeps-answer'),
    isPublic: isWithoutCredentials(operation),
    requestProblem: () => (validation.valid ? null : errorText(validation.errors)),
    answerProblem(status, body) {
      const answer = api.validateResponse(body, operation, status);
      return answer.errors?.length ? errorText(answer.errors) : null;
    },
    parameters: () => ({ path: validation.coerced?.params ?? {}, query: validation.coerced?.query ?? {} }),
  };
}

const isOperationId = (id: string): id is OperationId => Object.hasOwn(operationMap, id);

/**
 * Whether an operation has a mark: `x-safe` for a POST that only reads, `x-keeps-answer` for a GET that may create something.
 */
const isMarked = (operation: object, mark: string): boolean =>
  Object.getOwnPropertyDescriptor(operation, mark)?.value === true;

/** Whether an operation may be called without credentials: OpenAPI expresses it by an empty security requirement. */
const isWithoutCredentials = ({ security }: { security?: object[] }): boolean =>
  security?.some((scheme) => Object.keys(scheme).length === 0) ?? false;

function errorText(errors: { instancePath?: string; message?: string }[] | null | undefined): string {
  return (errors ?? [])
    .map((error) => `${error.instancePath ?? ''} ${error.message ?? ''}`.trim())
    .join('; ');
}
