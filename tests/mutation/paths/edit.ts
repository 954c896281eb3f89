/** A mutant before it is planted: one small edit of one file. */
import type { Node, SourceFile } from 'typescript';

export interface Edit {
  /** From and to which character of the file is replaced. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What a reader is told was done, in a few words. */
  readonly what: string;
}

/** Finds every place of a file where its kind of mistake could be made. */
export type FindEdits = (file: SourceFile) => readonly Edit[];

/** A kind of mistake, and in which room it is made. */
export interface Operator {
  readonly name: string;
  readonly room: 'chart' | 'adapter' | 'screen';
  readonly find: FindEdits;
}

/** The file's text with the edit made. */
export function applyEdit(text: string, { start, end, text: put }: Edit): string {
  return `${text.slice(0, start)}${put}${text.slice(end)}`;
}

/** Puts something else where the node stands. */
export function replaced(node: Node, text: string, what: string): Edit {
  return { start: node.getStart(), end: node.getEnd(), text, what };
}

/** Takes a node of a list away, with the comma after it. */
export function removed(node: Node, what: string): Edit {
  const source = node.getSourceFile().text;
  const end = node.getEnd();
  const comma = /^\s*,/.exec(source.slice(end));
  return { start: node.getStart(), end: end + (comma?.[0].length ?? 0), text: '', what };
}

/** Every node below this one, itself first, in the order of the text. */
export function nodesOf(node: Node): readonly Node[] {
  const all: Node[] = [];
  const visit = (one: Node): void => {
    all.push(one);
    one.forEachChild(visit);
  };
  visit(node);
  return all;
}

/** The change as a few lines that a person reads: what stood there, and what stands there now. */
export function diffOf(file: string, text: string, edit: Edit): string {
  const after = applyEdit(text, edit);
  const line = text.slice(0, edit.start).split('\n').length;
  const from = text.lastIndexOf('\n', edit.start - 1) + 1;
  const grown = after.length - text.length;
  const to = endOfLine(text, edit.end);
  const lines = (part: string, sign: string) =>
    part
      .split('\n')
      .filter((one) => one.trim() !== '')
      .map((one) => `${sign} ${one}`);
  const before = lines(text.slice(from, to), '-');
  const now = lines(after.slice(from, to + grown), '+');
  return [`${file}:${line}`, ...before, ...now].join('\n');
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
