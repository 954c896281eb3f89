import type { Language } from '../language/language';

/** The content of a document, from which HTML and PDF are made. */
export interface DocumentContent {
  title: string;
  subtitle: string;
  language: Language;
  sections: Section[];
}

export interface Section {
  heading: string;
  lines?: [label: string, value: string][];
  paragraphs?: string[];
  table?: { head: string[]; rows: string[][] };
}
