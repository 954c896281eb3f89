import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A parameter of an operation, with its `$ref` resolved. */
export interface Parameter {
  readonly name: string;
  readonly in: 'header' | 'path' | 'query';
  readonly required: boolean;
  /** JSON pointer to its schema in the document. */
  readonly schema: string;
}

/** One operation as the contract writes it; pointers lead to its schemas. */
export interface ContractOperation {
  readonly id: string;
  readonly document: string;
  readonly method: string;
  /** Base address and path template. */
  readonly path: string;
  readonly isAssumed: boolean;
  readonly isSafe: boolean;
  /** Codes of the failures it documents (`x-errors`). */
  readonly errors: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly mediaType: string; readonly schema: string; readonly file: string | null } | null;
  /** Status (200, 4XX ...) -> schema. */
  readonly answers: Readonly<Record<string, string>>;
  /** What may be called after a successful answer. */
  readonly links: readonly ContractLink[];
}

/** A link of a successful answer (OpenAPI 3.1, Link Object). Values that begin with `$` are runtime expressions. */
export interface ContractLink {
  readonly name: string;
  /** Id of the operation that it leads to. */
  readonly target: string;
  /** Values of path and query. */
  readonly parameters: Json;
  /** Fields of the body; what it leaves out is the caller's, such as the code of an SMS. */
  readonly body: Json;
}

export type Json = Readonly<Record<string, unknown>>;

/** The documents of the contract. */
export const DOCUMENTS = ['account', 'analytics', 'merchant', 'termloan'] as const;

/** A document of the contract, parsed. */
export const readDocument = (name: string): Json =>
  record(parse(readFileSync(new URL(`../../openapi/${name}.yaml`, import.meta.url), 'utf8')));

/** Every operation of every document, read directly from the YAML, independent of the sandbox's own reader. */
export function contractOperations(): readonly ContractOperation[] {
  return DOCUMENTS.flatMap((document) => operationsOf(document, readDocument(document)));
}

/** The operation of a request; undefined when the contract has none. */
export const operationAt = (
  operations: readonly ContractOperation[],
  method: string,
  pathname: string,
): ContractOperation | undefined =>
  operations.find((operation) => operation.method === method && patternOf(operation.path).test(pathname));

/** Matches the paths of a template, with its parameters as groups. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

function operationsOf(document: string, doc: Json): ContractOperation[] {
  const [server] = list(doc.servers);
  const base = String(record(server).url);
  return Object.entries(record(doc.paths)).flatMap(([path, item]) =>
    Object.entries(record(item)).map(([method, value]): ContractOperation => {
      const operation = record(value);
      const pointer = `/paths/${pointerKey(path)}/${method}`;
      return {
        id: String(operation.operationId),
        document,
        method: method.toUpperCase(),
        path: `${base}${path}`,
        isAssumed: operation['x-assumed'] === true,
        isSafe: method === 'get' || operation['x-safe'] === true,
        errors: list(operation['x-errors']).map(String),
        parameters: list(operation.parameters).map((entry, index) =>
          parameterOf(doc, entry, `${pointer}/parameters/${index}`),
        ),
        body: bodyOf(doc, operation, pointer),
        answers: answersOf(doc, record(operation.responses), pointer),
        links: linksOf(record(operation.responses)),
      };
    }),
  );
}

function parameterOf(doc: Json, entry: unknown, pointer: string): Parameter {
  const [parameter, resolvedPointer] = follow(doc, entry, pointer);
  return {
    name: String(parameter.name),
    // SAFETY: the linter allows only these values.
    in: String(parameter.in) as Parameter['in'],
    required: parameter.required === true,
    schema: `${resolvedPointer}/schema`,
  };
}

function bodyOf(doc: Json, operation: Json, pointer: string): ContractOperation['body'] {
  if (operation.requestBody === undefined) return null;
  const [mediaType] = Object.keys(record(record(operation.requestBody).content));
  if (mediaType === undefined) return null;
  const schema = `${pointer}/requestBody/content/${pointerKey(mediaType)}/schema`;
  const [resolved] = follow(doc, lookUp(doc, schema), schema);
  const file = Object.entries(record(resolved.properties ?? {})).find(
    ([, property]) => record(property).contentMediaType !== undefined,
  );
  return { mediaType, schema, file: file?.[0] ?? null };
}

function answersOf(doc: Json, responses: Json, pointer: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, entry]) => {
      const [, resolvedPointer] = follow(doc, entry, `${pointer}/responses/${status}`);
      return [status, `${resolvedPointer}/content/${pointerKey('application/json')}/schema`];
    }),
  );
}

const linksOf = (responses: Json): ContractLink[] =>
  Object.entries(record(record(responses['200'] ?? {}).links ?? {})).map(([name, value]) => {
    const link = record(value);
    return {
      name,
      target: String(link.operationId),
      parameters: record(link.parameters ?? {}),
      body: record(link.requestBody ?? {}),
    };
  });

/** Follows one `$ref` within the document; returns the value and its pointer. */
function follow(doc: Json, entry: unknown, pointer: string): [Json, string] {
  const found = record(entry);
  if (typeof found.$ref !== 'string') return [found, pointer];
  const target = found.$ref.replace(/^#/, '');
  return [record(lookUp(doc, target)), target];
}

export const lookUp = (doc: Json, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => record(value)[key.replaceAll('~1', '/').replaceAll('~0', '~')], doc);

const pointerKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
function record(value: unknown): Json {
  if (typeof value !== 'object' || value === null)
    throw new Error(`expected an object, found ${String(value)}`);
  // SAFETY: a non-null object of parsed YAML has string keys.
  return value as Json;
}
