import * as v from 'valibot';

import { id, textOrNull } from '../base/wire';

const contactFields = {
  phone: textOrNull,
  email: textOrNull,
  hours: textOrNull,
};

/** A lender's contacts (assumed payload). A contact that the lender does not give is null, and is not shown. */
export const lenderContactSchema = v.pipe(
  v.object({
    nbfc: id,
    legal_name: textOrNull,
    website: textOrNull,
    registered_address: textOrNull,
    customer_care: v.nullish(v.object(contactFields), null),
    grievance_officer: v.nullish(v.object({ ...contactFields, name: textOrNull, address: textOrNull }), null),
  }),
  v.transform((wire) => ({
    nbfc: wire.nbfc,
    legalName: wire.legal_name,
    /** As the service sent it: it may be unsafe to open (`safeWebsiteUrl`). */
    website: wire.website,
    registeredAddress: wire.registered_address,
    customerCare: wire.customer_care,
    grievanceOfficer: wire.grievance_officer,
  })),
);

export type LenderContact = v.InferOutput<typeof lenderContactSchema>;
