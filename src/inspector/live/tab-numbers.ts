/** A tab of the browser, which keeps its number when its page is loaded again. */
export interface Tab {
  /** Random id that the page keeps for its tab; the id of the page where it sends none. For the duplicate of a tab its number follows. */
  readonly id: string;
  /** 1 for the first tab of the recording. */
  readonly number: number;
}

/** Numbers the tabs of a recording in the order of their first message. */
export interface TabNumbers {
  /**
   * The tab of a new page. Several tabs have the same id where the browser has duplicated one: then it is the one that was closed last, and
   * a new one where all have an open page.
   * @param id as the page sends it
   * @param closedAt when the last page of a tab was closed, in ms; infinite while one is open
   */
  readonly tabOf: (id: string, closedAt: (tab: Tab) => number) => Tab;
}

/** A recording has at most 12 pages at a time; tabs of pages that were removed are forgotten beyond this. */
const MAX_IDS = 200;

export function createTabNumbers(): TabNumbers {
  /** The tabs by the id that their pages send. */
  const tabsById = new Map<string, readonly Tab[]>();
  let lastNumber = 0;
  return {
    tabOf(id, closedAt) {
      const tabs = tabsById.get(id) ?? [];
      const [lastClosed] = tabs
        .filter((tab) => closedAt(tab) !== Number.POSITIVE_INFINITY)
        .sort((a, b) => closedAt(b) - closedAt(a));
      if (lastClosed !== undefined) return lastClosed;
      lastNumber += 1;
      const tab = { id: tabs.length === 0 ? id : `${id} ${lastNumber}`, number: lastNumber };
      tabsById.set(id, [...tabs, tab]);
      const [oldest] = tabsById.keys();
      if (tabsById.size > MAX_IDS && oldest !== undefined) tabsById.delete(oldest);
      return tab;
    },
  };
}
