/** Names of the stations in the drawing of where money is. */
export const moneyPathCopy = { payer: 'You', bank: 'Your bank', refundFrom: 'The bank' } as const;
