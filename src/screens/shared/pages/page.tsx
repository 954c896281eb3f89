import { type ComponentProps, useState } from 'react';

import { sharedCopy } from '#messages/shared';
import { lastDirection } from '../../../journey/direction';
import { Page as Frame } from '../../../ui/page/page';
import { SupportLink } from '../support-link';

type PageProps = Omit<ComponentProps<typeof Frame>, 'backLabel'> & { readonly backLabel?: string };

/** A page of a journey: the frame of `ui/page`, with the support links (spec 9) as `help` by default. */
export function Page({ backLabel = sharedCopy.back, help = <SupportLink />, ...rest }: PageProps) {
  const [enters] = useState(lastDirection);
  return <Frame backLabel={backLabel} help={help} enters={enters} {...rest} />;
}
