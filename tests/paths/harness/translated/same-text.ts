/** The texts of the steps are English: what the screen sends in another language has the same figures in the same number. */
export function isSameText(first: string, second: string): boolean {
  return first === second || figuresOf(first) === figuresOf(second);
}

/** Sorted, as another language has another order of words. */
function figuresOf(text: string): string {
  return (text.match(/\d[\d,.:]*/g) ?? [])
    .map((figure) => figure.replace(/[,.:]$/, ''))
    .sort()
    .join(' ');
}
