/**
 * Type of a translated message: the same shape as in English, with any text. A message with parameters keeps them, so that a missing
 * or surplus message, a wrong key or a wrong parameter does not compile. An address within the app stays as it is.
 */
export type Translation<English> = English extends `/${string}`
  ? English
  : English extends string
    ? string
    : English extends (...parameters: infer Parameters) => infer Result
      ? (...parameters: Parameters) => Translation<Result>
      : { readonly [Key in keyof English]: Translation<English[Key]> };
