import { plain } from './plain';

/** Minimum similarity, 0 to 1. */
const LEAST = 0.5;
const MAX_ENTRIES = 4;

/** Similar names, the most similar first. */
export function nearNames(written: string, names: readonly string[]): readonly string[] {
  const [wanted, all] = [squeezed(written), [...new Set(names)]];
  if (wanted === '') return [];
  return all
    .map((name) => ({ name, likeness: likenessOf(wanted, name) }))
    .filter(({ likeness }) => likeness >= LEAST)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MAX_ENTRIES)
    .map(({ name }) => name);
}

/** 1 for the same letters; the last part of a path counts as the path does. */
function likenessOf(wanted: string, name: string): number {
  const parts = [name, name.slice(name.lastIndexOf('.') + 1)].map(squeezed);
  return Math.max(...parts.map((part) => pairsInCommon(wanted, part)));
}

/** Dice coefficient of letter pairs: twice the common pairs, divided by all pairs. */
function pairsInCommon(one: string, other: string): number {
  if (one === other) return 1;
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const total = left.length + right.length;
  const shared = left.filter((pair) => {
    const at = right.indexOf(pair);
    if (at >= 0) right.splice(at, 1);
    return at >= 0;
  });
  return total === 0 ? 0 : (shared.length * 2) / total;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

function squeezed(text: string): string {
  return plain(text).split(' ').join('');
}
