import { masked } from './mask';

const MAX_MESSAGES = 200;

/** Sender of a message: the app, the host, or `phone` for what happens on the phone itself. */
export type Direction = 'app' | 'host' | 'phone';

/** Adds a message at the top of the list, with a masked payload. */
export function logMessage(list: HTMLElement, direction: Direction, type: string, payload?: unknown): void {
  const line = document.createElement('li');
  line.dataset.direction = direction;
  line.dataset.type = type;
  const time = new Date().toTimeString().slice(0, 8);
  const ms = String(Date.now() % 1000).padStart(3, '0');
  const parts: [name: string, text: string][] = [
    ['time', `${time}.${ms}`],
    ['way', { app: 'app → host', host: 'host → app', phone: 'phone' }[direction]],
    ['type', type],
    ['payload', masked(payload)],
  ];
  for (const [name, text] of parts) {
    if (text === '') continue;
    const part = document.createElement('span');
    part.className = name;
    part.textContent = text;
    line.append(part);
  }
  list.prepend(line);
  while (list.children.length > MAX_MESSAGES) list.lastElementChild?.remove();
}
