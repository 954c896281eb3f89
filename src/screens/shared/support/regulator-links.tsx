import { useContext } from 'react';
import { complaintStepsCopy as copy } from '#messages/complaint-steps';
import { ListRow } from '../../../ui/lists/list-row';
import { DialContext } from '../support-link';
import { regulator } from './regulator';

/** The regulator's websites and phone for complaints; they work before scripts, too. */
export function RegulatorLinks() {
  const dial = useContext(DialContext);
  return (
    <div>
      <ListRow
        href={regulator.ombudsman}
        target="_blank"
        title={copy.ombudsman}
        detail={copy.ombudsmanDetail}
        strong
      />
      <ListRow
        href={`tel:${regulator.phone}`}
        title={copy.call}
        detail={copy.callDetail}
        strong
        onClick={(event) => {
          if (dial === null) return;
          event.preventDefault();
          dial(regulator.phone);
        }}
      />
      <ListRow
        href={regulator.sachet}
        target="_blank"
        title={copy.sachet}
        detail={copy.sachetDetail}
        strong
      />
    </div>
  );
}
