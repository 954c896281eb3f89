/** docs/host: the reference hosts in Kotlin and Swift can be parsed, and handle every message. No compiler for them runs here. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { Language, type Node, Parser } from 'web-tree-sitter';

import { hostSchema } from './host-schema';

/** A branch of the `when` or `switch` over the type of a message. */
const branches = {
  kotlin: (type: string) => new RegExp(`^\\s*("\\w+", )*"${type}"(, "\\w+")* ->`, 'm'),
  swift: (type: string) => new RegExp(`^\\s*case ("\\w+", )*"${type}"`, 'm'),
};

const document = readFileSync('docs/bridge.md', 'utf8');
const require = createRequire(import.meta.url);

describe.each([
  ['kotlin', 'docs/host/android', require.resolve('tree-sitter-wasms/out/tree-sitter-kotlin.wasm')],
  ['swift', 'docs/host/ios', require.resolve('tree-sitter-wasms/out/tree-sitter-swift.wasm')],
] as const)('the reference host in %s', (language, folder, grammar) => {
  const files = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(`${folder}/${name}`, 'utf8'),
  }));
  const source = files.map(({ text }) => text).join('\n');
  const parser = { current: null as Parser | null };

  beforeAll(async () => {
    await Parser.init();
    parser.current = new Parser().setLanguage(await Language.load(grammar));
  });

  /** The lines of the syntax errors. */
  function errorsOf(text: string): readonly number[] {
    const tree = parser.current?.parse(text);
    if (tree === undefined || tree === null) throw new Error('There is no parser.');
    const lines = errorLines(tree.rootNode);
    tree.delete();
    return lines;
  }

  it.each(files)(
    '$name has no syntax error, at most 250 lines, and says that it was never built',
    ({ text }) => {
      expect(errorsOf(text)).toEqual([]);
      expect(text.split('\n').length).toBeLessThanOrEqual(251);
      expect(text).toContain('never compiled and never run here');
    },
  );

  it.each(files)('in $name a bracket that is missing is found', ({ text }) => {
    const brackets = [...code(text).matchAll(/[(){}]/g)].map(({ index }) => index);
    expect(brackets.length).toBeGreaterThan(50);
    // Every twelfth: all of them take 40 s.
    const removed = brackets.filter((_, at) => at % 12 === 0);
    const overlooked = removed.filter((at) => errorsOf(text.slice(0, at) + text.slice(at + 1)).length === 0);
    expect(overlooked.map((at) => text.slice(Math.max(0, at - 30), at + 30))).toEqual([]);
  });

  it('the quick start of docs/bridge.md has no syntax error', () => {
    const blocks = [...document.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))];
    expect(blocks.map(([, block = '']) => errorsOf(block))).toEqual([[]]);
  });

  it('handles every message of the app, and sends every event', () => {
    const { anyOf: messages } = definition('AppMessage');
    const types = (messages ?? []).map(({ $ref = '' }) => typeOf(definition($ref.replace('#/$defs/', ''))));
    expect(types).toContain('hello');
    expect(types.filter((type) => !branches[language](type).test(source))).toEqual([]);
    const events = ['BackEvent', 'ResumeEvent'].map((name) => typeOf(definition(name)));
    expect(events.filter((event) => !source.includes(`send("${event}")`))).toEqual([]);
  });
});

interface Definition {
  readonly anyOf?: readonly { readonly $ref?: string }[];
  readonly properties?: { readonly type?: { readonly const?: string } };
}

function definition(name: string): Definition {
  // SAFETY: a message of the committed schema, of which only these parts are read.
  return hostSchema.$defs[name] as Definition;
}

function typeOf({ properties }: Definition): string {
  return properties?.type?.const ?? '';
}

function errorLines(node: Node): readonly number[] {
  if (!node.hasError) return [];
  const inside = node.children.flatMap((child) => (child === null ? [] : errorLines(child)));
  return inside.length > 0 ? inside : [node.startPosition.row + 1];
}

/** The text with comments and strings blanked out, at the same positions. */
function code(text: string): string {
  const blank = (part: string) => ' '.repeat(part.length);
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"/g, blank);
}
