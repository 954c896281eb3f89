/** Languages of the app: the first is the one of a document without a language in its path. Each name is written in its own script. */
export const languages = [
  { language: 'en', tag: 'en-IN', name: 'English' },
  { language: 'hi', tag: 'hi-IN', name: 'हिन्दी' },
  { language: 'mr', tag: 'mr-IN', name: 'मराठी' },
] as const;

/** A language of the app. */
export type Language = (typeof languages)[number]['language'];

/** The language of a name or BCP 47 tag ("hi", "hi-IN"); null for one that the app does not have. */
export function languageOf(tag: string | null | undefined): Language | null {
  const name = tag?.split('-')[0]?.toLowerCase();
  return languages.find(({ language }) => language === name)?.language ?? null;
}
