// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { nameTab, tabName, useTabNames } from '../../../src/inspector/live/tab-names';

const STORAGE_KEY = 'inspector-tab-names';
const [left, right] = [
  { id: 'l', number: 1 },
  { id: 'r', number: 2 },
];

/** What another window of the inspector stores. */
function storesElsewhere(names: object) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(names));
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
}

beforeEach(() => storesElsewhere({}));

it('a name that is given in another window of the inspector is shown, and kept when one is given here', () => {
  const { result } = renderHook(useTabNames);
  act(() => storesElsewhere({ l: 'merchant' }));
  expect(tabName(left, result.current)).toBe('merchant');
  act(() => nameTab(right, 'support'));
  expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toEqual({ l: 'merchant', r: 'support' });
});

it('a tab has its number again when its name is removed, or only blanks are left of it', () => {
  const { result } = renderHook(useTabNames);
  act(() => nameTab(left, 'a name'));
  expect(tabName(left, result.current)).toBe('a name');
  act(() => nameTab(left, ' '));
  expect(tabName(left, result.current)).toBe('Tab 1');
});
