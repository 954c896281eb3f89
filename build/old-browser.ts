/** The page that a document shows where the app cannot run (docs/decisions/022-old-browsers.md). */

import { oldBrowserCopy as copy } from '#messages/old-browser';
import { productName } from '#messages/product';
import { sharedCopy } from '#messages/shared';
import type { Configuration } from '../src/configuration/configuration.ts';

/**
 * What each of `BROWSER_TARGETS` has and the version before it lacks: a feature by its name in MDN's compatibility data, and an
 * expression that is true where a browser has it. ES5.
 */
export const REQUIRED_FEATURES: Readonly<Record<string, string>> = {
  'css.properties.inset': "window.CSS && CSS.supports && CSS.supports('inset', '0')",
  'api.HTMLDialogElement': 'window.HTMLDialogElement',
};

/**
 * Classic inline script of each document, before that of the app: shows the page in a browser that is older than the targets, and
 * where the script after it could not run. ES5, so that the oldest browser can run it.
 */
export const oldBrowserScript = `(function () {
  var isSupported = ${Object.values(REQUIRED_FEATURES).join(' && ')};
  document.addEventListener('DOMContentLoaded', function () {
    if (isSupported && window.opening) return;
    document.body.innerHTML = document.getElementById('old-browser').innerHTML;
  });
})();`;

const PLAY_STORE = 'https://play.google.com/store/apps/details?id=';

/**
 * The page, in a template: nobody meets it before it is shown.
 * @param support numbers of the support, each of which gets a link (spec 9)
 */
export function oldBrowserTemplate(support: Configuration['support']): string {
  return `<template id="old-browser"><div class="old-browser">
<header><p>${productName}</p>${supportLinks(support)}</header>
<main>
<svg width="76" height="76" viewBox="-13.3 -13.3 50.6 50.6" aria-hidden="true"><circle cx="12" cy="12" r="25.3"/><path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14"/></svg>
<h1>${copy.heading}</h1>
<p>${copy.lead}</p>
<section><h2>${copy.android.heading}</h2><ol>
<li><a href="${PLAY_STORE}com.google.android.webview">${copy.android.webView}</a></li>
<li><a href="${PLAY_STORE}com.android.chrome">${copy.android.chrome}</a></li>
<li>${copy.android.reopen}</li>
</ol></section>
<section><h2>${copy.iPhone.heading}</h2><p>${copy.iPhone.update}</p></section>
</main>
<footer><a href="">${sharedCopy.retry}</a></footer>
</div></template>`;
}

function supportLinks({ whatsapp, phone }: Configuration['support']): string {
  const message = encodeURIComponent(sharedCopy.supportMessage);
  return [
    whatsapp === null ? '' : `<a href="https://wa.me/${whatsapp}?text=${message}">${sharedCopy.help}</a>`,
    phone === null ? '' : `<a href="tel:${phone}">${sharedCopy.callSupport}</a>`,
  ].join('');
}
