/** Texts of a wait imposed by the service, and of the remaining tries. */
export const coolOffCopy = {
  title: 'You can try again in',
  until: (time: string) => `At ${time}`,
  over: 'You can try again now.',
} as const;

/** Remaining tries, when the service counts them. */
export function triesLeft(count: number): string {
  if (count === 0) return 'No tries are left now.';
  return count === 1 ? 'You have 1 try left.' : `You have ${count} tries left.`;
}
