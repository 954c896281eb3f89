import type * as english from '../en/lender';
import type { Translation } from '../translation';

export const unknownLender: Translation<typeof english.unknownLender> = 'कर्ज देणारी भागीदार संस्था';
