/**
 * Vitest setup: the files of one worker share its modules and its DOM. Cleared here, so that the files may run in any order: clock, globals,
 * environment variables, body, both storages, URL. Modules with their state, the head, the root's attributes and cookies stay: a test file
 * that changes them puts them back itself.
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
