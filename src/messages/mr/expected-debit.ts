import type * as english from '../en/expected-debit';
import type { Translation } from '../translation';

export const expectedDebitCopy: Translation<typeof english.expectedDebitCopy> = {
  title: (amount, date) =>
    amount === null ? `${date} रोजी ऑटोपेने हप्ता कापला जाईल` : `${date} रोजी ऑटोपेने ${amount} कापले जातील`,
  from: (account) => `${account} मधून.`,
  needNotPay: 'तुम्हाला पैसे भरण्याची गरज नाही.',
  isOn: 'या कर्जासाठी ऑटोपे सुरू आहे.',
  ifStopped: 'ऑटोपे बंद करता येते. मग हा हप्ता तुम्हाला स्वतः भरावा लागेल.',
  toAutopay: 'ऑटोपे उघडा',
};
