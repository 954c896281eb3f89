import type { ReactNode } from 'react';

import { comparisonCopy } from '../../../copy/inspector-comparison';
import { csvText } from '../../export/csv';
import type { ComparedShare } from './compare';

const copy = comparisonCopy.csvColumns;

/** The columns of a table that compares two selections: what a row is of, what is counted, and what is a share. */
export interface Columns<Row> {
  /** The first one heads the row; together they are the row's key. */
  readonly names: readonly NameColumn<Row>[];
  readonly counts: readonly CountColumn<Row>[];
  readonly shares: readonly ShareColumn<Row>[];
}

interface NameColumn<Row> {
  readonly name: string;
  readonly text: (row: Row) => string;
  /** Shown instead of the text. */
  readonly content?: (row: Row) => ReactNode;
}

interface CountColumn<Row> {
  readonly name: string;
  /** Of both selections; null where unknown. */
  readonly values: (row: Row) => readonly [one: number | null, other: number | null];
  readonly format: (value: number) => string;
  /** Heading in the CSV, with the unit of the values; the name by default. */
  readonly csvHeading?: string;
}

export interface ShareColumn<Row> {
  readonly name: string;
  readonly share: (row: Row) => ComparedShare;
}

/** What distinguishes a row from all others. */
export function rowKey<Row>({ names }: Columns<Row>, row: Row): string {
  return names.map(({ text }) => text(row)).join(' ');
}

/** The rows with the largest difference first: those that are clear, then the others. */
export function sortByDifference<Row>(rows: readonly Row[], { share }: ShareColumn<Row>): readonly Row[] {
  const rank = (row: Row) => {
    const { difference, isClear } = share(row);
    return difference === null ? -1 : Math.abs(difference) + (isClear ? 1 : 0);
  };
  return [...rows].sort((a, b) => rank(b) - rank(a));
}

/**
 * The table as CSV: counts, shares and differences of both, and the interval of each difference.
 * @param sides what both selections are called
 */
export function comparedCsv<Row>(
  rows: readonly Row[],
  { names, counts, shares }: Columns<Row>,
  [one, other]: readonly [one: string, other: string],
): string {
  const headings = [
    ...names.map(({ name }) => name),
    ...counts.flatMap(({ name, csvHeading = name }) => [`${csvHeading}, ${one}`, `${csvHeading}, ${other}`]),
    ...shares.flatMap(({ name }) => [
      copy.count(name, one),
      copy.share(name, one),
      copy.count(name, other),
      copy.share(name, other),
      copy.difference(name),
      copy.low(name),
      copy.high(name),
      copy.clear(name),
    ]),
  ];
  const cells = (row: Row) => [
    ...names.map(({ text }) => text(row)),
    ...counts.flatMap(({ values }) => values(row).map((value) => value ?? '')),
    ...shares.flatMap(({ share }) => shareCells(share(row))),
  ];
  return csvText([headings, ...rows.map(cells)]);
}

function shareCells({ one, other, difference, interval, isClear }: ComparedShare): (string | number)[] {
  const percentOf = ({ count, total }: ComparedShare['one']) => (total === 0 ? '' : percent(count / total));
  const isKnown = difference !== null;
  return [
    one.count,
    percentOf(one),
    other.count,
    percentOf(other),
    isKnown ? percent(difference) : '',
    isKnown ? percent(interval.low) : '',
    isKnown ? percent(interval.high) : '',
    isClear ? copy.yes : copy.no,
  ];
}

/** A share in percent, with two decimals. */
function percent(share: number): number {
  return Number((share * 100).toFixed(2));
}
