/** Words of a lead's first page, and of what is awaited. */
export const leadsCopy = {
  title: 'Partner loan',
  loading: 'Asking how your request stands',
  unavailable: 'We could not ask about your request',
  notOffered: {
    heading: (partner: string) => `${partner} is not open for you now`,
    lead: 'Nothing is sent to it from here. This can change: look again later.',
    action: 'Go to the start',
  },
  start: {
    heading: (partner: string) => `Ask ${partner} for a loan?`,
    lead: (partner: string) =>
      `${partner} is a partner lender. It is not the lender of your loan here. It decides by itself, at its own prices.`,
    consent: (partner: string) =>
      `I agree that ${partner} gets my name and mobile number. A code comes to my phone.`,
    action: 'Agree and get the code',
    opening: 'Opening your request',
    notOpened: 'Your request was not opened',
  },
  missing: {
    title: 'Check one thing',
    text: 'Tick the box if you agree. If you do not, go back: nothing was sent.',
  },
} as const;

const stepNames = ['agree', 'code', 'about your shop', 'send'] as const;

/** Where one stands on the way to the partner, as the bar at the top counts it. @param number from 1 */
export function leadStepLabel(number: number): string {
  return `Step ${number} of ${stepNames.length}: ${stepNames[number - 1] ?? ''}`;
}

/** Steps on the way to the partner. */
export const LEAD_STEPS = stepNames.length;
