import { plural } from './locale';

/** Notes about the entries of a list that are left out because they are unreadable, by the kind of entry. */
export const unreadableTexts = {
  account: (count: number) =>
    plural(count, {
      one: 'One account could not be read and is not shown.',
      other: `${count} accounts could not be read and are not shown.`,
    }),
  supplier: (count: number) =>
    plural(count, {
      one: 'One supplier could not be read and is not shown.',
      other: `${count} suppliers could not be read and are not shown.`,
    }),
  payment: (count: number) =>
    plural(count, {
      one: 'One payment could not be read and is not shown.',
      other: `${count} payments could not be read and are not shown.`,
    }),
  factor: (count: number) =>
    plural(count, {
      one: 'One point could not be read and is not shown.',
      other: `${count} points could not be read and are not shown.`,
    }),
  complaint: (count: number) =>
    plural(count, {
      one: 'One complaint could not be read and is not shown.',
      other: `${count} complaints could not be read and are not shown.`,
    }),
  permission: (count: number) =>
    plural(count, {
      one: 'One permission could not be read and is not shown.',
      other: `${count} permissions could not be read and are not shown.`,
    }),
} as const;

/** Kinds of list entries that are left out of a list if they are unreadable. */
export type UnreadableKind = keyof typeof unreadableTexts;
