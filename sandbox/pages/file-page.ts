import type { MerchantContext } from '../control/merchant-context';
import { html, htmlPage } from './html';
import { noMerchantNotice, pageLayout } from './page-layout';

/** The page to reset the merchant, export them to a file, or import one from a file. */
export function filePage(context: MerchantContext | null): Response {
  const content = html`<h1>File</h1>${
    context === null
      ? noMerchantNotice
      : html`<section class="note"><h2>Start over</h2><p class="quiet">The same person, id and token, as on the first day.</p>
<form method="post" action="/sandbox/reset"><button class="danger">Start over</button></form></section>
<section class="note"><h2>Keep</h2><p class="quiet">Everything the books hold about this person, as one file.</p>
<a class="ghost" href="/sandbox/api/merchants/${context.merchant.id}/export" download>Save as a file</a></section>`
  }
<section class="note"><h2>Take from a file</h2><p class="quiet">A new person with the books of the file; their time goes on from when it was saved.</p>
<form method="post" action="/sandbox/import" enctype="multipart/form-data" class="fields">
<label>File <input type="file" name="file" accept="application/json,.json" required></label>
<button class="primary">Become this person</button></form></section>`;
  return htmlPage({ title: 'File', style: 'sandbox', body: pageLayout('/sandbox/file', context, content) });
}
