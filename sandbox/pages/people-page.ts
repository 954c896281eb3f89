import type { MerchantContext } from '../control/merchant-context';
import type { Persona } from '../people/persona';
import { allPersonas } from '../people/personas';
import { type Html, html, htmlPage } from './html';
import { pageLayout } from './page-layout';

type Named = [name: string, persona: Persona];

/** The first page of the sandbox, to choose a persona. `?q=` searches names and descriptions. */
export function peoplePage(context: MerchantContext | null, search: URLSearchParams): Response {
  const query = (search.get('q') ?? '').trim();
  const matches = allPersonas().filter((named) => isAbout(named, query.toLowerCase()));
  const groups = [...new Set(matches.map(([, persona]) => persona.group))];
  const content = html`<h1>Who are you today?</h1>
<p class="lead">Pressing a card starts afresh as that person, and opens the app.</p>
<form method="get" action="/sandbox" role="search" class="find"><label>Find <input type="search" name="q" value="${query}" placeholder="overdue, USFB, selfie ..."></label>
<button class="step">Find</button></form>
${groups.length > 1 ? html`<nav class="jump" aria-label="Groups">${groups.map((name) => html`<a href="#${anchor(name)}">${name}</a>`)}</nav>` : null}
${matches.length === 0 ? html`<p class="note">Nobody is like that. <a href="/sandbox">Show everybody</a></p>` : null}
<form method="post" action="/sandbox/become">${groups.map((name) =>
    groupCards(
      name,
      matches.filter(([, persona]) => persona.group === name),
    ),
  )}</form>`;
  return htmlPage({
    title: 'Sandbox lender',
    style: 'sandbox',
    body: pageLayout('/sandbox', context, content),
  });
}

const isAbout = ([name, persona]: Named, query: string): boolean =>
  [name, persona.title, persona.about, persona.displayName, persona.group]
    .join(' ')
    .toLowerCase()
    .includes(query);

const anchor = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const groupCards = (name: string, members: Named[]): Html =>
  html`<h2 id="${anchor(name)}">${name}</h2><ul class="cards">${members.map(
    ([key, persona]) => html`<li><button class="card" name="persona" value="${key}"><b>${persona.title}</b>
<span class="person">${persona.displayName}</span><span class="quiet">${persona.about}</span><code class="quiet">?persona=${key}</code></button></li>`,
  )}</ul>`;
