/** Languages that the lender speaks; the first is that of anybody who asks in another one. */
export const LANGUAGES = ['en', 'hi', 'mr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something in each language; one that is missing does not compile. */
export type PerLanguage<T> = Readonly<Record<Language, T>>;

/** The language of a name or BCP 47 tag (`hi`, `hi-IN`); undefined for one that the lender does not speak. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const name = tag?.trim().split('-')[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === name);
}

/** The first language of an `Accept-Language` header that the lender speaks. Weights are not read: clients list the preferred one first. */
export function acceptedLanguage(header: string | null): Language {
  const tags = (header ?? '').split(',').map((range) => range.split(';')[0]);
  return tags.map(languageOf).find((language) => language !== undefined) ?? 'en';
}

/** Texts that are stored as codes: the text of a stored code, or the stored value itself where it is not a code. */
export function textOfCode(texts: Readonly<Record<string, string>>, code: string | null): string | null {
  return code !== null && Object.hasOwn(texts, code) ? (texts[code] ?? code) : code;
}
