/** The content of a document, from which HTML and PDF are made. */
export interface DocumentContent {
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
