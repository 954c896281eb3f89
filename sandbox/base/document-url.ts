import type { Language } from '../language/language';

/** Kinds of papers of the lender. */
export type DocumentKind = 'agreement' | 'sanction-letter-kfs' | 'kfs' | 'no-dues-letter' | 'statement';

/** Path of a paper in a language, which is English unless the query names another one. */
export const documentUrl = (
  kind: DocumentKind,
  id: string,
  format: 'html' | 'pdf',
  language: Language,
): string => `/api/termloan/documents/${kind}/${id}.${format}${language === 'en' ? '' : `?lang=${language}`}`;
