// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';

import { createBinding } from '../../src/journey/bind';
import { createAddress } from '../../src/routes/address';
import { pageMachine, queryMachine } from './trip';

/** A tab at this URL, with one running chart. */
function openAt(url: string, machine: typeof queryMachine | typeof pageMachine) {
  window.history.replaceState({}, '', url);
  const history = createBrowserHistory();
  const binding = createBinding({
    address: createAddress(history, { returnToHost: ({ fallback }) => fallback() }, () => {}),
    load: () => Promise.resolve({ machine, input: () => undefined, screens: {} }),
    whenReady(_, start) {
      start();
      return () => {};
    },
  });
  return { binding, href: () => history.location.href };
}

const entryUrl = (path: string) => ({ journey: 'home', entryUrl: path, params: {}, search: {} }) as const;

it('of a journey that keeps it is kept unchanged on its steps, and not beyond', async () => {
  const { binding, href } = openAt('/query/two?{q}&n=00123456789012345678&navigation=true', queryMachine);
  await binding.open(entryUrl('/query/two'));
  expect(href()).toBe('/query/one?{q}&n=00123456789012345678&navigation=true');
  binding.running()?.actor.send({ type: 'next' });
  expect(href()).toBe('/query/two?{q}&n=00123456789012345678&navigation=true');
  binding.running()?.actor.send({ type: 'back' });
  binding.running()?.actor.send({ type: 'back' });
  expect(href()).toBe('/page?navigation=true');
});

it('of any other journey ends with its page, except for the shell’s parameters', async () => {
  const { binding, href } = openAt('/other?reason=TOO_DARK&navigation=true', pageMachine);
  await binding.open(entryUrl('/other'));
  expect(href()).toBe('/page?navigation=true');
});
