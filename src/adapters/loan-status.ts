import type { Loan } from '../../machines/domain/loan/loan';
import { loanStatusMachine } from '../../machines/loan-status/machine';
import { createLoad } from '../../machines/shared/load';
import { getLoan } from '../api/operations/loan';
import type { AdaptedJourney, App } from './app';

/** Implements the ports of the loan status. */
export function adapt({ termloan }: App): AdaptedJourney<typeof loanStatusMachine> {
  return {
    machine: loanStatusMachine.provide({
      actors: { getLoan: createLoad<Loan | null>((_, signal) => getLoan(termloan, signal)) },
    }),
    input: () => undefined,
  };
}
