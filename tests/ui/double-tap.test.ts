// @vitest-environment jsdom
/** The second half of a double tap never presses what the first one brought; anything else is a tap. */
import { afterEach, beforeEach, expect, it } from 'vitest';

import { takeDoubleTapsAsOne } from '../../src/ui/double-tap';

let stop = () => {};
let pressed: string[] = [];

beforeEach(() => {
  pressed = [];
  document.body.innerHTML = '<button>Continue</button><button>Confirm</button>';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.textContent ?? ''));
  stop = takeDoubleTapsAsOne(document);
});
afterEach(() => stop());

interface How {
  readonly detail?: number;
  readonly at?: number;
  readonly x?: number;
  readonly pointerType?: string;
}

function tap(name: string, { detail = 1, at = 0, x = 10, pointerType = 'mouse' }: How = {}) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const down = Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x });
  Object.defineProperty(click, 'timeStamp', { value: at });
  button?.dispatchEvent(down);
  button?.dispatchEvent(click);
}

it('leaves what the first tap brought unpressed', () => {
  tap('Continue');
  tap('Confirm', { detail: 2 });
  expect(pressed).toEqual(['Continue']);
});

it('leaves it unpressed by a finger too, whose taps a browser may not count', () => {
  tap('Continue', { pointerType: 'touch', at: 1_000 });
  tap('Confirm', { pointerType: 'touch', at: 1_250, x: 14 });
  expect(pressed).toEqual(['Continue']);
});

it.each<[string, How]>([
  ['later', { pointerType: 'touch', at: 1_500 }],
  ['elsewhere', { pointerType: 'touch', at: 1_100, x: 90 }],
  ['with a mouse that is counted as one click', { at: 1_100 }],
  ['by keyboard', { at: 1_100, detail: 0 }],
])('takes a tap %s as a tap', (_, how) => {
  tap('Continue', { pointerType: how.pointerType ?? 'mouse', at: 1_000 });
  tap('Confirm', how);
  expect(pressed).toEqual(['Continue', 'Confirm']);
});

it('takes a second tap on the same control as a tap', () => {
  tap('Continue');
  tap('Continue', { detail: 2 });
  expect(pressed).toEqual(['Continue', 'Continue']);
});
