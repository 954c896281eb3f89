import * as v from 'valibot';

import type { Configuration } from './configuration.ts';

const pathOrUrl = v.pipe(
  v.string(),
  v.check(isPathOrUrl, 'is neither a path of this origin (/api/...) nor an https address'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const phoneNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{6,14}$/, 'is not a phone number: digits that begin with the country code'),
);

/** One line of plain text, as it is shown. */
const shownText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^.{2,200}$/, 'is not one line of 2 to 200 characters'),
);

const shownPhone = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^\+?\d(?:[ -]?\d){4,14}$/,
    'is not a phone number: digits, which may have spaces or dashes between',
  ),
);

const emailAddress = v.pipe(v.string(), v.trim(), v.email('is not an e-mail address'));

/** Without these three nobody can reach the officer. */
const OFFICER_VARIABLES = ['VITE_GRIEVANCE_NAME', 'VITE_GRIEVANCE_PHONE', 'VITE_GRIEVANCE_EMAIL'] as const;

const threeMerchantCodes = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((code) => code.trim())),
  v.check((codes) => codes.length === 3 && !codes.includes(''), 'is not three codes with commas between'),
);

/** Six digits in a row, also grouped, would be masked as personal data (`mask-personal.ts`). */
const versionName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^(?!.*\d(?:[.-]{0,3}\d){5})[\w.-]{1,32}$/,
    'is not a name of at most 32 letters, digits, dots and dashes, with less than six digits one after the other',
  ),
);

const originList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((origin) => origin.trim())),
  v.check(
    (list) =>
      list.every((item) => !item.startsWith('/') && isPathOrUrl(item) && new URL(item).origin === item),
    'is not a list of https origins with commas between',
  ),
);

const hostNameList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
  v.check(
    (hosts) => hosts.every((host) => /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(host)),
    'is not a list of host names with commas between (bank.example, *.lender.example)',
  ),
);

const variablesSchema = v.pipe(
  v.object({
    VITE_ENVIRONMENT: v.optional(
      v.picklist(['production', 'staging', 'alpha'], 'is not production, staging or alpha'),
      'production',
    ),
    VITE_VERSION: v.optional(versionName),
    VITE_TERMLOAN_URL: v.optional(pathOrUrl),
    VITE_TERMLOAN_STAGING_URL: v.optional(pathOrUrl),
    VITE_MERCHANT_URL: v.optional(pathOrUrl, '/api/merchant'),
    VITE_ACCOUNT_URL: v.optional(pathOrUrl, '/api/account'),
    VITE_PAYMENT_URL: v.optional(pathOrUrl),
    VITE_PAGE_HOSTS: v.optional(hostNameList),
    VITE_ANALYTICS_URL: v.optional(pathOrUrl, '/api/analytics'),
    VITE_ERROR_LOG_URL: v.optional(pathOrUrl),
    VITE_PICTURE_HOSTS: v.optional(originList),
    VITE_INSPECTION: v.optional(v.picklist(['on', 'off'], 'is not on or off'), 'on'),
    VITE_SUPPORT_WHATSAPP: v.optional(phoneNumber),
    VITE_SUPPORT_PHONE: v.optional(phoneNumber),
    VITE_GRIEVANCE_NAME: v.optional(shownText),
    VITE_GRIEVANCE_PHONE: v.optional(shownPhone),
    VITE_GRIEVANCE_EMAIL: v.optional(emailAddress),
    VITE_GRIEVANCE_HOURS: v.optional(shownText),
    VITE_GRIEVANCE_ADDRESS: v.optional(shownText),
    VITE_SPECIAL_MERCHANT_CODES: v.optional(threeMerchantCodes),
  }),
  v.forward(
    v.partialCheck(
      [['VITE_ENVIRONMENT'], ['VITE_TERMLOAN_URL'], ['VITE_TERMLOAN_STAGING_URL']],
      (values) =>
        values.VITE_ENVIRONMENT === 'production' ||
        values.VITE_TERMLOAN_URL === undefined ||
        values.VITE_TERMLOAN_STAGING_URL !== undefined,
      'is missing: staging and alpha must not use the production loan host',
    ),
    ['VITE_TERMLOAN_STAGING_URL'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const isNamed =
      OFFICER_VARIABLES.some((name) => value[name] !== undefined) ||
      value.VITE_GRIEVANCE_HOURS !== undefined ||
      value.VITE_GRIEVANCE_ADDRESS !== undefined;
    for (const key of isNamed ? OFFICER_VARIABLES.filter((name) => value[name] === undefined) : [])
      addIssue({
        message: 'is missing: a grievance officer has a name, a phone number and an e-mail address',
        path: [{ type: 'object', origin: 'value', input: value, key, value: undefined }],
      });
  }),
);

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. An empty variable counts as unset, except `VITE_ANALYTICS_URL`, which switches analytics off when
 * it is empty.
 * @throws Error with the names of all missing or malformed variables, without their values
 */
export function readConfiguration(environment: Environment): Configuration {
  const nonEmptyVariables = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = v.safeParse(variablesSchema, Object.fromEntries(nonEmptyVariables));
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`);
    throw new Error(`The configuration cannot be used (docs/hosting.md): ${problems.join('; ')}.`);
  }
  const values = result.output;
  const productionUrl = values.VITE_TERMLOAN_URL ?? '/api/termloan';
  const serviceUrls = {
    termloan:
      values.VITE_ENVIRONMENT === 'production'
        ? productionUrl
        : (values.VITE_TERMLOAN_STAGING_URL ?? productionUrl),
    merchant: values.VITE_MERCHANT_URL,
    account: values.VITE_ACCOUNT_URL,
    payment: values.VITE_PAYMENT_URL ?? null,
  };
  return {
    environment: values.VITE_ENVIRONMENT,
    version: values.VITE_VERSION ?? null,
    serviceUrls,
    // Without a list every https page is allowed: an empty list means that. The services' own hosts, including the payment provider's, serve documents and pages as well.
    allowedPageHosts:
      values.VITE_PAGE_HOSTS === undefined ? [] : [...values.VITE_PAGE_HOSTS, ...hostsOf(serviceUrls)],
    pictureOrigins: values.VITE_PICTURE_HOSTS ?? [],
    inspection: values.VITE_INSPECTION === 'on',
    analytics: environment.VITE_ANALYTICS_URL === '' ? null : values.VITE_ANALYTICS_URL,
    errorLog: values.VITE_ERROR_LOG_URL ?? null,
    support: { whatsapp: values.VITE_SUPPORT_WHATSAPP ?? null, phone: values.VITE_SUPPORT_PHONE ?? null },
    grievanceOfficer: officerOf(values),
    testMerchantCodes: values.VITE_SPECIAL_MERCHANT_CODES ?? [],
  };
}

/** Null where no officer is configured; the schema has refused one who cannot be reached. */
function officerOf(values: v.InferOutput<typeof variablesSchema>): Configuration['grievanceOfficer'] {
  const { VITE_GRIEVANCE_NAME: name, VITE_GRIEVANCE_PHONE: phone, VITE_GRIEVANCE_EMAIL: email } = values;
  if (name === undefined || phone === undefined || email === undefined) return null;
  return {
    name,
    phone,
    email,
    hours: values.VITE_GRIEVANCE_HOURS ?? null,
    address: values.VITE_GRIEVANCE_ADDRESS ?? null,
  };
}

function hostsOf(urls: Readonly<Record<string, string | null>>): readonly string[] {
  return Object.values(urls).flatMap((text) =>
    text?.startsWith('https:') === true ? [new URL(text).hostname] : [],
  );
}

/** A path of this origin, or an https URL. http is allowed only for localhost (RFC 6761): calls carry a merchant's token. */
function isPathOrUrl(text: string): boolean {
  if (/^\/(?!\/)/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return (
    username === '' &&
    (protocol === 'https:' || (protocol === 'http:' && /^(.+\.)?localhost$/.test(hostname)))
  );
}
