const BANKS: Record<string, string> = {
  SBIN: 'State Bank of India',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  UTIB: 'Axis Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB: 'Punjab National Bank',
  BARB: 'Bank of Baroda',
  CNRB: 'Canara Bank',
  UBIN: 'Union Bank of India',
  IDIB: 'Indian Bank',
  BKID: 'Bank of India',
  CBIN: 'Central Bank of India',
  IOBA: 'Indian Overseas Bank',
  UCBA: 'UCO Bank',
  MAHB: 'Bank of Maharashtra',
  INDB: 'IndusInd Bank',
  YESB: 'Yes Bank',
  IDFB: 'IDFC First Bank',
  FDRL: 'Federal Bank',
  SIBL: 'South Indian Bank',
  AUBL: 'AU Small Finance Bank',
  UNBA: 'Unity Small Finance Bank',
  BDBL: 'Bandhan Bank',
  PYTM: 'Paytm Payments Bank',
};

/** Name of the bank of an IFSC, by the first four letters. */
export function bankName(ifsc: string): string {
  return BANKS[ifsc.slice(0, 4)] ?? 'Bank';
}
