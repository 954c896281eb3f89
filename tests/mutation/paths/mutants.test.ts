import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { adapterOperators } from './adapter-operators';
import { chartOperators } from './chart-operators';
import { applyEdit, diffOf, type Edit, type Operator } from './edit';
import type { Journey } from './journey-files';
import { drawMutants, type Mutant, mutantName } from './picker';
import { screenOperators } from './screen-operators';
import { summaryOf, verdictOf } from './verdict';
import type { WalkOutcome } from './workshop';

const operators = [...chartOperators, ...adapterOperators, ...screenOperators];

function mutated(name: string, text: string, file = 'machine.tsx'): readonly string[] {
  const operator = operators.find((one) => one.name === name);
  if (operator === undefined) throw new Error(`No operator ${name}.`);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return operator.find(source).map((edit) => applyEdit(text, edit));
}

describe('the kinds of mistakes', () => {
  it('are twenty or more, with different names', () => {
    expect(operators.length).toBeGreaterThanOrEqual(20);
    expect(new Set(operators.map(({ name }) => name)).size).toBe(operators.length);
  });

  it.each([
    [
      'dropped transition',
      "x = { on: { 'a.b': 'c', leave: 'l', back: 'd' } }",
      ["x = { on: {  leave: 'l', back: 'd' } }", "x = { on: { 'a.b': 'c',  back: 'd' } }"],
    ],
    ['missing retry', "x = { on: { retry: 'a', back: 'd' } }", ["x = { on: {  back: 'd' } }"]],
    ['lost back', "x = { on: { retry: 'a', back: 'd' } }", ["x = { on: { retry: 'a',  } }"]],
    [
      'swapped target',
      "x = [{ target: 'a' }, { target: 'b' }]",
      ["x = [{ target: 'b' }, { target: 'b' }]", "x = [{ target: 'a' }, { target: 'a' }]"],
    ],
    ['flipped guard', 'x = { guards: { is: () => a > 1 } }', ['x = { guards: { is: () => !(a > 1) } }']],
    ['lost assign', "x = { target: 'a', actions: 'keep' }", ["x = { target: 'a',  }"]],
    [
      'failure taken for success',
      "x = { onDone: 'good', onError: { target: 'bad' } }",
      ["x = { onDone: 'good', onError: { target: 'good' } }"],
    ],
    ['dropped timer', "x = { after: { wait: 'b' }, on: {} }", ['x = {  on: {} }']],
    [
      'swapped branches',
      "x = [{ guard: 'is', target: 'a' }, { target: 'b' }]",
      ["x = [{ guard: 'is', target: 'b' }, { target: 'a' }]"],
    ],
    ['forgotten key', "x = { actions: ['keep', 'nextRequestKey'] }", ["x = { actions: ['keep', ] }"]],
    [
      'double submit',
      "x = { submittingIt: { tags: 'pending', on: {} } }",
      ['x = { submittingIt: {  on: {} } }'],
    ],
    [
      'wrong operation',
      "x = [{ src: 'a' }, { src: 'b' }]",
      ["x = [{ src: 'b' }, { src: 'b' }]", "x = [{ src: 'a' }, { src: 'a' }]"],
    ],
    ['missing abort', 'read(service, signal)', ['read(service, new AbortController().signal)']],
    ['a key of its own for each try', 'send(it, key)', ['send(it, crypto.randomUUID())']],
    ['wrong amount unit', 'formatMoney(loan.due)', ['formatMoney((loan.due) * 100)']],
    ['flipped condition', '<p>{isDue && <b />}</p>', ['<p>{!(isDue) && <b />}</p>']],
    ['wrong event', "send({ type: 'retry' })", ["send({ type: 'leave' })"]],
    ['dropped part', '<p><b>x</b></p>', ['<p></p>']],
    ['wrong text', '<p>{copy.a}{copy.b}</p>', ['<p>{copy.b}{copy.b}</p>', '<p>{copy.a}{copy.a}</p>']],
  ])('%s', (name, text, expected) => {
    expect(mutated(name, text)).toEqual(expected);
  });

  it('swaps screens in the map of screens only', () => {
    const text = 'x = { a: One, b: Two }';
    expect(mutated('swapped screen', text)).toEqual([]);
    expect(mutated('swapped screen', text, '/src/screens/x/index.ts')).toEqual([
      'x = { a: Two, b: Two }',
      'x = { a: One, b: One }',
    ]);
  });

  it('are shown with the line before and after the edit', () => {
    const text = "one\nx = { target: 'a' }\nthree";
    const edit: Edit = { start: 18, end: 21, text: "'b'", description: '' };
    expect(diffOf('m.ts', text, edit)).toBe("m.ts:2\n- x = { target: 'a' }\n+ x = { target: 'b' }");
  });
});

const journeys: readonly Journey[] = ['a', 'b', 'c'].map((id) => ({
  id,
  files: { chart: [`${id}.ts`], adapter: [], screen: [`${id}.tsx`] },
  stubbedTests: [`${id}.test`],
  browserTests: [`${id}.spec`],
}));
const kinds: readonly Operator[] = ['one', 'two', 'three'].map((name) => ({
  name,
  fileKind: 'chart',
  find: () => [],
}));
const possibleEdits = (): readonly Edit[] =>
  [0, 1, 2].map((start) => ({ start, end: start, text: '', description: `at ${start}` }));

describe('the draw', () => {
  const draw = (seed: number, broken: (drawn: readonly Mutant[]) => readonly Mutant[] = () => []) =>
    drawMutants({ operators: kinds, journeys, seed, editsIn: possibleEdits, broken });

  it('is the same for the same seed, and another for another', () => {
    const names = (seed: number) => draw(seed).map(mutantName);
    expect(names(7)).toEqual(names(7));
    expect(new Set([1, 2, 3, 4].map((seed) => names(seed).join())).size).toBeGreaterThan(1);
  });

  it('takes one mutant per operator, each from another journey as long as there are some', () => {
    const drawn = draw(1);
    expect(drawn.map(({ operator }) => operator)).toEqual(['one', 'two', 'three']);
    expect(new Set(drawn.map(({ journey }) => journey.id)).size).toBe(3);
  });

  it('draws again when a mutant does not compile', () => {
    const [refused] = draw(1);
    if (refused === undefined) throw new Error('Nothing was drawn.');
    const name = mutantName(refused);
    const drawn = draw(1, (all) => all.filter((one) => mutantName(one) === name));
    expect(drawn.map(mutantName)).not.toContain(name);
    expect(drawn).toHaveLength(3);
  });

  it('reports that nothing compiles', () => {
    expect(() =>
      drawMutants({ operators: kinds, journeys, seed: 1, editsIn: possibleEdits, broken: (all) => all }),
    ).toThrow('do not compile');
  });
});

describe('the judgement of a mutant', () => {
  const [journey] = journeys;
  if (journey === undefined) throw new Error('No journey.');
  const mutant: Mutant = {
    operator: 'one',
    fileKind: 'chart',
    journey,
    file: 'a.ts',
    edit: { start: 0, end: 0, text: '', description: 'x' },
  };
  const pass: WalkOutcome = { passed: true, failures: [] };
  const fail: WalkOutcome = {
    passed: false,
    failures: [{ file: '', name: 'a walk', reason: 'no', replay: null }],
  };

  function judged(
    edited: readonly WalkOutcome[],
    browser: readonly WalkOutcome[] = [],
    reason?: string,
    isBrowserUsed = true,
  ) {
    const [heldLeft, browserLeft] = [[...edited], [...browser]];
    return verdictOf(mutant, {
      text: '',
      reason,
      isBrowserUsed,
      workshop: {
        withText: (_file, _text, run) => run(),
        walkStubbed: async () => heldLeft.shift() ?? pass,
        walkBrowser: async () => browserLeft.shift() ?? pass,
      },
    });
  }

  it.each([
    ['caught with stubbed ports', [fail, pass], []],
    ['caught in Chromium', [pass], [fail, pass]],
    ['survived', [pass], [pass]],
    ['inconclusive', [fail, fail], []],
  ] as const)('%s', async (verdict, edited, browser) => {
    expect(await judged(edited, browser)).toMatchObject({ verdict });
  });

  it('does not run Chromium when the level excludes it', async () => {
    expect(await judged([pass], [fail], undefined, false)).toMatchObject({ verdict: 'survived' });
  });

  it('reports an equivalent mutant with its reason, and runs no test', async () => {
    expect(await judged([fail], [fail], 'same words')).toEqual({
      mutant,
      verdict: 'equivalent',
      by: 'same words',
    });
  });

  const results = (caught: number, survived: number, equivalent = 0) => [
    ...Array.from({ length: caught }, () => ({
      mutant,
      verdict: 'caught with stubbed ports' as const,
      by: '',
    })),
    ...Array.from({ length: survived }, () => ({ mutant, verdict: 'survived' as const, by: '' })),
    ...Array.from({ length: equivalent }, () => ({ mutant, verdict: 'equivalent' as const, by: '' })),
  ];

  it.each([
    [20, 0, 0, true],
    [19, 1, 0, true],
    [18, 2, 0, false],
    [18, 1, 1, false],
    [19, 0, 1, true],
    [0, 0, 20, false],
  ])('%d caught, %d survived, %d equivalent: %s', (caught, survived, equivalent, isEnough) => {
    expect(summaryOf(results(caught, survived, equivalent)).isEnough).toBe(isEnough);
  });
});
