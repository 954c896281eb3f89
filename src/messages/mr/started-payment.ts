import type * as english from '../en/started-payment';
import type { Translation } from '../translation';

export const startedCopy: Translation<typeof english.startedCopy> = {
  title: (amount, method) =>
    method === 'qr' ? `आम्ही तुम्हाला ${amount} भरण्याचा कोड दाखवला` : `तुम्ही ${amount} चे पेमेंट सुरू केले`,
  text: (time) =>
    `ते ${time}\u00a0वाजता सुरू झाले. तुमच्या बँकेकडून आम्हाला अजून काहीही कळलेले नाही. तुमचे UPI ॲप पेमेंट झाले असे सांगत असेल, तर पुन्हा भरू नका.`,
  see: 'हे पेमेंट पाहा',
  heading: 'आधीचे पेमेंट कदाचित झाले असेल',
  row: (time) => `सुरू केले: ${time}`,
};
