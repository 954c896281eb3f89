import { StrictMode, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';

import { applyGlobalStyles } from '../ui/theme/global-styles';
import { App } from './app';
import { loadJourneys } from './catalogue';
import { startSession } from './live/session';
import { CrashGuard } from './views/crash';

applyGlobalStyles();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

const session = startSession();
const journeys = loadJourneys();

function LoadedApp() {
  return <App journeys={use(journeys)} session={session} />;
}

createRoot(root).render(
  <StrictMode>
    <CrashGuard>
      <Suspense>
        <LoadedApp />
      </Suspense>
    </CrashGuard>
  </StrictMode>,
);
