import type * as english from '../en/udyam-status';
import type { Translation } from '../translation';

export const udyamStatusLabels: Translation<typeof english.udyamStatusLabels> = {
  NOT_REGISTERED: 'नोंदणी नाही',
  DRAFT: 'सुरू केली, अजून पाठवली नाही',
  OTP_SENT: 'तुमच्या कोडची वाट पाहत आहे',
  SUBMITTED: 'पाठवली, पडताळणी सुरू आहे',
  REGISTERED: 'नोंदणी झाली',
  FAILED: 'झाली नाही',
  MISMATCH: 'माहिती जुळत नाही',
};
