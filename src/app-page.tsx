import { RouterProvider } from '@tanstack/react-router';
import { type ComponentProps, StrictMode } from 'react';
import { sharedCopy } from '#messages/shared';
import { safePageUrl } from '../machines/domain/base/page-url';
import { pageOrigin } from './api/page-origin';
import { DraftStoreContext } from './journey/drafts';
import type { Language } from './language/languages';
import type { createAppRouter } from './routes/router';
import { ServiceFilesContext } from './screens/shared/service-file';
import { SpeechContext } from './screens/shared/speech/speech-context';
import { ChooseLanguageContext } from './screens/shared/support/language-links';
import { OwnOfficerContext } from './screens/shared/support/own-officer-context';
import { regulator } from './screens/shared/support/regulator';
import {
  DialContext,
  type SupportFacts,
  SupportFactsContext,
  SupportPhoneContext,
  SupportWhatsAppContext,
} from './screens/shared/support-link';
import { LinkGuard } from './ui/base/link-guard';

const regulatorHosts = [regulator.ombudsman, regulator.sachet].map((url) => new URL(url).hostname);

interface AppPageProps {
  readonly draftStore: ComponentProps<typeof DraftStoreContext>['value'];
  readonly router: ReturnType<typeof createAppRouter>;
  /** Resolves a link of a service to its document or picture. */
  readonly resolveServiceFile: ComponentProps<typeof ServiceFilesContext>['value'];
  /** Opens the dialler with a number. */
  readonly onCall: (number: string) => void;
  /** What support gets to know of this visit; null during prerendering. */
  readonly supportFacts: SupportFacts | null;
  readonly onChooseLanguage: (language: Language) => void;
  /** Null during prerendering. */
  readonly loadSpeech: ComponentProps<typeof SpeechContext>['value'];
}

/** The whole app around its router, in the browser and during prerendering. */
export function AppPage({
  router,
  draftStore,
  resolveServiceFile,
  onCall,
  supportFacts,
  onChooseLanguage,
  loadSpeech,
}: AppPageProps) {
  const { phone, whatsapp } = CONFIGURATION.support;
  return (
    <StrictMode>
      <SupportWhatsAppContext value={whatsapp}>
        <SupportPhoneContext value={phone === null ? null : { number: `+${phone}`, onCall }}>
          <ServiceFilesContext value={resolveServiceFile}>
            <LinkGuard value={{ isSafe: isSafeLink, refusal: sharedCopy.linkRefused }}>
              <DraftStoreContext value={draftStore}>
                <DialContext value={onCall}>
                  <SupportFactsContext value={supportFacts}>
                    <OwnOfficerContext value={CONFIGURATION.grievanceOfficer}>
                      <ChooseLanguageContext value={onChooseLanguage}>
                        <SpeechContext value={loadSpeech}>
                          <RouterProvider router={router} />
                        </SpeechContext>
                      </ChooseLanguageContext>
                    </OwnOfficerContext>
                  </SupportFactsContext>
                </DialContext>
              </DraftStoreContext>
            </LinkGuard>
          </ServiceFilesContext>
        </SupportPhoneContext>
      </SupportWhatsAppContext>
    </StrictMode>
  );
}

/** An empty list allows every https page; otherwise WhatsApp and the regulator's websites are added to it. Documents are on our services, whose URLs the build has checked. */
function isSafeLink(href: string): boolean {
  const configuredHosts = CONFIGURATION.allowedPageHosts;
  const allowedHosts = configuredHosts.length === 0 ? [] : [...configuredHosts, 'wa.me', ...regulatorHosts];
  const origin = pageOrigin();
  const { termloan, account, merchant } = CONFIGURATION.serviceUrls;
  const serviceOrigins = [termloan, account, merchant].map((base) => new URL(base, origin).origin);
  return [origin, ...serviceOrigins].some((base) => safePageUrl(href, base, allowedHosts) !== null);
}
