/** A journey with typical faults of screens, for tests of the invariant checks. */
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { setup } from 'xstate';

import type { ScreenProps } from '../../../src/journey/screen';
import { person } from '../kit/model/moves';
import { testJourney } from '../support/through-screens';

type Sent = { readonly type: 'lost' | 'loud' | 'late' | 'kept' };

const machine = setup({ types: { events: {} as Sent } }).createMachine({
  id: 'ill-behaved',
  initial: 'start',
  states: {
    start: { on: { lost: 'focusLost', loud: 'complaining', late: 'waiting', kept: 'keeping' } },
    focusLost: {},
    complaining: {},
    waiting: { tags: ['pending'] },
    keeping: {},
  },
});

type Props = ScreenProps<typeof machine>;

function Start({ send }: Props) {
  return (
    <main>
      <h1 tabIndex={-1}>Start</h1>
      {(['lost', 'loud', 'late', 'kept'] as const).map((type) => (
        <button key={type} type="button" onClick={() => send({ type })}>
          {type}
        </button>
      ))}
    </main>
  );
}

function FocusLost() {
  return (
    <main>
      <h1>A heading that can not take the focus</h1>
      <button type="button">On</button>
    </main>
  );
}

function Complaining() {
  return (
    <main>
      <h1 tabIndex={-1}>Complaining</h1>
      {['Due', 'Due'].map((name) => (
        <p key={name}>{name}</p>
      ))}
      <button type="button">On</button>
    </main>
  );
}

function Waiting() {
  return (
    <main aria-busy="true">
      <h1 tabIndex={-1}>Waiting</h1>
      <div style={{ width: 340 }}>What is awaited</div>
    </main>
  );
}

function Keeping() {
  useEffect(() => {
    localStorage.setItem('pan', 'ABCDE1234F');
    return () => localStorage.removeItem('pan');
  }, []);
  return (
    <main>
      <h1 tabIndex={-1}>Keeping</h1>
      <button type="button">On</button>
    </main>
  );
}

testJourney({
  id: 'ill-behaved',
  machine,
  screens: {
    start: Start,
    focusLost: FocusLost,
    complaining: Complaining,
    waiting: Waiting,
    keeping: Keeping,
  },
  file: 'tests/paths/harness/ill-behaved.tsx',
  starts: [{ name: 'a start' }],
  events: [
    person({ type: 'lost' }),
    person({ type: 'loud' }),
    person({ type: 'late' }),
    person({ type: 'kept' }),
  ],
  controls: {
    lost: (one) => one.click(screen.getByRole('button', { name: 'lost' })),
    loud: (one) => one.click(screen.getByRole('button', { name: 'loud' })),
    late: (one) => one.click(screen.getByRole('button', { name: 'late' })),
    kept: (one) => one.click(screen.getByRole('button', { name: 'kept' })),
  },
});
