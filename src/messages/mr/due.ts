import type * as english from '../en/due';
import type { Translation } from '../translation';
import { plural } from './locale';

export const dueMessages: Translation<typeof english.dueMessages> = {
  since: (days) => plural(days, { one: `${days}\u00a0दिवसापासून थकीत`, other: `${days}\u00a0दिवसांपासून थकीत` }),
  tillToday: 'आजपर्यंत भरायची रक्कम',
  tomorrow: 'उद्या भरायचे आहे',
  on: (date) => `${date} रोजी भरायचे आहे`,
  lineToday: 'आज',
  lineTomorrow: 'उद्या',
  labelToday: 'आज भरायचे आहे',
  labelTomorrow: 'उद्याचा हप्ता',
  labelLater: (date) => `पुढचा हप्ता ${date} रोजी`,
  oldestUnpaid: (date, days) =>
    `सर्वांत जुना न भरलेला हप्ता: ${date}, ${plural(days, { one: `${days}\u00a0दिवसाचा उशीर`, other: `${days}\u00a0दिवसांचा उशीर` })}`,
};
