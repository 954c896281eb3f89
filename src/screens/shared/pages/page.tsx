import { type ComponentProps, type ReactNode, useState } from 'react';

import { sharedCopy } from '#messages/shared';
import { lastDirection } from '../../../journey/direction';
import { Page as Frame } from '../../../ui/page/page';
import { LanguageLinks } from '../support/language-links';
import { SupportLink } from '../support-link';

type PageProps = Omit<ComponentProps<typeof Frame>, 'backLabel'> & {
  readonly backLabel?: string;
  /** Last on the page; by default the other languages, which would leave a call in flight and a camera. */
  readonly languages?: ReactNode;
};

/** A page of a journey: the frame of `ui/page`, with the support links (spec 9) as `help` by default. */
export function Page({
  backLabel = sharedCopy.back,
  help = <SupportLink />,
  busy = false,
  tone = 'paper',
  languages = busy || tone === 'camera' ? null : <LanguageLinks />,
  children,
  ...rest
}: PageProps) {
  const [enters] = useState(lastDirection);
  return (
    <Frame backLabel={backLabel} help={help} enters={enters} busy={busy} tone={tone} {...rest}>
      {children}
      {languages}
    </Frame>
  );
}
