/** A letter of the script in which a language is written. @param tag BCP 47 */
export function lettersOf(tag: string): RegExp {
  return new RegExp(`\\p{Script=${new Intl.Locale(tag).maximize().script}}`, 'u');
}
