import { partnerContact } from '../base/lead-partners';
import { findLender } from '../base/lenders';
import { fail, type Operation, ok } from '../base/operation';
import { serviceTexts } from '../language/service/service-texts';

/** Contacts of a lender, the same as in its documents, or of a lead partner. */
export const getLenderContact: Operation<'getLenderContact'> = async ({ language }, { path }) => {
  const texts = serviceTexts(language);
  const partner = partnerContact(path.nbfc);
  if (partner !== undefined)
    return ok({
      nbfc: partner.code,
      legal_name: partner.name,
      website: partner.website,
      registered_address: null,
      customer_care: { phone: partner.carePhone, email: partner.careEmail, hours: texts.hours.support },
      grievance_officer: null,
    });
  const lender = findLender(path.nbfc);
  if (lender === undefined) return fail(404, 'lender_not_found');
  return ok({
    nbfc: lender.code,
    legal_name: lender.name,
    website: lender.website,
    registered_address: lender.registeredOffice,
    customer_care: { phone: lender.carePhone, email: lender.careEmail, hours: texts.hours.support },
    grievance_officer: {
      name: lender.grievanceOfficer,
      phone: lender.grievancePhone,
      email: lender.grievanceEmail,
      hours: texts.hours.officer,
      address: lender.registeredOffice,
    },
    collection: {
      agents: lender.collection.agents,
      contact_hours: texts.hours[lender.collection.hours],
      note: lender.collection.note && texts[lender.collection.note],
    },
  });
};
