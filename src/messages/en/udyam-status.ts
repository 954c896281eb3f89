import type { UdyamStatus } from '../../../machines/domain/udyam/udyam-status';

/** Labels of the registration's status. */
export const udyamStatusLabels: Readonly<Record<UdyamStatus, string>> = {
  NOT_REGISTERED: 'Not registered',
  DRAFT: 'Started, not sent yet',
  OTP_SENT: 'Waits for your code',
  SUBMITTED: 'Sent, being checked',
  REGISTERED: 'Registered',
  FAILED: 'Did not work',
  MISMATCH: 'Details do not match',
};
