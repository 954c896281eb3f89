/** A journey that overflows a narrow page, for tests of the checks that need layout. */
import { screen } from '@testing-library/react';
import { setup } from 'xstate';

import type { ScreenProps } from '../../../src/journey/screen';
import { person } from '../kit/model/moves';
import { testJourney } from '../support/through-screens';

type Sent = { readonly type: 'next' | 'back' };

const machine = setup({ types: { events: {} as Sent } }).createMachine({
  id: 'too-wide',
  initial: 'narrow',
  states: {
    narrow: { on: { next: 'between' } },
    between: { on: { next: 'wide', back: 'narrow' } },
    wide: {},
  },
});

function Page({ send, title, width }: ScreenProps<typeof machine> & { title: string; width: number }) {
  return (
    <main>
      <h1 tabIndex={-1}>{title}</h1>
      <div style={{ width }}>A table</div>
      <button type="button" onClick={() => send({ type: 'next' })}>
        Next
      </button>
      <button type="button" onClick={() => send({ type: 'back' })}>
        Back
      </button>
    </main>
  );
}

testJourney({
  id: 'too-wide',
  machine,
  screens: {
    narrow: (props) => <Page {...props} title="Narrow" width={200} />,
    between: (props) => <Page {...props} title="Between" width={300} />,
    wide: (props) => <Page {...props} title="Wide" width={340} />,
  },
  file: 'tests/paths/harness/too-wide.tsx',
  starts: [{ name: 'a table' }],
  events: [person({ type: 'next' }), person({ type: 'back' })],
  controls: {
    next: (user) => user.click(screen.getByRole('button', { name: 'Next' })),
    back: (user) => user.click(screen.getByRole('button', { name: 'Back' })),
  },
});
