import { useState } from 'react';

import { offerSelectionCopy as copy, sortingRules } from '../../copy/offer-selection';
import { sharedCopy } from '../../copy/shared';
import { Lead, Text } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { Sheet } from '../../ui/overlays/sheet';

/** Names the metric that the offers are ranked by, and opens the rules behind it. */
export function SortingNote() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Lead>
        {copy.sorted}{' '}
        <TextButton quiet onClick={() => setOpen(true)}>
          {copy.howWeSort}
        </TextButton>
      </Lead>
      <Sheet
        open={isOpen}
        title={copy.howWeSort}
        closeLabel={sharedCopy.close}
        onClose={() => setOpen(false)}
      >
        {sortingRules.map((rule) => (
          <Text key={rule}>{rule}</Text>
        ))}
      </Sheet>
    </>
  );
}
