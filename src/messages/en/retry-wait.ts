import { plural } from './locale';

/** Texts of a waiting time after too many tries, which the service imposes. */
export const retryWaitCopy = {
  title: 'You can try again in',
  until: (time: string) => `At ${time}`,
  ended: 'You can try again now.',
} as const;

/** Sentence about the remaining tries. */
export const triesLeft = (count: number) =>
  count === 0
    ? 'No tries are left now.'
    : plural(count, { one: 'You have 1 try left.', other: `You have ${count} tries left.` });
