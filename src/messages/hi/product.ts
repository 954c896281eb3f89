import type * as english from '../en/product';
import type { Translation } from '../translation';

/** A name: the same in every language, as in the document's title. */
export const productName: Translation<typeof english.productName> = 'Shop loan';
