/** Fields without `undefined`. JSON leaves it out anyway; `exactOptionalPropertyTypes` requires it in the type. */
export type Given<TFields extends object> = {
  [Name in keyof TFields]?: Exclude<TFields[Name], undefined>;
};

/** A body without its undefined fields. */
export function omitUndefined<TFields extends object>(fields: TFields): Given<TFields> {
  // SAFETY: only fields whose value is undefined are removed, as the type says.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<TFields>;
}
