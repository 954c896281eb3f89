import type { ReactNode } from 'react';

import { Card } from '../../ui/base/card';
import { Strong } from '../../ui/base/text';

interface NewsProps {
  /** `late` interrupts a screen reader, `info` waits. */
  readonly tone: 'info' | 'due' | 'late';
  readonly title?: string;
  readonly children: ReactNode;
}

/** News about this page. (A card, not the kit's banner: these entry URLs have no bytes to spare.) */
export function News({ tone, title, children }: NewsProps) {
  return (
    <Card tone={tone} role={tone === 'info' ? 'status' : 'alert'}>
      {title !== undefined && (
        <div>
          <Strong>{title}</Strong>
        </div>
      )}
      {children}
    </Card>
  );
}
