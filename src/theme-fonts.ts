import { nextTask } from './journey/next-task';
import { languages } from './language/languages';
import type { Theme } from './ui/theme/stitches.config';

/** The fonts that most screens have, and a skeleton has not: for each weight the sizes, as tokens of the theme (`ui/theme/stitches.config.ts`). */
const FONTS = [
  ['regular', ['hint', 'small']],
  ['strong', ['text', 'body', 'button']],
  ['bold', ['text', 'button', 'heading', 'amount']],
] as const satisfies readonly (readonly [
  keyof Theme['fontWeights'],
  readonly (keyof Theme['fontSizes'])[],
])[];

/**
 * Makes the browser load the system fonts of the content while the app's files are still loading: on a slow phone the first text of each
 * weight and size takes some milliseconds of layout, which would delay the content. Each weight has a task of its own. The texts are never
 * painted.
 */
export async function loadThemeFonts(document: Document): Promise<void> {
  // The links to the other languages, at the end of most screens.
  const languageNames = languages.map(({ name }) => name).join(' ');
  for (const [weight, sizes] of FONTS) {
    await nextTask();
    const samples = sizes.map((size) => {
      const sample = document.createElement('span');
      sample.style.font = `var(--fontWeights-${weight}) var(--fontSizes-${size}) var(--fonts-body)`;
      // The title is in the script of the page's language.
      sample.textContent = `₹0 ${document.title} ${weight === 'strong' ? languageNames : ''}`;
      return sample;
    });
    document.body.append(...samples);
    document.body.getBoundingClientRect();
    for (const sample of samples) sample.remove();
  }
}
