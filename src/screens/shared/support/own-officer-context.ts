import { createContext } from 'react';

/** The grievance officer of this app (the loan service provider), beside those of the lenders. */
interface OwnOfficer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string | null;
  readonly address: string | null;
}

/** Null where none is configured. Provided by the app's root. */
export const OwnOfficerContext = createContext<OwnOfficer | null>(null);
