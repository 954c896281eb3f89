import type { Outcome } from '../../../machines/domain/base/failure';
import type { ConsentRecord } from '../../../machines/domain/merchant/consent';
import {
  type NicCode,
  nicCodesSchema,
  type UdyamChange,
  type UdyamDetails,
  type UdyamServiceName,
  udyamDetailsSchema,
} from '../../../machines/domain/udyam/udyam';
import { omitUndefined } from '../omit-undefined';
import { call, type TermloanService } from '../service';

/** Udyam registration of the business. */
export function getUdyamDetails(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<UdyamDetails>> {
  return call(service, { operation: 'getUdyamDetails', schema: udyamDetailsSchema, signal }, (init) =>
    service.client.GET('/udyam-details', init),
  );
}

/** A step with its change; `record` is what was agreed to, of the step CONFIRMATION. */
interface UdyamStepToSave {
  readonly step: UdyamServiceName;
  readonly change: UdyamChange;
  readonly record?: ConsentRecord;
}

/** Saves a step of the registration; idempotent by key; the step CONFIRMATION submits it, with what was agreed to. */
export function updateUdyamDetails(
  service: TermloanService,
  { step, change, record }: UdyamStepToSave,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<UdyamDetails>> {
  return call(service, { operation: 'updateUdyamDetails', schema: udyamDetailsSchema, signal, key }, (init) =>
    service.client.PATCH('/udyam-details', {
      ...init,
      body: {
        udyam_registration_details: wireFields(change),
        service_name: step,
        ...omitUndefined({ consent_record: record }),
      },
    }),
  );
}

/** Kinds of business, by NIC code. */
export function listNicCodes(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<readonly NicCode[]>> {
  return call(service, { operation: 'listNicCodes', schema: nicCodesSchema, signal }, (init) =>
    service.client.GET('/nicCodes', init),
  );
}

function wireFields(change: UdyamChange) {
  return omitUndefined({
    name: change.name,
    pan_number: change.panNumber,
    aadhaar_number: change.aadhaarNumber,
    mobile: change.mobile,
    email: change.email,
    gstin: change.gstin,
    gender: change.gender,
    social_category: change.socialCategory,
    is_specially_abled: change.isSpeciallyAbled,
    business_name: change.businessName,
    organisation_type: change.organisationType,
    major_activity: change.majorActivity,
    nic_codes: change.nicCodes && [...change.nicCodes],
    employees_male: change.employeesMale,
    employees_female: change.employeesFemale,
    employees_other: change.employeesOther,
    investment: change.investment,
    turnover: change.turnover,
    date_of_commencement: change.dateOfCommencement,
    address_line: change.addressLine,
    city: change.city,
    district: change.district,
    state: change.state,
    pincode: change.pincode,
    account_number: change.accountNumber,
    ifsc: change.ifsc,
    consent: change.hasConsented,
  });
}
