import { plural } from './locale';

/**
 * When a loan is due, in the words of spec 2.4: the due banner's heading (`since`, `tillToday`, `tomorrow`, `on`) and line (`tillToday`,
 * `line…`), and the other labels (`since`, `label…`).
 */
export const dueMessages = {
  /** Days since the loan's creation in the heading, since the due date in the label. No plural: the specification's words. */
  since: (days: number) => `Due Since ${days}\u00a0days`,
  tillToday: 'Dues Till Today',
  tomorrow: 'Due Tomorrow',
  on: (date: string) => `Due on ${date}`,
  lineToday: 'Today',
  lineTomorrow: 'Tomorrow',
  labelToday: 'Due Today',
  labelTomorrow: "Tomorrow's Instalment",
  labelLater: (date: string) => `Next instalment on ${date}`,
  oldestUnpaid: (date: string, days: number) =>
    `Oldest unpaid: ${date}, ${days}\u00a0${plural(days, { one: 'day', other: 'days' })} late`,
} as const;
