/** What all documents are made of. Evaluated in the language and configuration of a build, by Vite's module runner (`documents.ts`). */
import { documentTexts } from '../src/copy/document';
import { firstScreens, firstSheet } from '../src/prerender';
import { pages } from './pages';

export const texts = documentTexts();
export const screens = await firstScreens(pages);
export const sheet = firstSheet();
