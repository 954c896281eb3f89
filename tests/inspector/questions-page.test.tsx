// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { useRoute } from '../../src/inspector/location';
import { QuestionsPage } from '../../src/inspector/questions/questions-page';

function Questions() {
  const route = useRoute();
  return route.kind === 'questions' ? <QuestionsPage journeys={[]} {...route} /> : null;
}

/** The browser tells of a changed address later. */
const hashChange = () =>
  new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));

afterEach(cleanup);

/** @returns the field that has what the question is about */
async function ask(hash: string): Promise<HTMLInputElement> {
  const opened = hashChange();
  window.location.hash = hash;
  await opened;
  render(<Questions />);
  return screen.getByRole<HTMLInputElement>('textbox');
}

it('what is typed stays, and the caret, before the browser tells of the new address', async () => {
  const field = await ask('#/questions?ask=event&about=ofer');
  field.focus();
  field.setRangeText('f', 1, 1, 'end');
  const changed = hashChange();
  fireEvent.input(field);
  expect([field.value, field.selectionStart]).toEqual(['offer', 2]);
  await act(() => changed);
  expect([field.value, field.selectionStart]).toEqual(['offer', 2]);
  expect(window.location.hash).toBe('#/questions?ask=event&about=offer');
});

it('the field follows a link, and is empty for another question', async () => {
  const field = await ask('#/questions?ask=event&about=accepted');
  const linked = hashChange();
  window.location.hash = '#/questions?ask=event&about=bank';
  await act(() => linked);
  expect(field.value).toBe('bank');
  const changed = hashChange();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'call' } });
  await act(() => changed);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});
