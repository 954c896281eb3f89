/** How soon a second tap is still that of a nervous thumb, ms, and how near, in pixels. */
const SOON_MS = 400;
const NEAR_PX = 24;

interface Tap {
  readonly on: Element;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A double tap is one tap: its second half never presses what only the first one brought to that place ("Continue", and then
 * an unread "Confirm"). On the same control a second tap is a tap. A browser counts the taps of a mouse (`detail`), and not
 * everywhere those of a finger. Returns the way to stop.
 */
export function takeDoubleTapsAsOne(page: Document): () => void {
  let first: Tap | null = null;
  let isFinger = false;

  function press({ pointerType }: PointerEvent) {
    isFinger = pointerType === 'touch';
  }
  function click(event: MouseEvent) {
    const { target, timeStamp: at, clientX: x, clientY: y } = event;
    if (!(target instanceof Element)) return;
    const on = target.closest('button, a, label, summary, input') ?? target;
    const isSecond =
      first !== null && (event.detail > 1 || (isFinger && isSoonAndNear(first, { on, at, x, y })));
    if (isSecond && first?.on !== on) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else first = { on, at, x, y };
  }

  page.addEventListener('pointerdown', press, true);
  page.addEventListener('click', click, true);
  return () => {
    page.removeEventListener('pointerdown', press, true);
    page.removeEventListener('click', click, true);
  };
}

function isSoonAndNear(first: Tap, second: Tap): boolean {
  return second.at - first.at < SOON_MS && Math.hypot(second.x - first.x, second.y - first.y) < NEAR_PX;
}
