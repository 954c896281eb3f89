import type * as english from '../en/udyam-status';
import type { Translation } from '../translation';

export const udyamStatusLabels: Translation<typeof english.udyamStatusLabels> = {
  NOT_REGISTERED: 'रजिस्ट्रेशन नहीं है',
  DRAFT: 'शुरू किया, अभी भेजा नहीं',
  OTP_SENT: 'आपके कोड का इंतज़ार है',
  SUBMITTED: 'भेज दिया, जाँच हो रही है',
  REGISTERED: 'रजिस्ट्रेशन हो गया',
  FAILED: 'नहीं हो पाया',
  MISMATCH: 'जानकारी मेल नहीं खाती',
};
