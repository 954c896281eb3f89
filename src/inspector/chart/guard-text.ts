import { plainName } from '../plain-name';

/**
 * Readable text of a guard, as the chart names it, with its params where they are a constant: `isPage(kyc)`, `isOpen and not isPaid`,
 * `not (isOpen and isPaid)`. Undefined without a guard.
 */
export function guardText(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') {
    if (!('guards' in guard) || !Array.isArray(guard.guards)) return guard.name || 'inline';
    const parts = guard.guards.map((part: unknown) => operandText(part, guard.name));
    return guard.name === 'not' ? `not ${parts.join(' ')}` : parts.join(` ${guard.name} `);
  }
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return 'inline';
  return `${String(guard.type)}${'params' in guard ? paramsText(guard.params) : ''}`;
}

/** A guard within another one, in parentheses where it would read as another condition without. */
function operandText(operand: unknown, operator: string): string {
  const text = guardText(operand) ?? 'inline';
  const isOfOtherOperator =
    typeof operand === 'function' &&
    'guards' in operand &&
    operand.name !== 'not' &&
    operand.name !== operator;
  return isOfOtherOperator ? `(${text})` : text;
}

/** A guard's text in words, its params as they are: `isPage(kyc) and not isOpen` → `is page (kyc) and not is open`. */
export function guardWords(guard: string): string {
  return guard.replace(/([^\s()]+)(\([^)]*\))?/g, (_, name: string, params: string | undefined) =>
    [plainName(name) ?? name, params ?? []].flat().join(' '),
  );
}

const MAX_PARAMS_LENGTH = 80;

/** Constant params in parentheses; empty where they are computed for each event, or too long to show. */
function paramsText(params: unknown): string {
  const text = constantText(params);
  return text === '' || text.length > MAX_PARAMS_LENGTH ? '' : `(${text})`;
}

function constantText(value: unknown): string {
  if (typeof value === 'function' || value === undefined) return '';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(constantText).join(', ');
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined && inner !== null)
    .map(([name, inner]) => `${name}: ${constantText(inner)}`)
    .join(', ');
}
