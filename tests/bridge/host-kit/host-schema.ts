/** The committed JSON Schema of the messages, as a validator. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';

import type { MessagesSchema } from './messages-schema';

export const hostSchema: MessagesSchema = JSON.parse(readFileSync('docs/host/messages.schema.json', 'utf8'));

const ajv = new Ajv2020({ strict: false, strictNumbers: true }).addSchema(hostSchema, 'messages');

/** Whether the value is the message, answer or payload of this definition. */
export function isValid(definition: string, value: unknown): boolean {
  return validator(definition)(value) === true;
}

function validator(definition: string): ValidateFunction {
  const validate = ajv.getSchema(`messages#/$defs/${definition}`);
  if (validate === undefined) throw new Error(`The schema has no ${definition}.`);
  return validate;
}
