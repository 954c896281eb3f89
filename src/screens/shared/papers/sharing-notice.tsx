import { sharingTexts } from '#messages/papers';
import type { PaperSharing } from '../../../../machines/domain/files/paper-sharing';
import { Banner } from '../../../ui/feedback/banner';

/** What to say after a paper was to be sent on; nothing where the phone's own list of apps was shown. */
export function SharingNotice({ sharing }: { readonly sharing: PaperSharing | null }) {
  const text = sharing === null ? null : sharingTexts[sharing];
  return text === null ? null : <Banner tone="info">{text}</Banner>;
}
