import * as v from 'valibot';

import { id, lenientList, textOrNull } from '../base/wire';

const contactFields = {
  phone: textOrNull,
  email: textOrNull,
  hours: textOrNull,
};

/** Someone who may contact a borrower about an overdue amount. */
const collectionAgentSchema = v.object({ name: id, phone: textOrNull });

/** Who may contact a borrower about an overdue amount, and when: only what the lender says itself. */
const collectionSchema = v.pipe(
  v.object({
    agents: v.nullish(lenientList(collectionAgentSchema), []),
    contact_hours: textOrNull,
    note: textOrNull,
  }),
  v.transform((wire) => ({
    agents: wire.agents.items,
    /** An agent that could not be read is missing in `agents`: it must not be said that nobody else may call. */
    isComplete: wire.agents.malformedCount === 0,
    hours: wire.contact_hours,
    note: wire.note,
  })),
);

/** A lender's contacts (assumed payload). A contact that the lender does not give is null, and is not shown. */
export const lenderContactSchema = v.pipe(
  v.object({
    nbfc: id,
    legal_name: textOrNull,
    website: textOrNull,
    registered_address: textOrNull,
    customer_care: v.nullish(v.object(contactFields), null),
    grievance_officer: v.nullish(v.object({ ...contactFields, name: textOrNull, address: textOrNull }), null),
    // Unreadable, it is left out: the other contacts are shown all the same.
    collection: v.fallback(v.nullish(collectionSchema, null), null),
  }),
  v.transform((wire) => ({
    nbfc: wire.nbfc,
    legalName: wire.legal_name,
    /** As the service sent it: it may be unsafe to open (`safeWebsiteUrl`). */
    website: wire.website,
    registeredAddress: wire.registered_address,
    customerCare: wire.customer_care,
    grievanceOfficer: wire.grievance_officer,
    /** Null where the lender says nothing of it. */
    collection: wire.collection,
  })),
);

export type LenderContact = v.InferOutput<typeof lenderContactSchema>;
