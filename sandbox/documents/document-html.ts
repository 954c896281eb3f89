import { type Html, html, htmlPage } from '../pages/html';
import type { DocumentContent, Section } from './document-content';
import { TEXTS } from './texts';

interface Links {
  pdf: string;
  /** URL of the document in the other language; null where there is none. */
  otherLanguage: string | null;
}

/** The document as an HTML page. */
export function documentHtml(content: DocumentContent, links: Links): Response {
  const texts = TEXTS[content.lang];
  const body = html`<main><header><p class="from">${content.subtitle}</p><h1>${content.title}</h1>
<p class="links"><a href="${links.pdf}">${texts.download}</a>${
    links.otherLanguage === null
      ? null
      : html`<a href="${links.otherLanguage}" lang="${content.lang === 'en' ? 'hi' : 'en'}">${texts.otherLanguage}</a>`
  }</p></header>${content.sections.map(section)}</main>`;
  return htmlPage({ title: content.title, style: 'document', lang: content.lang, body });
}

function section({ heading, lines, paragraphs, table }: Section): Html {
  return html`<section><h2>${heading}</h2>${
    lines === undefined
      ? null
      : html`<dl>${lines.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
  }${(paragraphs ?? []).map((text) => html`<p>${text}</p>`)}${table === undefined ? null : tableOf(table)}</section>`;
}

function tableOf({ head, rows }: NonNullable<Section['table']>): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${head.join(', ')}"><table>
<thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}
