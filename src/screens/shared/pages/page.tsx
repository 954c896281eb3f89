import type { ComponentProps } from 'react';

import { sharedCopy } from '../../../copy/shared';
import { Page as Frame } from '../../../ui/page/page';
import { SupportLink } from '../support-link';

type PageProps = Omit<ComponentProps<typeof Frame>, 'backLabel'> & { readonly backLabel?: string };

/** A page of a journey: the frame of `ui/page`, with the support links (spec 9) as `help` by default. */
export function Page({ backLabel = sharedCopy.back, help = <SupportLink />, ...rest }: PageProps) {
  return <Frame backLabel={backLabel} help={help} {...rest} />;
}
