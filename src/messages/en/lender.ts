/** A lender that the service does not name. */
export const unknownLender = 'Lending partner';
