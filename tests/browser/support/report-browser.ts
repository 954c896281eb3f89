/** Prints the Chromium version and the fonts in use before the browser tests. No test depends on either. */
import { chromium, type FullConfig } from '@playwright/test';

/** Sample texts with their CSS fonts: the app's own, and the inspector's for code. */
const TEXTS = [
  {
    name: 'text',
    sample: 'Rs 1,00,000 ₹',
    font: '"Noto Sans", "Noto Sans Devanagari", system-ui, sans-serif',
  },
  { name: 'Devanagari', sample: 'ऋण', font: '"Noto Sans", "Noto Sans Devanagari", system-ui, sans-serif' },
  { name: 'code', sample: 'ENACH 0', font: '"Noto Sans Mono", ui-monospace, monospace' },
] as const;

export default async function reportBrowser({ projects }: FullConfig): Promise<void> {
  const options = projects[0]?.use.launchOptions ?? {};
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage();
    await page.setContent(
      TEXTS.map(({ sample, font }) => `<p style='font-family: ${font}'>${sample}</p>`).join(''),
    );
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    const { root } = await cdp.send('DOM.getDocument');
    const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
    const fontTexts = await Promise.all(
      nodeIds.map(async (nodeId, index) => {
        const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
        return `${TEXTS[index]?.name} ${fonts.map(({ familyName }) => familyName).join(' and ')}`;
      }),
    );
    process.stdout.write(
      `Chromium ${browser.version()} (${options.executablePath ?? chromium.executablePath()}). Fonts: ${fontTexts.join(', ')}.\n`,
    );
  } finally {
    await browser.close();
  }
}
