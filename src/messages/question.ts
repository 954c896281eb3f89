/** A question of a page to read, with its answer in paragraphs, and where the merchant can go on from it. */
export interface Question {
  readonly title: string;
  readonly text: readonly string[];
  readonly link?: { readonly to: `/${string}`; readonly label: string };
}
