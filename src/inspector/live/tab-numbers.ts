/** A tab of the browser, which keeps its number when its page is loaded again. */
export interface Tab {
  /** Random id that the page keeps for its tab; the id of the page where it sends none. */
  readonly id: string;
  /** 1 for the first tab of the recording. */
  readonly number: number;
}

/** Numbers the tabs of a recording in the order of their first message. */
export interface TabNumbers {
  /**
   * The tab of a new page. @param isTaken another page of the same id is open: the browser has duplicated its tab, with the id
   */
  readonly tabOf: (id: string, isTaken: boolean) => Tab;
}

/** A recording has at most 12 pages at a time; tabs of pages that were removed are forgotten beyond this. */
const MAX_TABS = 200;

export function createTabNumbers(): TabNumbers {
  const tabs = new Map<string, Tab>();
  let lastNumber = 0;
  return {
    tabOf(id, isTaken) {
      const known = tabs.get(id);
      if (known !== undefined && !isTaken) return known;
      lastNumber += 1;
      const tab = { id: isTaken ? `${id} ${lastNumber}` : id, number: lastNumber };
      tabs.set(tab.id, tab);
      const [oldest] = tabs.keys();
      if (tabs.size > MAX_TABS && oldest !== undefined) tabs.delete(oldest);
      return tab;
    },
  };
}
