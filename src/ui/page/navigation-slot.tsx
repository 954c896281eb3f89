import { createContext, type ReactNode } from 'react';

/** Context with the app's bottom navigation, which every page renders below its action bar. Undefined: no navigation. */
export const NavigationSlot = createContext<ReactNode>(undefined);
