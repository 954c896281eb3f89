import type * as english from '../en/due';
import type { Translation } from '../translation';

// "कल" is yesterday, too: beside it stands that something is to be paid.
export const dueMessages: Translation<typeof english.dueMessages> = {
  since: (days) => `${days}\u00a0दिन से बकाया`,
  tillToday: 'आज तक भरने की रकम',
  tomorrow: 'कल भरना है',
  on: (date) => `${date} को भरना है`,
  lineToday: 'आज',
  lineTomorrow: 'कल',
  labelToday: 'आज भरना है',
  labelTomorrow: 'कल भरने की किस्त',
  labelLater: (date) => `अगली किस्त ${date} को`,
  oldestUnpaid: (date, days) => `सबसे पुरानी किस्त जो नहीं भरी: ${date}, ${days}\u00a0दिन की देरी`,
};
