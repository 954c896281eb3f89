import type { Outcome } from '../../machines/domain/failure';
import { type HomeFacts, homeMachine } from '../../machines/home/machine';
import { createLoad } from '../../machines/shared/load';
import { getLoan } from '../api/operations/loan';
import type { AdaptedJourney, App } from './app';

/** Fills the home: due days are counted by the service's clock at the moment of the answer. */
export function adapt(app: App): AdaptedJourney<typeof homeMachine> {
  return {
    machine: homeMachine.provide({
      actors: { getLoan: createLoad<HomeFacts>((_, signal) => loadHome(app, signal)) },
    }),
    input: () => undefined,
  };
}

async function loadHome({ termloan, clock }: App, signal: AbortSignal): Promise<Outcome<HomeFacts>> {
  const loan = await getLoan(termloan, signal);
  return loan.ok ? { ok: true, data: { loan: loan.data, readAt: clock.now() } } : loan;
}
