import { BASIC } from '@hyperjump/json-schema/experimental';
import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';
import type { RecordedCall } from '../../sandbox/record-calls';
import {
  type ContractOperation,
  contractOperations,
  DOCUMENTS,
  operationAt,
  patternOf,
  readDocument,
} from './documents';

/** Failures that every operation may answer besides its own. */
const COMMON_ERRORS = ['unauthorized', 'request_id_reused', 'request_in_progress', 'other_merchant'];
const DIALECT = 'https://spec.openapis.org/oas/3.1/schema-base';

/** The validation of one call. */
export interface Validation {
  readonly operation: string;
  readonly problems: readonly string[];
}

type Check = (value: unknown) => string | null;

/**
 * A second, independent validator of calls on the wire: the sandbox checks with Ajv through openapi-backend, this one reads the
 * contract by itself and checks with Hyperjump. Two validators miss fewer errors.
 */
export function createWireValidator(): Promise<WireValidator> {
  validator ??= buildWireValidator();
  return validator;
}

type WireValidator = (call: RecordedCall) => Validation;

/** Hyperjump registers schemas for the whole process, and each only once. */
let validator: Promise<WireValidator> | undefined;

async function buildWireValidator(): Promise<WireValidator> {
  for (const name of DOCUMENTS) {
    // SAFETY: the linter has found the document to be OpenAPI 3.1.
    registerSchema(readDocument(name) as never, `https://contract.test/${name}`, DIALECT);
  }
  const operations = contractOperations();
  const checks = new Map<string, Check>();
  for (const operation of operations) {
    for (const pointer of pointersOf(operation)) {
      const key = `${operation.document}#${pointer}`;
      if (!checks.has(key)) checks.set(key, await checkOf(key));
    }
  }
  const check = (
    operation: ContractOperation,
    pointer: string,
    value: unknown,
    subject: string,
  ): string[] => {
    const problem = checks.get(`${operation.document}#${pointer}`)?.(value);
    return problem ? [`${subject}: ${problem}`] : [];
  };

  return (call) => {
    const { pathname, searchParams } = new URL(call.url, 'https://contract.test');
    const operation = operationAt(operations, call.method, pathname);
    if (operation === undefined) {
      return { operation: 'none', problems: [`${call.method} ${pathname} is not in the contract`] };
    }
    const path = patternOf(operation.path).exec(pathname)?.groups ?? {};
    const problems = [
      ...operation.parameters.flatMap((parameter) => {
        const value = {
          header: call.headers[parameter.name],
          path: path[parameter.name],
          query: searchParams.get(parameter.name) ?? undefined,
        }[parameter.in];
        if (value === undefined)
          return parameter.required ? [`${parameter.in} ${parameter.name} is missing`] : [];
        // A parameter is text on the wire; the schema may require a number or a boolean.
        const readings = [value, asJson(value)].map((reading) =>
          check(operation, parameter.schema, reading, `${parameter.in} ${parameter.name}`),
        );
        return readings.some((found) => found.length === 0) ? [] : (readings[0] ?? []);
      }),
      ...[...searchParams.keys()]
        .filter(
          (name) =>
            !operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
        )
        .map((name) => `query ${name} is not in the contract`),
      ...validateBody(operation, call, check),
      ...validateAnswer(operation, call, check),
    ];
    return { operation: operation.id, problems };
  };
}

type CheckAt = (operation: ContractOperation, pointer: string, value: unknown, subject: string) => string[];

function validateBody(operation: ContractOperation, call: RecordedCall, check: CheckAt): string[] {
  const { body } = operation;
  if (body === null)
    return call.sent === undefined || call.sent === null ? [] : ['a body was sent, the contract has none'];
  const type = call.headers['content-type'] ?? '';
  if (!type.startsWith(body.mediaType)) return [`the body is ${type || 'of no type'}, not ${body.mediaType}`];
  const sent =
    body.file !== null && typeof call.sent === 'object' ? { ...call.sent, [body.file]: 'bytes' } : call.sent;
  return check(operation, body.schema, sent, 'body');
}

function validateAnswer(operation: ContractOperation, call: RecordedCall, check: CheckAt): string[] {
  const schema = operation.answers[call.status] ?? operation.answers[`${Math.floor(call.status / 100)}XX`];
  if (schema === undefined) return [`status ${call.status} is not in the contract`];
  if (!call.type.startsWith('application/json')) return [`the answer is ${call.type || 'of no type'}`];
  const answered = asJson(call.answered);
  const problems = check(operation, schema, answered, `answer ${call.status}`);
  const code = call.status >= 400 ? codeOf(answered) : null;
  if (code === null || [...operation.errors, ...COMMON_ERRORS].includes(code)) return problems;
  return [...problems, `the failure ${code} is not documented`];
}

async function checkOf(key: string): Promise<Check> {
  const compiled = await validate(`https://contract.test/${encodeURI(key)}`);
  return (value) => {
    if (value === undefined) return 'is no JSON';
    // SAFETY: the value was parsed from JSON.
    const output = compiled(value as never, BASIC);
    if (output.valid) return null;
    const errors = 'errors' in output && Array.isArray(output.errors) ? output.errors : [];
    return errors
      .map(({ keyword, instanceLocation }) => `${instanceLocation} ${String(keyword).split('/').at(-1)}`)
      .join(', ');
  };
}

const pointersOf = ({ parameters, body, answers }: ContractOperation): string[] => [
  ...parameters.map(({ schema }) => schema),
  ...(body === null ? [] : [body.schema]),
  ...Object.values(answers),
];

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(answered: unknown): string | null {
  if (typeof answered !== 'object' || answered === null) return null;
  if ('error' in answered) return String(answered.error);
  return 'code' in answered ? String(answered.code) : null;
}
