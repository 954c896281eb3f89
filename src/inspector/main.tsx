import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { applyGlobalStyles } from '../ui/global-styles';
import { App } from './app';
import { loadJourneys } from './catalogue';
import { startSession } from './live/session';

applyGlobalStyles();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

const page = createRoot(root);
const session = startSession();
loadJourneys().then((journeys) =>
  page.render(
    <StrictMode>
      <App journeys={journeys} session={session} />
    </StrictMode>,
  ),
);
