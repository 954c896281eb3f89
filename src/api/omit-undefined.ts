/** The fields that are given: JSON leaves `undefined` out anyway, the types ask to say so. */
export type Given<TFields extends object> = {
  [Name in keyof TFields]?: Exclude<TFields[Name], undefined>;
};

/** A body without its fields that were not given. */
export function omitUndefined<TFields extends object>(fields: TFields): Given<TFields> {
  // SAFETY: exactly the fields whose value is undefined are taken out, which is what the type says.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<TFields>;
}
