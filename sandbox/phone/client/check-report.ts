/** Writes the results of the host check into the rows of its page. */

/** Writes the result into its row: right without problems. @param row its `data-check` */
export function report(row: string, problems: readonly string[], note = ''): void {
  const isPassed = problems.length === 0;
  write(row, isPassed ? 'passed' : 'failed', [...problems, note]);
}

/** What cannot be judged here. @param why what to do to try it */
export function reportUntried(row: string, why: string): void {
  write(row, 'untried', [why]);
}

/** Marks all rows without a result: there is no host that could give one. */
export function endWithoutHost(): void {
  for (const tag of document.querySelectorAll('[data-check]:not([data-result]) .tag'))
    tag.textContent = 'not tried';
}

/** An element of the page by its id; throws when there is none. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const TAGS = {
  passed: ['tag', 'right'],
  failed: ['tag bad', 'wrong'],
  untried: ['tag warn', 'not tried'],
} as const;

function write(row: string, result: keyof typeof TAGS, details: readonly string[]): void {
  const cell = document.querySelector(`[data-check="${row}"]`);
  const tag = cell?.querySelector('.tag');
  if (!cell || !tag) return;
  cell.setAttribute('data-result', result);
  [tag.className, tag.textContent] = TAGS[result];
  const detail = cell.querySelector('.quiet');
  if (detail !== null) detail.textContent = details.filter((text) => text !== '').join('; ');
  const count = (kind: string) => document.querySelectorAll(`[data-result="${kind}"]`).length;
  const rest = document.querySelectorAll('[data-check]').length - count('passed') - count('failed');
  element('summary').textContent = `${count('passed')} right, ${count('failed')} wrong, ${rest} not tried`;
}
