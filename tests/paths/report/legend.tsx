import { marks } from './chart-picture';
import type { Fate } from './journey-report';

const meanings: readonly { readonly fate: Fate; readonly text: string }[] = [
  { fate: 'both', text: 'Walked on the screens, and in Chromium' },
  { fate: 'beyond', text: 'Walked on the screens; beyond Chromium, with a reason' },
  { fate: 'held', text: 'Walked on the screens only' },
  { fate: 'missing', text: 'Not walked' },
];

/** Meaning of the colours, lines and marks. */
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
