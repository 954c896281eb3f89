/** A journey as the catalogue lists it; its chart is loaded only when one of its entry URLs opens. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  /** What the journey is for, in one line. */
  readonly purpose: string;
  /** URLs that open it; none for a chart that others invoke or that lives as long as the tab. */
  readonly entryUrls: readonly `/${string}`[];
  /** Loads the chart: `load()` gives the module, `chart` names its export. */
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
  readonly chart: string;
}
