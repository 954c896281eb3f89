/** What the shown screen says, for the catalogue of states. Runs in the page. */

interface ReadScreen {
  /** First heading; empty where there is none. */
  readonly heading: string;
  readonly lines: readonly string[];
  /** States of other charts that are shown in it. */
  readonly innerStates: readonly { readonly chart: string; readonly state: string }[];
}

export function readScreen(): ReadScreen {
  return {
    heading: linesOf(document.querySelector('h1')).join(' '),
    lines: linesOf(document.body),
    innerStates: [...document.querySelectorAll<HTMLElement>('[data-chart][data-state]')].map(
      ({ dataset: { chart = '', state = '' } }) => ({ chart, state }),
    ),
  };
}

function linesOf(element: HTMLElement | null): readonly string[] {
  return (element?.innerText ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
