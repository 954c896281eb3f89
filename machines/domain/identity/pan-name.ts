import * as v from 'valibot';

import { textOrNull } from '../base/wire';

/** The name on the PAN, out of the PAN result (spec 3). */
export const panName = v.pipe(
  v.object({ pan_name: textOrNull }),
  v.transform((wire) => wire.pan_name),
);
