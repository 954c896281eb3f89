import * as v from 'valibot';
import { enumValue, numberOrZero, paise, serverTime, textOrNull } from '../base/wire';
import { udyamStatus, udyamStatuses } from './udyam-status';

/**
 * Types of one-time codes of the registration (assumed), by what they confirm: identity, mobile, e-mail, and `UDYAM` the registration as a
 * whole, just before it is sent. The route segment is the same word in lower case.
 */
export const udyamOtpTypes = ['AADHAAR', 'MOBILE', 'EMAIL', 'UDYAM'] as const;
export type UdyamOtpType = (typeof udyamOtpTypes)[number];

/** Reads the type from a route segment; null for an unknown one. */
export function udyamOtpTypeOf(segment: string): UdyamOtpType | null {
  return udyamOtpTypes.find((type) => type.toLowerCase() === segment) ?? null;
}

/** The `service_name` of a step of the registration (assumed values). */
export type UdyamServiceName =
  | 'KYC'
  | 'PERSONAL_DETAILS'
  | 'BUSINESS_DETAILS'
  | 'BANK_DETAILS'
  | 'CONFIRMATION';

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;
export const socialCategories = ['GENERAL', 'SC', 'ST', 'OBC'] as const;
export const majorActivities = ['MANUFACTURING', 'SERVICES', 'TRADING'] as const;
export const organisationTypes = [
  'PROPRIETARY',
  'HUF',
  'PARTNERSHIP',
  'LIMITED_LIABILITY_PARTNERSHIP',
  'PRIVATE_LIMITED',
  'PUBLIC_LIMITED',
  'COOPERATIVE',
  'SOCIETY',
  'TRUST',
  'SELF_HELP_GROUP',
] as const;

const enumOrNull = <const TValue extends string>(values: readonly TValue[]) =>
  v.nullish(enumValue(values, null), null);

/** What was saved so far (assumed fields). Money in paise. PAN, mobile, e-mail, GSTIN and account number arrive masked. */
const registrationSchema = v.pipe(
  v.nullish(
    v.object({
      name: textOrNull,
      pan_number: textOrNull,
      aadhaar_last4: textOrNull,
      mobile: textOrNull,
      email: textOrNull,
      gstin: textOrNull,
      gender: enumOrNull(genders),
      social_category: enumOrNull(socialCategories),
      is_specially_abled: v.nullish(v.boolean(), null),
      business_name: textOrNull,
      organisation_type: enumOrNull(organisationTypes),
      major_activity: enumOrNull(majorActivities),
      nic_codes: v.nullish(v.array(v.string()), []),
      employees_male: numberOrZero,
      employees_female: numberOrZero,
      employees_other: numberOrZero,
      investment: paise,
      turnover: paise,
      date_of_commencement: textOrNull,
      address_line: textOrNull,
      city: textOrNull,
      district: textOrNull,
      state: textOrNull,
      pincode: textOrNull,
      account_number: textOrNull,
      ifsc: textOrNull,
      consent: v.nullish(v.boolean(), null),
    }),
    {},
  ),
  v.transform((wire) => ({
    name: wire.name,
    maskedPan: wire.pan_number,
    aadhaarLast4: wire.aadhaar_last4,
    maskedMobile: wire.mobile,
    maskedEmail: wire.email,
    // Of the owner's PAN, which is the third to the twelfth character, only the last letter is read.
    maskedGstin: wire.gstin === null ? null : `******${wire.gstin.slice(-4)}`,
    gender: wire.gender,
    socialCategory: wire.social_category,
    isSpeciallyAbled: wire.is_specially_abled,
    businessName: wire.business_name,
    organisationType: wire.organisation_type,
    majorActivity: wire.major_activity,
    nicCodes: wire.nic_codes,
    employeesMale: wire.employees_male,
    employeesFemale: wire.employees_female,
    employeesOther: wire.employees_other,
    investment: wire.investment,
    turnover: wire.turnover,
    dateOfCommencement: wire.date_of_commencement,
    addressLine: wire.address_line,
    city: wire.city,
    district: wire.district,
    state: wire.state,
    pincode: wire.pincode,
    maskedAccountNumber: wire.account_number,
    ifsc: wire.ifsc,
    hasConsented: wire.consent,
  })),
);

export type UdyamRegistration = v.InferOutput<typeof registrationSchema>;

/** The values that a step sends: those of its own fields. The Aadhaar number is sent only with the step KYC, and never stored. */
export interface UdyamChange {
  readonly name?: string;
  readonly panNumber?: string;
  readonly aadhaarNumber?: string;
  readonly mobile?: string;
  readonly email?: string;
  readonly gstin?: string;
  readonly gender?: (typeof genders)[number];
  readonly socialCategory?: (typeof socialCategories)[number];
  readonly isSpeciallyAbled?: boolean;
  readonly businessName?: string;
  readonly organisationType?: (typeof organisationTypes)[number];
  readonly majorActivity?: (typeof majorActivities)[number];
  readonly nicCodes?: readonly string[];
  readonly employeesMale?: number;
  readonly employeesFemale?: number;
  readonly employeesOther?: number;
  /** Investment in plant and equipment, in paise. */
  readonly investment?: number;
  /** Turnover of the last year, in paise. */
  readonly turnover?: number;
  /** YYYY-MM-DD. */
  readonly dateOfCommencement?: string;
  readonly addressLine?: string;
  readonly city?: string;
  readonly district?: string;
  readonly state?: string;
  readonly pincode?: string;
  readonly accountNumber?: string;
  readonly ifsc?: string;
  readonly hasConsented?: boolean;
}

/** Udyam registration of the business (spec 7.1, udyam-details). Time in milliseconds. */
export const udyamDetailsSchema = v.pipe(
  v.object({
    /** Required, since a response of another shape would otherwise be read as "not registered". Null is allowed. */
    udyam_status: v.nullable(enumValue(udyamStatuses, 'NOT_REGISTERED'), 'NOT_REGISTERED'),
    udyam_number: textOrNull,
    application_number: textOrNull,
    submitted_on: serverTime,
    service_name: textOrNull,
    verified_otp_types: v.nullish(v.array(enumValue(udyamOtpTypes, null)), []),
    mismatch_fields: v.nullish(v.array(v.string()), []),
    failure_reason: textOrNull,
    udyam_registration_details: registrationSchema,
  }),
  v.transform((wire) => ({
    status: wire.udyam_status,
    number: wire.udyam_number,
    applicationNumber: wire.application_number,
    submittedOn: wire.submitted_on,
    /** The step that was saved last. */
    lastStep: wire.service_name,
    verifiedOtpTypes: wire.verified_otp_types.filter((type) => type !== null),
    /** Fields that do not match the PAN. */
    mismatchFields: wire.mismatch_fields,
    failureReason: wire.failure_reason,
    registration: wire.udyam_registration_details,
  })),
);

export type UdyamDetails = v.InferOutput<typeof udyamDetailsSchema>;

/** Result of verifying a code of the registration. */
export const verifiedUdyamOtpSchema = v.pipe(
  v.object({ type: enumValue(udyamOtpTypes, null), is_verified: v.boolean(), udyam_status: udyamStatus }),
  v.transform((wire) => ({
    type: wire.type,
    isVerified: wire.is_verified,
    udyamStatus: wire.udyam_status,
  })),
);

export type VerifiedUdyamOtp = v.InferOutput<typeof verifiedUdyamOtpSchema>;

/** Kinds of business with their NIC 2008 codes (assumed payload). */
export const nicCodesSchema = v.pipe(
  v.object({
    nic_codes: v.array(
      v.object({
        code: v.pipe(v.string(), v.nonEmpty()),
        description: v.string(),
        section: textOrNull,
        major_activity: enumOrNull(majorActivities),
      }),
    ),
  }),
  v.transform((wire) =>
    wire.nic_codes.map(({ code, description, section, major_activity }) => ({
      code,
      description,
      section,
      majorActivity: major_activity,
    })),
  ),
);

export type NicCode = v.InferOutput<typeof nicCodesSchema>[number];
