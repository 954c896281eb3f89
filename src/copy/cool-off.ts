/** Words of a wait that the service asks for, and of the tries that are left. */
export const coolOffCopy = {
  title: 'You can try again in',
  until: (time: string) => `At ${time}`,
  over: 'You can try again now.',
} as const;

/** Tries that are left, when the service counts them. */
export function triesLeft(count: number): string {
  if (count === 0) return 'No tries are left now.';
  return count === 1 ? 'You have 1 try left.' : `You have ${count} tries left.`;
}
