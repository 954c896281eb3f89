/**
 * Languages of the app: the build, hosting, the tests and the nightly run read this list (docs/translating.md says how one is added).
 * The first is the one of a document without a language in its path. Each name is written in its own script.
 */
export const languages = [
  { language: 'en', tag: 'en-IN', name: 'English' },
  { language: 'hi', tag: 'hi-IN', name: 'हिन्दी' },
  { language: 'mr', tag: 'mr-IN', name: 'मराठी' },
] as const;

/** A language of the app. */
export type Language = (typeof languages)[number]['language'];

/** A language in which documents can be built. */
export interface BuildLanguage {
  /** Name of its folder in `src/messages`. */
  readonly language: string;
  /** BCP 47 tag of its documents. */
  readonly tag: string;
  readonly name: string;
}

/**
 * Languages that are being translated: `APP_LOCALE=ta npm start` shows one, with English where it is not translated yet. No page offers
 * one, no host serves it, and `npm run build` leaves it out.
 */
export const languagesInProgress: readonly BuildLanguage[] = [];

/** The language of a name or BCP 47 tag ("hi", "hi-IN"); null for one that the app does not have. */
export function languageOf(tag: string | null | undefined): Language | null {
  const name = tag?.split('-')[0]?.toLowerCase();
  return languages.find(({ language }) => language === name)?.language ?? null;
}
