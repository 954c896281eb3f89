import { normaliseText } from './normalise-text';

/** Minimum similarity, 0 to 1. */
const MIN_SIMILARITY = 0.5;
const MAX_NAMES = 4;

/** The names that are similar to a typed one, the most similar first. */
export function similarNames(typedName: string, names: readonly string[]): readonly string[] {
  const [typedLetters, uniqueNames] = [lettersOf(typedName), [...new Set(names)]];
  if (typedLetters === '') return [];
  return uniqueNames
    .map((name) => ({ name, similarity: similarityOf(typedLetters, name) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
}

/** Similarity of a name, 0 to 1: that of the whole path or of its last part, whichever is greater. */
function similarityOf(typedLetters: string, name: string): number {
  const parts = [name, name.slice(name.lastIndexOf('.') + 1)].map(lettersOf);
  return Math.max(...parts.map((part) => diceCoefficient(typedLetters, part)));
}

/** Dice coefficient of letter pairs, 0 to 1: twice the number of common pairs, divided by the number of all pairs. */
function diceCoefficient(left: string, right: string): number {
  if (left === right) return 1;
  const [leftPairs, rightPairs] = [letterPairsOf(left), letterPairsOf(right)];
  const total = leftPairs.length + rightPairs.length;
  const shared = leftPairs.filter((pair) => {
    const index = rightPairs.indexOf(pair);
    if (index >= 0) rightPairs.splice(index, 1);
    return index >= 0;
  });
  return total === 0 ? 0 : (shared.length * 2) / total;
}

function letterPairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
}

function lettersOf(text: string): string {
  return normaliseText(text).split(' ').join('');
}
