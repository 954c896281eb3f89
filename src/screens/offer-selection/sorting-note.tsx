import { useState } from 'react';
import { sharedCopy } from '#messages/shared';
import { offerSelectionCopy as copy, sortingRules } from '../../copy/offer-selection';
import { Lead, Text } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { TextLink } from '../../ui/base/text-link';
import { Sheet } from '../../ui/overlays/sheet';
import { appLink } from '../shared/app-link';

/** Says by what the offers are sorted, with a link to the sorting rules. @param props.onMatching opens the page about how offers are made */
export function SortingNote({ onMatching }: { readonly onMatching: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Lead>
        {copy.sorted}{' '}
        <TextButton quiet onClick={() => setIsOpen(true)}>
          {copy.howWeSort}
        </TextButton>
      </Lead>
      <Sheet
        open={isOpen}
        title={copy.howWeSort}
        closeLabel={sharedCopy.close}
        onClose={() => setIsOpen(false)}
      >
        {sortingRules.map((rule) => (
          <Text key={rule}>{rule}</Text>
        ))}
        <TextLink alone {...appLink('/how-offers-work', onMatching)}>
          {copy.howOffersWork}
        </TextLink>
      </Sheet>
    </>
  );
}
