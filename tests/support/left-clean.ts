/**
 * Vitest setup: the files of one worker share its modules and its DOM. What a test file leaves behind is cleared here, so that the next
 * one starts as in a new worker, in whatever order they run.
 */
import { afterAll, expect, vi } from 'vitest';

const environment = { ...process.env };
const page = globalThis.document;

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(globalThis.document, 'a file that replaces it is listed in tests/support/vitest.ts').toBe(page);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
