/** Terms whose spelling is not that of their code name. */
const TERMS: Readonly<Record<string, string>> = {
  aadhaar: 'Aadhaar',
  ekyc: 'e-KYC',
  emi: 'EMI',
  enach: 'e-NACH',
  gst: 'GST',
  gstin: 'GSTIN',
  id: 'ID',
  ifsc: 'IFSC',
  kfs: 'KFS',
  kyc: 'KYC',
  nach: 'NACH',
  nbfc: 'NBFC',
  otp: 'OTP',
  pan: 'PAN',
  pdf: 'PDF',
  qr: 'QR',
  sms: 'SMS',
  tds: 'TDS',
  udyam: 'Udyam',
  upi: 'UPI',
  url: 'URL',
};

/**
 * A name of the code as words: `isEnachRequired` → `is e-NACH required`, `EDIT_FORM` → `edit form`, `offer.confirmed` → `offer confirmed`.
 * Null where these are the same: such a name need not be said twice.
 */
export function plainName(codeName: string): string | null {
  const plain = codeName
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[._/]+/g, ' ')
    .replace(/\(/g, ' (')
    .split(' ')
    .filter((word) => word !== '')
    .map(plainWord)
    .join(' ');
  return plain === codeName ? null : plain;
}

function plainWord(word: string): string {
  const [, before = '', letters = '', after = ''] = /^([^\p{L}\d]*)(.*?)([^\p{L}\d]*)$/u.exec(word) ?? [];
  return `${before}${TERMS[letters.toLowerCase()] ?? letters.toLowerCase()}${after}`;
}
