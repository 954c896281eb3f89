import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { applyGlobalStyles } from '../ui/theme/global-styles';
import { App } from './app';
import { loadJourneys } from './catalogue';
import { startSession } from './live/session';
import { CrashGuard } from './views/crash';

applyGlobalStyles();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

const page = createRoot(root);
const session = startSession();
loadJourneys().then((journeys) =>
  page.render(
    <StrictMode>
      <CrashGuard>
        <App journeys={journeys} session={session} />
      </CrashGuard>
    </StrictMode>,
  ),
);
