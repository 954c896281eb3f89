/** Texts of a message by number: one for each category that the language has, which a test asks for. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/**
 * Returns a function that picks the text for a number, by the rules of a language: "one" is 1 in English and Marathi, 0 and 1 in
 * Hindi. The rules are loaded at the first call, because `Intl` is slow to load on an old phone.
 * @param language BCP 47 tag
 */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language);
    return forms[rules.select(count)] ?? forms.other;
  };
}
