/** Which files make up a journey, and which tests walk it. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Operator } from './edit';

export interface Journey {
  readonly id: string;
  readonly files: Readonly<Record<Operator['room'], readonly string[]>>;
  /** Held ports, through the real screens. */
  readonly heldTests: readonly string[];
  /** Chromium, against the sandbox. */
  readonly browserTests: readonly string[];
}

/** All journeys under this root that have a chart and a held-port test of their own. */
export function journeysIn(root: string): readonly Journey[] {
  const tests = readdirSync(join(root, 'tests/paths'));
  return readdirSync(join(root, 'machines'))
    .filter((id) => tests.includes(`${id}.test.tsx`))
    .map((id) => ({
      id,
      files: {
        chart: sources(root, `machines/${id}`),
        adapter: [`src/adapters/${id}.ts`].filter((file) => existsSync(join(root, file))),
        screen: sources(root, `src/screens/${id}`),
      },
      heldTests: tests
        .filter((name) => name === `${id}.test.tsx` || extraTests[id]?.includes(name) === true)
        .map((name) => `tests/paths/${name}`),
      browserTests: tests
        .filter((name) => name === `${id}.spec.ts` || extraSpecs[id]?.includes(name) === true)
        .map((name) => `tests/paths/${name}`),
    }));
}

/** Tests that walk a chart which lives with another journey. */
const extraTests: Readonly<Record<string, readonly string[]>> = { session: ['token.test.tsx'] };

/** Specs that walk a journey beside the one of its name; a journey without one of its own is walked in another's. */
const extraSpecs: Readonly<Record<string, readonly string[]>> = {
  selfie: ['selfie-no-camera.spec.ts', 'selfie-refused.spec.ts'],
  'offer-confirmation': ['account-flow.spec.ts'],
  'register-business': ['udyam.spec.ts'],
};

function sources(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}
