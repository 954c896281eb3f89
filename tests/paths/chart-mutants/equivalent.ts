/**
 * Mutants of charts that no test can detect, with the reason: they do the same. By chart and name of the mutant, as
 * `npm run paths -- mutate` prints it. A mutant that does the same in every step, whatever the context, needs no entry.
 */
export const equivalentChartMutants: Readonly<Record<string, string>> = {
  'application basicInformation: back: target swapped':
    'basicInformation is the first form: the list of steps is always the page before it',
  'credit-score standaloneScore: back goBack: action dropped':
    "outside of the application, back leads to '/', where `redirectTo` points from the start",
  'mandate loadingMethod: loadMethod onDone 2: target swapped':
    'no mandate was opened, so the stored one is of the other method, and routingMethod leads back to mandateApproval',
};
