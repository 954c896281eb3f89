/** `npm run docs:architecture`: draws docs/pictures/architecture.svg from the imports of the code. */
import { writeFileSync } from 'node:fs';

import { drawArchitecture } from './draw-architecture';

writeFileSync('docs/pictures/architecture.svg', await drawArchitecture());
