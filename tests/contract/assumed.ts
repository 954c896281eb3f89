import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const DOCUMENTS = ['termloan', 'account', 'merchant', 'analytics'] as const;

/** All that the contract marks with `x-assumed`, by document: `addSupplier`, `getAutopayMandate?renew`, `x-merchant-id`, `Loan`, `Loan.utr`. */
export function assumedByDocument(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    DOCUMENTS.map((name) => {
      const document: unknown = parse(readFileSync(`openapi/${name}.yaml`, 'utf8'));
      return [
        name,
        [...operationsOf(document), ...sharedParametersOf(document), ...schemasOf(document)].sort(),
      ];
    }),
  );
}

/** @throws when a marked item has no name, so that it could not be listed */
function operationsOf(document: unknown): readonly string[] {
  const operations = Object.values(entriesOf(document, 'paths')).flatMap((path) =>
    Object.values(Object(path)),
  );
  return operations.flatMap((operation) => {
    const id = String(Reflect.get(Object(operation), 'operationId'));
    const parameters: unknown = Reflect.get(Object(operation), 'parameters');
    const assumed = (Array.isArray(parameters) ? parameters : []).filter(isAssumed);
    return [
      ...(isAssumed(operation) ? [id] : []),
      ...assumed.map((parameter: unknown) => `${id}?${Reflect.get(Object(parameter), 'name')}`),
    ];
  });
}

function sharedParametersOf(document: unknown): readonly string[] {
  const shared = Object.values(entriesOf(entriesOf(document, 'components'), 'parameters'));
  return shared.filter(isAssumed).map((parameter) => String(Reflect.get(Object(parameter), 'name')));
}

function schemasOf(document: unknown): readonly string[] {
  const schemas = entriesOf(entriesOf(document, 'components'), 'schemas');
  return Object.entries(schemas).flatMap(([name, schema]) => [
    ...(isAssumed(schema) ? [name] : []),
    ...fieldsOf(schema).map((field) => `${name}.${field}`),
  ]);
}

/** Marked fields at any depth: `offers.apr`. */
function fieldsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const subschemas = ['items', 'allOf', 'oneOf', 'anyOf'].flatMap(
    (keyword) => Reflect.get(schema, keyword) ?? [],
  );
  const ownFields = Object.entries(entriesOf(schema, 'properties')).flatMap(([name, field]) => [
    ...(isAssumed(field) ? [name] : []),
    ...fieldsOf(field).map((inner) => `${name}.${inner}`),
  ]);
  return [...ownFields, ...subschemas.flatMap(fieldsOf)];
}

function isAssumed(value: unknown): boolean {
  return Reflect.get(Object(value), 'x-assumed') === true;
}

function entriesOf(value: unknown, key: string): Readonly<Record<string, unknown>> {
  return Object(Reflect.get(Object(value), key) ?? {});
}

/** Number of `x-assumed: true` in the text of a document, which `assumedByDocument` must find. */
export function marksIn(document: string): number {
  return readFileSync(`openapi/${document}.yaml`, 'utf8').match(/x-assumed: true(?!`)/g)?.length ?? 0;
}
