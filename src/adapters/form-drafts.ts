import type { App } from './app';

/** Stores the fields of forms that are no personal data, for a day (`DraftStore` of the journeys). */
export function formDrafts({ storage }: Pick<App, 'storage'>) {
  const keyOf = (name: string) => `draft:${name}`;
  return {
    read: (name: string) => storage.readUnfinished(keyOf(name)),
    write: (name: string, fields: Readonly<Record<string, string>> | null) =>
      storage.writeUnfinished(keyOf(name), fields),
  };
}
