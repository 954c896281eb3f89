import * as v from 'valibot';

import type { Configuration } from './configuration.ts';

const address = v.pipe(
  v.string(),
  v.check(isAddress, 'is neither a path of this origin (/api/...) nor an https address'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const phoneNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{6,14}$/, 'is not a phone number: digits that begin with the country code'),
);

const threeCodes = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((code) => code.trim())),
  v.check((codes) => codes.length === 3 && !codes.includes(''), 'is not three codes with commas between'),
);

const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((one) => one.trim())),
  v.check(
    (all) => all.every((one) => !one.startsWith('/') && isAddress(one) && new URL(one).origin === one),
    'is not a list of https origins with commas between',
  ),
);

const hostNames = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
  v.check(
    (hosts) => hosts.every((host) => /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(host)),
    'is not a list of host names with commas between (bank.example, *.lender.example)',
  ),
);

const variables = v.pipe(
  v.object({
    VITE_ENVIRONMENT: v.optional(
      v.picklist(['production', 'staging', 'alpha'], 'is not production, staging or alpha'),
      'production',
    ),
    VITE_TERMLOAN_URL: v.optional(address),
    VITE_TERMLOAN_STAGING_URL: v.optional(address),
    VITE_MERCHANT_URL: v.optional(address, '/api/merchant'),
    VITE_ACCOUNT_URL: v.optional(address, '/api/account'),
    VITE_PAYMENT_URL: v.optional(address),
    VITE_PAGE_HOSTS: v.optional(hostNames),
    VITE_ANALYTICS_URL: v.optional(address, '/api/analytics'),
    VITE_ERROR_LOG_URL: v.optional(address),
    VITE_PICTURE_HOSTS: v.optional(origins),
    VITE_INSPECTION: v.optional(v.picklist(['on', 'off'], 'is not on or off'), 'on'),
    VITE_SUPPORT_WHATSAPP: v.optional(phoneNumber),
    VITE_SUPPORT_PHONE: v.optional(phoneNumber),
    VITE_SPECIAL_MERCHANT_CODES: v.optional(threeCodes),
  }),
  v.forward(
    v.partialCheck(
      [['VITE_ENVIRONMENT'], ['VITE_TERMLOAN_URL'], ['VITE_TERMLOAN_STAGING_URL']],
      (all) =>
        all.VITE_ENVIRONMENT === 'production' ||
        all.VITE_TERMLOAN_URL === undefined ||
        all.VITE_TERMLOAN_STAGING_URL !== undefined,
      'is missing: staging and alpha must not use the production loan host',
    ),
    ['VITE_TERMLOAN_STAGING_URL'],
  ),
);

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. An empty variable counts as unset, except `VITE_ANALYTICS_URL`, which switches analytics off when
 * it is empty.
 * @throws Error with the names of all missing or malformed variables, without their values
 */
export function readConfiguration(environment: Environment): Configuration {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const read = v.safeParse(variables, Object.fromEntries(given));
  if (!read.success) {
    const problems = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`);
    throw new Error(`The configuration cannot be used (docs/hosting.md): ${problems.join('; ')}.`);
  }
  const set = read.output;
  const production = set.VITE_TERMLOAN_URL ?? '/api/termloan';
  const hosts = {
    termloan:
      set.VITE_ENVIRONMENT === 'production' ? production : (set.VITE_TERMLOAN_STAGING_URL ?? production),
    merchant: set.VITE_MERCHANT_URL,
    account: set.VITE_ACCOUNT_URL,
    payment: set.VITE_PAYMENT_URL ?? null,
  };
  return {
    environment: set.VITE_ENVIRONMENT,
    hosts,
    // The services' own hosts, including the payment provider's, serve documents and pages as well.
    allowedPageHosts: set.VITE_PAGE_HOSTS === undefined ? [] : [...set.VITE_PAGE_HOSTS, ...hostsOf(hosts)],
    pictureHosts: set.VITE_PICTURE_HOSTS ?? [],
    inspection: set.VITE_INSPECTION === 'on',
    analytics: environment.VITE_ANALYTICS_URL === '' ? null : set.VITE_ANALYTICS_URL,
    errorLog: set.VITE_ERROR_LOG_URL ?? null,
    support: { whatsapp: set.VITE_SUPPORT_WHATSAPP ?? null, phone: set.VITE_SUPPORT_PHONE ?? null },
    specialMerchantCodes: set.VITE_SPECIAL_MERCHANT_CODES ?? [],
  };
}

function hostsOf(addresses: Readonly<Record<string, string | null>>): readonly string[] {
  return Object.values(addresses).flatMap((text) =>
    text?.startsWith('https:') === true ? [new URL(text).hostname] : [],
  );
}

/** Plain http is allowed only for local names (RFC 6761): every call carries a merchant's token. */
function isAddress(text: string): boolean {
  if (/^\/(?!\/)/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return (
    username === '' &&
    (protocol === 'https:' || (protocol === 'http:' && /^(.+\.)?localhost$/.test(hostname)))
  );
}
