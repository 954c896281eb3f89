import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { parse } from 'yaml';

let compiled: ValidateFunction | undefined;

/** Why a batch does not match `openapi/analytics.yaml`; null when it does. */
export function batchProblem(batch: unknown): string | null {
  compiled ??= compile();
  if (compiled(batch)) return null;
  return (compiled.errors ?? [])
    .map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`.trim())
    .join('; ');
}

function compile(): ValidateFunction {
  const { components } = parse(
    readFileSync(new URL('../../openapi/analytics.yaml', import.meta.url), 'utf8'),
  );
  return new Ajv2020({ strict: false }).compile({ $ref: '#/components/schemas/AnalyticsBatch', components });
}
