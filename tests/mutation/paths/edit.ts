/** A mutant as one small edit of one file. */
import type { Node, SourceFile } from 'typescript';

export interface Edit {
  /** Range of the replaced characters. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Short description of the edit. */
  readonly description: string;
}

/** Finds all possible edits of an operator in a file. */
export type FindEdits = (file: SourceFile) => readonly Edit[];

/** A mutation operator, and the kind of file that it applies to. */
export interface Operator {
  readonly name: string;
  readonly fileKind: 'chart' | 'adapter' | 'screen';
  readonly find: FindEdits;
}

/** The file's text with the edit made. */
export function applyEdit(text: string, { start, end, text: replacement }: Edit): string {
  return `${text.slice(0, start)}${replacement}${text.slice(end)}`;
}

/** Replaces a node. */
export function replaceNode(node: Node, text: string, description: string): Edit {
  return { start: node.getStart(), end: node.getEnd(), text, description };
}

/** Removes a node of a list, with the comma after it. */
export function removeNode(node: Node, description: string): Edit {
  const source = node.getSourceFile().text;
  const end = node.getEnd();
  const comma = /^\s*,/.exec(source.slice(end));
  return { start: node.getStart(), end: end + (comma?.[0].length ?? 0), text: '', description };
}

/** The node and all its descendants, in text order. */
export function nodesOf(node: Node): readonly Node[] {
  const all: Node[] = [];
  const visit = (current: Node): void => {
    all.push(current);
    current.forEachChild(visit);
  };
  visit(node);
  return all;
}

/** The change as a few diff lines. */
export function diffOf(file: string, text: string, edit: Edit): string {
  const editedText = applyEdit(text, edit);
  const line = text.slice(0, edit.start).split('\n').length;
  const start = text.lastIndexOf('\n', edit.start - 1) + 1;
  const addedLength = editedText.length - text.length;
  const end = endOfLine(text, edit.end);
  const lines = (part: string, sign: string) =>
    part
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => `${sign} ${line}`);
  const removedLines = lines(text.slice(start, end), '-');
  const addedLines = lines(editedText.slice(start, end + addedLength), '+');
  return [`${file}:${line}`, ...removedLines, ...addedLines].join('\n');
}

function endOfLine(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end === -1 ? text.length : end;
}
