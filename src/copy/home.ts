/** Words of home: what to do now. */
export const homeCopy = {
  greeting: 'Namaste',
  loading: 'Getting your loan',
  refresh: 'Refresh',
  instalment: (number: number, total: number) => `Instalment ${number} of ${total}`,
  lateCharges: (amount: string) => `With late charges of ${amount}`,
  allPaid: 'All instalments are paid',
  paid: (amount: string) => `${amount} paid`,
  of: (amount: string) => `of ${amount}`,
  paidOfTotal: (paid: string, total: string) => `${paid} of ${total} paid`,
  instalmentsPaid: (paid: number, total: number) => `${paid} of ${total} instalments paid`,
  lender: (name: string) => `Lender: ${name}`,
  status: 'Loan status',
  none: {
    heading: 'You have no loan now',
    lead: 'See what lenders offer for your shop. You decide after reading all costs.',
    action: 'See offers',
  },
  unavailable: 'We could not open your loan',
} as const;
