/** Words on a screen that are in no message of the language that is judged. */
import { buildLanguage } from '../../build/locale';
import { PSEUDO } from '../../build/messages/pseudo-letters';
import { untranslatedWords } from '../messages/latin-words';
import { unmarkedTexts } from '../messages/unmarked-texts';
import type { Fault, JudgePage } from './judge-screen';
import { LIGHT, showScreen } from './looks';
import { plain } from './service-texts';

/**
 * On a screen in another language than English: its English words, unless they are names that everybody reads in Latin letters. In the
 * pseudo-locale: texts without its letters, unless a service or a merchant gave them.
 * @param serviceTexts what the journey's services say, longest first: shown in the service's language
 */
export async function letterFaults(
  { page }: JudgePage,
  html: string,
  serviceTexts: readonly string[],
): Promise<readonly Fault[]> {
  if (buildLanguage === 'en') return [];
  await showScreen(page, html, LIGHT);
  // Voices read the names of controls, too. The links to another language are in that language.
  const texts = await page.evaluate(() => {
    for (const link of document.querySelectorAll('[hreflang]')) link.remove();
    const names = [...document.querySelectorAll('[aria-label], [alt], [placeholder]')].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    return [...found, ...names];
  });
  const ownTexts = texts.map((text) =>
    serviceTexts.reduce((rest, said) => rest.replaceAll(said, ' '), plain(text)),
  );
  const faults =
    buildLanguage === PSEUDO.language
      ? unmarkedTexts(ownTexts).map((text) => `letters: "${text}" is from no message`)
      : untranslatedWords(ownTexts.join(' ')).map((word) => `letters: "${word}" is English`);
  return faults.map((fault) => ({ look: LIGHT.name, fault }));
}
