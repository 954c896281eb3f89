/** Walks a journey in a browser, and takes every screen that it shows as a page of its own, for the judges of tests/access. */
import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';

import { navigationCopy } from '#messages/navigation';
import { nextTask } from '../../../src/journey/next-task';
import { stateName } from '../../../src/journey/state-name';
import { BottomBar } from '../../../src/ui/page/bottom-bar';
import { NavigationSlot } from '../../../src/ui/page/navigation-slot';
import { transitionCover } from '../kit/generators/cover';
import { runPath } from '../kit/run/run';
import { createTestModel } from '../kit/run/test-model';
import { captureScreen, type JourneyUnderTest, throughScreens } from '../support/on-screen';
import { takePageComplaints } from './complaints';
import { withJourney } from './journey';
import type { CollectedScreen } from './messages';
import { preparePage } from './prepare-page';

declare global {
  interface Window {
    collectScreens: () => Promise<void>;
    /** Keeps a screen that the walk met. */
    keepScreen: (screen: CollectedScreen) => Promise<void>;
  }
}

window.collectScreens = async () => {
  await preparePage();
  const sheet = document.createElement('style');
  sheet.textContent = IGNORE_NO_TAPS;
  document.head.append(sheet);
  try {
    await withJourney(collect);
  } catch (failure) {
    // The opener of this page gets its text: a `PathFailure` has a whole chart in it.
    throw new Error(failure instanceof Error ? failure.message : String(failure));
  }
};

/** New buttons take taps at once: nothing is tapped twice here, and a walk needs not wait (src/ui/controls/button-style.ts). */
const IGNORE_NO_TAPS = ':root :is(button, a) { animation: none !important }';

/** The journeys that the navigation leads to, and that are shown with it. */
const WITH_NAVIGATION: ReadonlySet<string> = new Set(['home', 'history', 'qr', 'contact']);

async function collect<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): Promise<void> {
  const model = createTestModel(journey.machine, journey);
  const around = (view: ReactNode) => (
    <NavigationSlot value={WITH_NAVIGATION.has(journey.id) ? <Navigation current={journey.id} /> : undefined}>
      {view}
    </NavigationSlot>
  );
  const { check: _, ...run } = throughScreens(journey, { complaints: takePageComplaints, around });
  const kept = new Set<string>();
  for (const path of model.getPaths(transitionCover(), { allowDuplicatePaths: true }))
    await runPath({
      ...run,
      model,
      path,
      check: async (snapshot) => {
        await nextTask();
        const state = stateName(snapshot);
        const key = `${state} ${structureOf(document.body)}`;
        if (kept.has(key)) return;
        kept.add(key);
        await window.keepScreen({ state, html: captureScreen().html });
      },
    });
}

function Navigation({ current }: { readonly current: string }) {
  const icons = { home: 'home', pay: 'rupee', history: 'history', help: 'help' } as const;
  const items = (['home', 'pay', 'history', 'help'] as const).map((key) => ({
    ...{ key, label: navigationCopy[key], icon: icons[key], href: `#${key}`, current: key === current },
  }));
  return <BottomBar label={navigationCopy.label} items={items} />;
}

/** What decides the layout of a screen, besides its words: its elements with their classes and states. */
function structureOf(root: Element): string {
  return [...root.querySelectorAll('*')]
    .map((element) =>
      [
        element.tagName,
        element.className,
        ...['open', 'disabled', 'hidden', 'aria-busy', 'aria-invalid', 'data-chart', 'data-state'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ].join(),
    )
    .join(' ');
}
