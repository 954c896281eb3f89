/** A tab of the browser, which keeps its number when its page is loaded again. */
export interface Tab {
  /** Random id that the page keeps for its tab; the id of the page where it sends none. For the duplicate of a tab its number follows. */
  readonly id: string;
  /** Counted from 1, in the order of the first messages. */
  readonly number: number;
}

/** A tab with the id that its pages send, which a duplicate of the tab sends too. */
export interface KnownTab {
  readonly sentId: string;
  readonly tab: Tab;
}

/** Numbers the tabs of a recording in the order of their first message. */
export interface TabNumbers {
  /**
   * The tab of a new page. Several tabs have the same id where the browser has duplicated one: then it is the one that was closed last, and
   * a new one where all have an open page.
   * @param page id of the page
   * @param sentId as the page sends it
   * @param closedAt when the last page of a tab was closed, in ms; infinite while one is open
   */
  readonly tabOf: (page: string, sentId: string, closedAt: (tab: Tab) => number) => Tab;
  readonly all: () => readonly KnownTab[];
}

/** A recording has at most 12 pages at a time; tabs of pages that were removed are forgotten beyond this. */
const MAX_TABS = 200;

/**
 * @param earlierTabs tabs that already have a number
 * @param earlierPages numbers of the tabs that the open pages had then, by the ids of the pages
 */
export function createTabNumbers(
  earlierTabs: readonly KnownTab[] = [],
  earlierPages: ReadonlyMap<string, number> = new Map(),
): TabNumbers {
  let known = earlierTabs;
  let lastNumber = Math.max(0, ...earlierTabs.map(({ tab }) => tab.number));
  return {
    tabOf(page, sentId, closedAt) {
      const tabs = known.flatMap((one) => (one.sentId === sentId || one.tab.id === sentId ? one.tab : []));
      const earlier = tabs.find(({ number }) => number === earlierPages.get(page));
      const [lastClosed] = tabs
        .filter((tab) => closedAt(tab) !== Number.POSITIVE_INFINITY)
        .sort((a, b) => closedAt(b) - closedAt(a));
      const found = earlier ?? lastClosed;
      if (found !== undefined) return found;
      lastNumber += 1;
      const tab = { id: tabs.length === 0 ? sentId : `${sentId} ${lastNumber}`, number: lastNumber };
      known = [...known, { sentId, tab }].slice(-MAX_TABS);
      return tab;
    },
    all: () => known,
  };
}
