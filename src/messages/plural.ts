/** Texts of a message by number. Further categories come with the languages that have them. */
interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/**
 * Returns a function that picks the text for a number, by the rules of a language: "one" is 1 in English and Marathi, 0 and 1 in
 * Hindi. The rules are loaded at the first call, because `Intl` is slow to load on an old phone.
 * @param language BCP 47 tag
 */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language);
    return rules.select(count) === 'one' ? forms.one : forms.other;
  };
}
