import { expect, type Locator } from '@playwright/test';

/** Waits until React has hydrated an element of the prerendered document. @param message shown when it does not */
export async function expectHydrated(element: Locator, message = ''): Promise<void> {
  const hasReactFiber = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(hasReactFiber, { message }).toBe(true);
}
