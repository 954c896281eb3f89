/** docs/bridge.md: its table of messages is the schema's. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, it } from 'vitest';

import { hostSchema } from './host-schema';

const page = readFileSync('docs/bridge.md', 'utf8');

interface Definition {
  readonly anyOf?: readonly Definition[];
  readonly $ref?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Definition>>;
  readonly required?: readonly string[];
  readonly 'x-time-limit-ms'?: number;
  readonly 'x-answer'?: string;
}

// SAFETY: the committed schema, of which only these parts are read.
const definitions = hostSchema.$defs as Readonly<Record<string, Definition>>;

/** The fields of a payload, optional ones with a question mark, as the table writes them; of alternatives, all. */
function fieldsOf(schema: Definition | undefined): readonly string[] {
  if (schema === undefined) return [];
  if (schema.$ref !== undefined) return fieldsOf(definitions[schema.$ref.replace('#/$defs/', '')]);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(fieldsOf);
  return Object.keys(schema.properties ?? {}).map((name) =>
    schema.required?.includes(name) ? name : `${name}?`,
  );
}

function rowOf(message: Definition): readonly [type: unknown, limit: string, fields: readonly string[]] {
  const limit = message['x-time-limit-ms'];
  const [answer] = definitions[message['x-answer'] ?? '']?.anyOf ?? [];
  return [
    message.properties?.type?.const,
    limit === undefined ? '' : `${limit / 1000} s`,
    [...fieldsOf(message.properties?.payload), ...fieldsOf(answer?.properties?.payload)],
  ];
}

it('the table of messages has each message, its time limit, and the fields of its payload and of its answer', () => {
  const messages = (definitions.AppMessage?.anyOf ?? []).map(
    ({ $ref = '' }) => definitions[$ref.replace('#/$defs/', '')] ?? {},
  );
  const table = page.slice(page.indexOf('### Requests of the app'), page.indexOf('### Events of the host'));
  const rows = [...table.matchAll(/^\| `(\w+)` \|(.*)\|(.*)\|(.*)\|$/gm)];
  expect(rows.map(([, type]) => type).sort()).toEqual(messages.map((message) => rowOf(message)[0]).sort());
  for (const message of messages) {
    const [type, limit, fields] = rowOf(message);
    const row = rows.find(([, name]) => name === type);
    expect([type, row?.[4]?.trim()]).toEqual([type, limit]);
    const words = new Set(`${row?.[2]} ${row?.[3]}`.match(/\w+\??/g));
    expect([type, fields.filter((name) => !words.has(name))]).toEqual([type, []]);
  }
});

it('it names the events of the schema, and where each file of the kit is', () => {
  for (const { type } of [definitions.BackEvent, definitions.ResumeEvent].map(
    (event) => event?.properties ?? {},
  ))
    expect(page).toContain(`{"version": 1, "type": "${type?.const}"}`);
  const files = readdirSync('docs/host', { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) !== '',
  );
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !page.includes(`host/${file}`))).toEqual([]);
});
