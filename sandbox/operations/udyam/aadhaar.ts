/** Verhoeff's tables: the dihedral group of ten, and the permutation of each position. */
const TIMES = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const SHIFT = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Twelve digits, the first 2 to 9, the last one Verhoeff's check digit. */
export function isAadhaar(number: string): boolean {
  if (!/^[2-9]\d{11}$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  return digits.reduce((sum, digit, at) => look(TIMES, sum, look(SHIFT, at % 8, digit)), 0) === 0;
}

const look = (table: string[], row: number, column: number): number =>
  Number(table[row]?.charAt(column) ?? '0');
