import { createContext, type ReactNode } from 'react';

/** The bottom navigation of the shell, which every page renders below its action bar; nothing when it is hidden. */
export const NavigationSlot = createContext<ReactNode>(undefined);
