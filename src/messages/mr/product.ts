import type * as english from '../en/product';
import type { Translation } from '../translation';

export const productName: Translation<typeof english.productName> = 'दुकान कर्ज';
