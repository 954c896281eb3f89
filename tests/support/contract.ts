/** The OpenAPI documents for tests: every operation with schemas, examples and validators. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { FormatsPlugin } from 'ajv-formats';
import { parse } from 'yaml';

// SAFETY: ajv-formats is CommonJS whose default export differs between loaders; require gives the plugin itself.
const addFormats = createRequire(import.meta.url)('ajv-formats') as FormatsPlugin;

/** The part of JSON Schema that the documents use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly contentMediaType?: string;
  readonly examples?: readonly unknown[];
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-assumed'?: boolean;
  readonly 'x-safe'?: boolean;
}

interface Document {
  readonly servers: readonly [{ readonly url: string }];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

export type ServiceName = 'termloan' | 'account' | 'merchant';

/** One operation of the contract. */
export interface Operation {
  readonly service: ServiceName;
  readonly id: string;
  readonly method: string;
  /** Path with placeholders (`{id}`), relative to the service's base URL. */
  readonly path: string;
  readonly isAssumed: boolean;
  /** Whether it is a write, which carries a request key. */
  readonly isWrite: boolean;
  /** Schema of a 200 answer; may be a `$ref`. */
  readonly answer: Schema;
  /** Why a request violates the contract; null when it does not. */
  readonly requestProblem: (request: Request) => Promise<string | null>;
  /** Why the body of a 200 answer violates the contract; null when it does not. */
  readonly answerProblem: (body: unknown) => string | null;
}

const serviceNames: readonly ServiceName[] = ['termloan', 'account', 'merchant'];
const documents = new Map(serviceNames.map((name) => [name, readDocument(name)]));

/** Every operation of the three documents. */
export const operations: readonly Operation[] = serviceNames.flatMap((service) =>
  Object.entries(documentOf(service).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describe(service, path, method, operation)),
  ),
);

/** The operation with this id. @throws if there is none */
export function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** Base URL of a service in the tests. */
export function baseOf(service: ServiceName): string {
  return `http://lender.test${documentOf(service).servers[0].url}`;
}

/** Follows the `$ref` of a schema; references inside it stay. */
export function resolveSchema(service: ServiceName, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  const found = documentOf(service).components.schemas[name];
  if (found === undefined) throw new Error(`${service} has no schema ${name}.`);
  return resolveSchema(service, found);
}

/** Examples of a 200 answer in the contract; may be empty. */
export function examplesOf({ service, answer }: Operation): readonly unknown[] {
  return resolveSchema(service, answer).examples ?? [];
}

/** A generated answer that fits the schema, with every field; its amounts need not add up. */
export function fullExampleOf({ service, answer }: Operation): unknown {
  const { examples: _, ...schema } = resolveSchema(service, answer);
  return exampleOf(service, schema);
}

/** A generated value that fits the schema, with every field. */
function exampleOf(service: ServiceName, given: Schema): unknown {
  const schema = resolveSchema(service, given);
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return exampleOf(service, schema.anyOf[0] ?? {});
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(service, field)]));
  }
  if (type === 'array') return schema.items === undefined ? [] : [exampleOf(service, schema.items)];
  if (type === 'string') return 'text-1';
  if (type === 'boolean') return true;
  return type === undefined || type === 'null' ? null : 7;
}

function describe(service: ServiceName, path: string, method: string, operation: OperationObject): Operation {
  const document = documentOf(service);
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      (parameter.$ref && document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']) || parameter,
  );
  const answer = operation.responses['200']?.content?.['application/json']?.schema ?? {};
  const answerValidator = lazyValidator(service, answer);
  const pattern = new RegExp(`^${document.servers[0].url}${path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`);
  const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');

  return {
    service,
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    isAssumed: operation['x-assumed'] === true,
    isWrite: method !== 'get' && operation['x-safe'] !== true,
    answer,
    answerProblem: (body) => problemOf(answerValidator(), body),
    requestProblem: async (request) => {
      if (request.method !== method.toUpperCase()) return `method ${request.method}`;
      const url = new URL(request.url);
      const found = pattern.exec(url.pathname);
      if (found === null) return `path ${url.pathname}`;
      const values: Record<Parameter['in'], ReadonlyMap<string, string>> = {
        path: new Map(placeholders.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')])),
        query: new Map(url.searchParams),
        header: new Map(request.headers),
      };
      const queryNames = new Set(
        parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      );
      const unknownName = [...url.searchParams.keys()].find((name) => !queryNames.has(name));
      if (unknownName !== undefined) return `query ${unknownName}`;
      for (const { in: location, name, required, schema } of parameters) {
        const value = values[location].get(name);
        if (value === undefined && required) return `no ${location} ${name}`;
        const problem =
          value === undefined
            ? null
            : problemOf(lazyValidator(service, schema)(), parseParameter(service, schema, value));
        if (problem !== null) return `${location} ${name} ${problem}`;
      }
      return bodyProblem(service, operation, request);
    },
  };
}

/** Why the body of a request violates the contract; null if it does not. */
async function bodyProblem(
  service: ServiceName,
  { requestBody }: OperationObject,
  request: Request,
): Promise<string | null> {
  if (requestBody === undefined) return (await request.text()) === '' ? null : 'a body';
  const form = requestBody.content['multipart/form-data']?.schema;
  if (form === undefined) {
    const schema = requestBody.content['application/json']?.schema ?? {};
    return problemOf(lazyValidator(service, schema)(), await request.json());
  }
  const sent = [...(await request.formData())];
  const { properties = {} } = resolveSchema(service, form);
  for (const [name, value] of sent) {
    const field = properties[name];
    if (field === undefined) return `form field ${name}`;
    if ((typeof value === 'string') !== (field.contentMediaType === undefined))
      return `form field ${name} is no file`;
  }
  const body = Object.fromEntries(
    sent.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  return problemOf(lazyValidator(service, form)(), body);
}

/** Converts the text of a parameter to the type of its schema. */
function parseParameter(service: ServiceName, given: Schema, value: string): unknown {
  const { type } = resolveSchema(service, given);
  if (type === 'integer' || type === 'number') return Number(value);
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** Why a value does not fit the schema; null if it fits. */
function problemOf(validator: ValidateFunction, value: unknown): string | null {
  if (validator(value)) return null;
  return (validator.errors ?? [])
    .map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
    .join('; ');
}

/** Compiles the validator of a schema at its first call: most tests need only a few schemas. */
function lazyValidator(service: ServiceName, schema: Schema): () => ValidateFunction {
  let validator: ValidateFunction | undefined;
  return () => {
    validator ??= validatorOf(service).compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${service}#/components/`)),
    );
    return validator;
  };
}

const validators = new Map<ServiceName, Ajv2020>();

/** The Ajv instance of a document. One instance per document, so that a shared schema is compiled only once. */
function validatorOf(service: ServiceName): Ajv2020 {
  const validator = validators.get(service) ?? addFormats(new Ajv2020({ strict: false, allErrors: true }));
  if (!validators.has(service)) {
    validator.addSchema({ $id: service, components: documentOf(service).components });
    validators.set(service, validator);
  }
  return validator;
}

function documentOf(service: ServiceName): Document {
  const document = documents.get(service);
  if (document === undefined) throw new Error(`There is no document ${service}.`);
  return document;
}

function readDocument(name: ServiceName): Document {
  const file = new URL(`../../openapi/${name}.yaml`, import.meta.url);
  // SAFETY: the linter of the contract (npm run api:check) checks that the documents are valid OpenAPI.
  return parse(readFileSync(file, 'utf8')) as Document;
}
