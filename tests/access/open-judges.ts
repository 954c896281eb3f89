/** Opens pages in which captured screens are judged. */
import type { Browser } from '@playwright/test';

import { bundleJudges } from './bundle-judges';
import type { JudgePage } from './judge-screen';

/** On a host that does not exist: every request is answered here. */
const URL = 'http://screens.test/';
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#8aa"/></svg>`;

let script: Promise<string> | undefined;

/** An empty page with the judges and axe; its scripts stay when a screen is shown in it. */
export async function openJudges(browser: Browser): Promise<JudgePage> {
  script ??= bundleJudges();
  const page = await browser.newPage();
  await page.route(/^https?:/, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' })
      : route.fulfill({ body: '<!doctype html><title>Screens</title>', contentType: 'text/html' }),
  );
  await page.goto(URL);
  await page.evaluate(await script);
  return { page, seenKinds: new Map() };
}
