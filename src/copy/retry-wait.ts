/** Texts of a waiting time after too many tries, which the service imposes. */
export const retryWaitCopy = {
  title: 'You can try again in',
  until: (time: string) => `At ${time}`,
  ended: 'You can try again now.',
} as const;

/** Sentence about the remaining tries. */
export function triesLeft(count: number): string {
  if (count === 0) return 'No tries are left now.';
  return count === 1 ? 'You have 1 try left.' : `You have ${count} tries left.`;
}
