/** A document before it is HTML or PDF: headed sections of lines, paragraphs or a table. */
export interface Paper {
  title: string;
  subtitle: string;
  lang: 'en' | 'hi';
  sections: Section[];
}

export interface Section {
  heading: string;
  lines?: [label: string, value: string][];
  paragraphs?: string[];
  table?: { head: string[]; rows: string[][] };
}
