/** In development, where `src/opening.ts` is not an inline script: a module before the app's (`index.html`). */
import * as opening from './opening';

Object.assign(window, { opening });
