// @vitest-environment jsdom
/** Focus management for screen readers and keyboards: a new screen's heading gets the focus. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusOnHeading } from '../../src/journey/current-screen';
import { nextTask } from '../../src/journey/next-task';

beforeEach(() => {
  window.scrollTo = () => Promise.resolve();
  // The document's first screen cannot be tested separately: the module is loaded once.
  render(<Journey shown="first">{heading('First page')}</Journey>);
  cleanup();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Journey({ shown, children }: { readonly shown: string; readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnHeading(root, shown);
  return <div ref={root}>{children}</div>;
}

const heading = (text: string) => (
  <h1 key={text} tabIndex={-1}>
    {text}
  </h1>
);

const buttonOf = (text: string) => (
  <button key={text} type="button">
    {text}
  </button>
);

/** Resolves when the changes were observed, and the task that moves the focus has run. */
async function focusSettled(): Promise<void> {
  await act(async () => {});
  await nextTask();
}

it('moves the focus to the heading of the next screen', async () => {
  const { rerender } = render(<Journey shown="terms">{heading('Terms')}</Journey>);
  rerender(<Journey shown="code">{heading('Code')}</Journey>);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Code' })));
});

it('moves it to the heading of another journey', async () => {
  const { rerender } = render(
    <Journey key="autopay" shown="terms">
      {heading('Terms')}
    </Journey>,
  );
  rerender(
    <Journey key="home" shown="home">
      {heading('Namaste')}
    </Journey>,
  );
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Namaste' })),
  );
});

it('moves it from the heading of a skeleton to the one that replaces it', async () => {
  const { rerender } = render(<Journey shown="home">{heading('Loading')}</Journey>);
  rerender(<Journey shown="home">{heading('Namaste, Suresh')}</Journey>);
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Namaste, Suresh' })),
  );
});

it('does not move the focus from a field of the screen', async () => {
  const field = <input key="field" aria-label="Amount" />;
  const { rerender } = render(<Journey shown="pay">{[heading('Pay'), field]}</Journey>);
  screen.getByLabelText('Amount').focus();
  rerender(<Journey shown="pay">{[heading('Pay ₹500'), field]}</Journey>);
  await focusSettled();
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
});

it('moves the focus from a removed control to the heading that stays', async () => {
  const list = buttonOf('Net banking');
  const { rerender } = render(<Journey shown="pay">{[heading('Pay'), list]}</Journey>);
  screen.getByRole('button').focus();
  rerender(<Journey shown="pay">{[heading('Pay')]}</Journey>);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('does not move the focus from another element that stays', async () => {
  const [list, help] = [buttonOf('Net banking'), buttonOf('Help')];
  const { rerender } = render(<Journey shown="pay">{[heading('Pay'), list, help]}</Journey>);
  screen.getByRole('button', { name: 'Net banking' }).focus();
  screen.getByRole('button', { name: 'Help' }).focus();
  rerender(<Journey shown="pay">{[heading('Pay'), help]}</Journey>);
  await focusSettled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' }));
});
