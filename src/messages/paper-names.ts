/** Labels of a lender's papers, each in the language of the paper, whatever the language of the app; by language code and format. */
export const paperNames: Readonly<Record<string, Readonly<Record<'HTML' | 'PDF', string>>>> = {
  en: { HTML: 'Read in English', PDF: 'PDF in English' },
  hi: { HTML: 'हिन्दी में पढ़ें', PDF: 'हिन्दी में PDF' },
  mr: { HTML: 'मराठीत वाचा', PDF: 'मराठीत PDF' },
};
