/** The content of a document, from which HTML and PDF are made. */
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
