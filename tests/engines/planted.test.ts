/**
 * What an engine may lack or refuse, planted into the page of each engine: either the app has a fallback and the walk passes, or the
 * walk finds it. At night only.
 */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { engines, programsOrSkip } from './engines';
import { type PlantingProxy, startPlantingProxy } from './planting-proxy';
import { denyStorage } from './storage-faults';
import { visitWith } from './visit';
import { DIALOG, INSPECTED, KEPT_AFTER_RELOAD, PAID, walkNamed } from './walks';

interface PlantedFault {
  readonly name: string;
  /** Runs in the page before the app, so it uses nothing outside itself. */
  readonly script: () => void;
  readonly walk: string;
  /** How the walk fails; null where the app has a fallback. */
  readonly failure: RegExp | null;
}

const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'rules cannot be added to a style sheet',
    script: () => {
      CSSStyleSheet.prototype.insertRule = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    },
    walk: PAID,
    failure: /without styles|home\/home/,
  },
  {
    name: 'no BroadcastChannel',
    script: () => void Reflect.deleteProperty(window, 'BroadcastChannel'),
    walk: INSPECTED,
    failure: /state of the first tab/,
  },
  {
    name: 'no modal <dialog>',
    script: () => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
    walk: DIALOG,
    failure: null,
  },
  {
    name: 'a <dialog> that does not open',
    script: () => {
      HTMLDialogElement.prototype.showModal = () => {};
    },
    walk: DIALOG,
    failure: /dialog with the focus/,
  },
  { name: 'storage denied, a payment', script: denyStorage, walk: PAID, failure: null },
  {
    name: 'storage denied, a reload',
    script: denyStorage,
    walk: KEPT_AFTER_RELOAD,
    failure: /Custom tailoring/,
  },
];

const TIMEOUT_MS = 5_000;

let proxy: PlantingProxy | null = null;
beforeAll(async () => {
  proxy = await startPlantingProxy(inject('origin'));
});
afterAll(() => proxy?.close());

describe.runIf(process.env.NIGHTLY !== undefined).each(engines)('$name', (engine) => {
  for (const { name, script, walk, failure } of plantedFaults)
    it(`${name}: ${failure === null ? 'the walk passes' : 'the walk finds it'}`, async (context) => {
      const programs = programsOrSkip(engine, context);
      proxy?.plant(script);
      const walked = visitWith(() => engine.open(programs), proxy?.origin ?? '', walkNamed(walk), TIMEOUT_MS);
      if (failure === null) await walked;
      else await expect(walked).rejects.toThrow(failure);
    });
});
