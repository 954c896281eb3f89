/** Words of a payment that was begun and left: the merchant may think that it is paid. */
export const startedCopy = {
  title: (amount: string) => `You began a payment of ${amount}`,
  text: 'It is not paid yet.',
  see: 'See this payment',
} as const;
