import type * as english from '../en/lender';
import type { Translation } from '../translation';

export const unknownLender: Translation<typeof english.unknownLender> = 'लोन देने वाली पार्टनर संस्था';
