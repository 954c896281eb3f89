import { buildLanguage } from '../../build/locale';
import { untranslatedWords } from '../messages/latin-words';
import type { Fault, JudgePage } from './judge-screen';
import { LIGHT, showScreen } from './looks';
import { plain } from './service-texts';

/**
 * On a screen in another language than English: its English words, unless they are names that everybody reads in Latin letters.
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
  const text = await page.evaluate(() => {
    for (const link of document.querySelectorAll('[hreflang]')) link.remove();
    const names = [...document.querySelectorAll('[aria-label], [alt], [placeholder]')].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return [...texts, ...names].join(' ');
  });
  const ownText = serviceTexts.reduce((rest, said) => rest.replaceAll(said, ' '), plain(text));
  return untranslatedWords(ownText).map((word) => ({
    look: LIGHT.name,
    fault: `letters: "${word}" is English`,
  }));
}
