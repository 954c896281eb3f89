// @vitest-environment jsdom
/** The phone's back button in a native app (docs/bridge.md). */
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../machines/session/machine';
import { createAppRouter } from '../../src/routes/router';
import { Sheet } from '../../src/ui/overlays/sheet';
import { createStubbedApp } from '../paths/support/stubbed-app';

afterEach(cleanup);

/** The router at the second of two pages, and the phone's back button. */
function openSecondPage() {
  const { app } = createStubbedApp();
  let pressBack = () => {};
  const bridge = {
    ...app.bridge,
    onBack: (listener: () => void) => {
      pressBack = listener;
      return () => {};
    },
  };
  const history = createMemoryHistory({ initialEntries: ['/terms', '/rights'], initialIndex: 1 });
  createAppRouter({
    app: { ...app, bridge },
    session: createActor(sessionMachine),
    history,
    whenIdle: () => {},
  });
  return { path: () => history.location.pathname, pressBack: () => act(() => pressBack()) };
}

function PageWithSheet() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Sheet open={isOpen} title="The agreement" closeLabel="Close" onClose={() => setIsOpen(false)}>
      Terms
    </Sheet>
  );
}

it('closes an open sheet and stays on its page; the next one goes back', () => {
  const { path, pressBack } = openSecondPage();
  render(<PageWithSheet />);
  expect(screen.getByText('The agreement')).not.toBeNull();
  pressBack();
  expect([path(), screen.queryByText('The agreement')]).toEqual(['/rights', null]);
  pressBack();
  expect(path()).toBe('/terms');
});
