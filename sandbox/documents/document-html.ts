import { LANGUAGES, type Language } from '../language/language';
import { type Html, html, htmlPage } from '../pages/html';
import type { DocumentContent, Section } from './document-content';
import { documentTexts, READ_IN } from './texts/document-texts';

interface Links {
  pdf: string;
  /** URL of the document in a language. */
  inLanguage: (language: Language) => string;
}

/** The document as an HTML page. */
export function documentHtml(content: DocumentContent, links: Links): Response {
  const { title, subtitle, language, sections } = content;
  const otherLanguages = LANGUAGES.filter((other) => other !== language);
  const body = html`<main><header><p class="from">${subtitle}</p><h1>${title}</h1>
<p class="links"><a href="${links.pdf}">${documentTexts(language).download}</a>${otherLanguages.map(
    (other) => html`<a href="${links.inLanguage(other)}" lang="${other}">${READ_IN[other]}</a>`,
  )}</p></header>${sections.map(section)}</main>`;
  return htmlPage({ title, style: 'document', lang: language, body });
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
