/** Source files and path tests of each journey. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Operator } from './edit';

export interface Journey {
  readonly id: string;
  readonly files: Readonly<Record<Operator['fileKind'], readonly string[]>>;
  /** Tests with stubbed ports, through the real screens. */
  readonly stubbedTests: readonly string[];
  /** Tests in Chromium, against the sandbox. */
  readonly browserTests: readonly string[];
}

/** All journeys under this root with a chart and a test with stubbed ports. */
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
      stubbedTests: tests
        .filter((name) => name === `${id}.test.tsx` || extraTests[id]?.includes(name) === true)
        .map((name) => `tests/paths/${name}`),
      browserTests: tests
        .filter((name) => name === `${id}.spec.ts` || extraSpecs[id]?.includes(name) === true)
        .map((name) => `tests/paths/${name}`),
    }));
}

/** Tests of charts in the folder of another journey. */
const extraTests: Readonly<Record<string, readonly string[]>> = { session: ['token.test.tsx'] };

/** Specs of a journey in addition to the one with its name. */
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
