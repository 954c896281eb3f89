import { createContext } from 'react';
import type { Speech } from '../../../../machines/domain/base/speech';

/** Loads the code that reads aloud, once for all; null during prerendering. */
export const SpeechContext = createContext<(() => Promise<Speech>) | null>(null);
