import { useContext } from 'react';

import { complaintStepsCopy as copy, regulator } from '../../../copy/complaint-steps';
import { Hint } from '../../../ui/base/text';
import { TextLink } from '../../../ui/base/text-link';
import { DialContext } from '../support-link';

/** The regulator's websites and phone for complaints; they work before scripts, too. */
export function RegulatorLinks() {
  const dial = useContext(DialContext);
  return (
    <>
      <div>
        <TextLink href={regulator.ombudsman} target="_blank" alone>
          {copy.ombudsman}
        </TextLink>
        <Hint>{copy.ombudsmanDetail}</Hint>
      </div>
      <div>
        <TextLink
          href={`tel:${regulator.phone}`}
          alone
          onClick={(event) => {
            if (dial === null) return;
            event.preventDefault();
            dial(regulator.phone);
          }}
        >
          {copy.call}
        </TextLink>
        <Hint>{copy.callDetail}</Hint>
      </div>
      <div>
        <TextLink href={regulator.sachet} target="_blank" alone>
          {copy.sachet}
        </TextLink>
        <Hint>{copy.sachetDetail}</Hint>
      </div>
    </>
  );
}
