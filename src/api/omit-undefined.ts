/** The fields, optional and without `undefined` as a value, which `exactOptionalPropertyTypes` does not accept. */
export type WithoutUndefined<TFields extends object> = {
  [Name in keyof TFields]?: Exclude<TFields[Name], undefined>;
};

/** Removes the fields whose value is undefined. */
export function omitUndefined<TFields extends object>(fields: TFields): WithoutUndefined<TFields> {
  // SAFETY: only fields whose value is undefined are removed, as the type says.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<TFields>;
}
