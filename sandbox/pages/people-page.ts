import type { Scene } from '../control/scene';
import type { Persona } from '../people/persona';
import { allPersonas } from '../people/personas';
import { frame } from './frame';
import { type Html, html, htmlPage } from './html';

/** The first page: choose who you are. */
export function peoplePage(scene: Scene | null): Response {
  const groups = [...new Set(allPersonas().map(([, persona]) => persona.group))];
  const content = html`<h1>Who are you today?</h1>
<p class="lead">Pressing a card starts afresh as that person, and opens the app.</p>
<form method="post" action="/sandbox/become">${groups.map(group)}</form>`;
  return htmlPage({ title: 'Sandbox lender', style: 'sandbox', body: frame('/sandbox', scene, content) });
}

function group(name: Persona['group']): Html {
  const members = allPersonas().filter(([, persona]) => persona.group === name);
  return html`<h2>${name}</h2><ul class="cards">${members.map(
    ([key, persona]) => html`<li><button class="card" name="persona" value="${key}"><b>${persona.title}</b>
<span class="person">${persona.displayName}</span><span class="quiet">${persona.about}</span></button></li>`,
  )}</ul>`;
}
