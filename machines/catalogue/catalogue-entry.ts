/** A journey as the catalogue lists it; its chart is loaded only when one of its entry URLs opens. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  /** What the journey is for, in one line. */
  readonly purpose: string;
  /** URLs that open it; empty for a chart that other charts invoke, or that runs as long as the tab. */
  readonly entryUrls: readonly `/${string}`[];
  /** Loads the module of the chart; `chart` is the name of its export. */
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
  readonly chart: string;
}
