import * as v from 'valibot';

import { textOrNull } from '../base/wire';

/** The name on the PAN: the only field of the PAN result (spec 3) that is read here. */
export const panNameSchema = v.pipe(
  v.object({ pan_name: textOrNull }),
  v.transform((wire) => wire.pan_name),
);
