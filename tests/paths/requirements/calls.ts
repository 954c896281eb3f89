/** The calls of the product (spec 7.1, 7.2), row by row as the contract's own test lists them. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

import { type Call, specified } from '../../contract/calls';
import type { Requirement } from './requirement';

const VERIFIED_BY = ['tests/contract/calls.test.ts', 'tests/contract/requests.test.ts'];

/** OpenAPI documents by service, each parsed once. */
const contracts = new Map<string, { readonly paths: unknown }>();

const loanService = specified.filter(({ service }) => service === 'termloan');
const supplierCredit = specified.filter(({ service }) => service === 'account');

export const calls: readonly Requirement[] = [
  ...loanService.map((call, index) => requirement(`spec 7.1 row ${index + 1}`, call)),
  ...supplierCredit.map((call, index) => requirement(`spec 7.2 row ${index + 1}`, call)),
];

function requirement(id: Requirement['id'], call: Call): Requirement {
  const { method, path } = call;
  return { id, text: `${method} ${path}`, verifiedBy: VERIFIED_BY, operation: operationOf(call) };
}

/** The `operationId` of a call; the port in a chart has the same name. */
function operationOf({ method, path, service }: Call): string {
  const paths: unknown = contractOf(service)?.paths;
  const found = member(member(member(paths, path), method.toLowerCase()), 'operationId');
  if (typeof found !== 'string') throw new Error(`The contract has no ${method} ${path}.`);
  return found;
}

function contractOf(service: string) {
  if (!contracts.has(service)) {
    // SAFETY: an OpenAPI document; the contract's own lint keeps it one.
    const read = parse(readFileSync(`openapi/${service}.yaml`, 'utf8')) as { readonly paths: unknown };
    contracts.set(service, read);
  }
  return contracts.get(service);
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
