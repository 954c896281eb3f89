/** Numbers texts in the order in which they come: 0, 1, 2. */
export interface Names {
  readonly idOf: (name: string) => number;
  readonly nameOf: (id: number) => string;
  readonly size: () => number;
}

export function createNames(): Names {
  const ids = new Map<string, number>();
  const names: string[] = [];
  return {
    idOf(name) {
      const known = ids.get(name);
      if (known !== undefined) return known;
      ids.set(name, names.length);
      names.push(name);
      return names.length - 1;
    },
    nameOf: (id) => names[id] ?? '',
    size: () => names.length,
  };
}
