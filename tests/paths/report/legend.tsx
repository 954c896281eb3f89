import { marks } from './chart-picture';
import type { Fate } from './journey-report';

const meanings: readonly { readonly fate: Fate; readonly text: string }[] = [
  { fate: 'both', text: 'Walked on the screens, and in Chromium' },
  { fate: 'beyond', text: 'Walked on the screens; no browser can cause it, and it says why' },
  { fate: 'held', text: 'Walked on the screens only' },
  { fate: 'missing', text: 'Not walked' },
];

/** What the colours, lines and marks mean. */
export function Legend() {
  return (
    <ul className="legend">
      {meanings.map(({ fate, text }) => (
        <li key={fate}>
          <span className={`swatch piece ${fate}`} aria-hidden="true">
            {marks[fate]}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
