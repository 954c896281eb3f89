import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { readConfiguration } from '../../src/configuration/read';

const LOAN = 'https://loan.example';
const STAGING = 'https://loan.staging.example';

describe('the configuration', () => {
  it('has the same origin by default, also for analytics, and no error log', () => {
    expect(readConfiguration({})).toEqual({
      environment: 'production',
      version: null,
      serviceUrls: {
        termloan: '/api/termloan',
        merchant: '/api/merchant',
        account: '/api/account',
        payment: null,
      },
      pictureOrigins: [],
      inspection: true,
      allowedPageHosts: [],
      analytics: '/api/analytics',
      errorLog: null,
      support: { whatsapp: null, phone: null },
      grievanceOfficer: null,
      testMerchantCodes: [],
    });
  });

  it('reads every variable', () => {
    expect(
      readConfiguration({
        VITE_ENVIRONMENT: 'production',
        VITE_VERSION: '2.4.1-rc.1',
        VITE_TERMLOAN_URL: `${LOAN}/api/termloan/`,
        VITE_TERMLOAN_STAGING_URL: STAGING,
        VITE_MERCHANT_URL: 'https://merchant.example',
        VITE_ACCOUNT_URL: 'https://account.example',
        VITE_PAYMENT_URL: 'https://pay.example',
        VITE_PAGE_HOSTS: 'bank.example, *.Lender.example',
        VITE_ANALYTICS_URL: 'https://analytics.example',
        VITE_ERROR_LOG_URL: '/errors',
        VITE_PICTURE_HOSTS: 'https://cdn.example, https://shops.example:8443',
        VITE_INSPECTION: 'off',
        VITE_SUPPORT_WHATSAPP: '911234567890',
        VITE_SUPPORT_PHONE: '911234567891',
        VITE_GRIEVANCE_NAME: ' Savita Kulkarni ',
        VITE_GRIEVANCE_PHONE: '1800-000-3101',
        VITE_GRIEVANCE_EMAIL: 'grievance@loans.example',
        VITE_GRIEVANCE_HOURS: 'Monday to Friday, 10 am to 5 pm',
        VITE_GRIEVANCE_ADDRESS: 'MG Road, Bengaluru 560001',
        VITE_SPECIAL_MERCHANT_CODES: 'A1, B2,C3',
      }),
    ).toEqual({
      environment: 'production',
      version: '2.4.1-rc.1',
      serviceUrls: {
        termloan: `${LOAN}/api/termloan`,
        merchant: 'https://merchant.example',
        account: 'https://account.example',
        payment: 'https://pay.example',
      },
      pictureOrigins: ['https://cdn.example', 'https://shops.example:8443'],
      inspection: false,
      allowedPageHosts: [
        'bank.example',
        '*.lender.example',
        new URL(LOAN).hostname,
        'merchant.example',
        'account.example',
        'pay.example',
      ],
      analytics: 'https://analytics.example',
      errorLog: '/errors',
      support: { whatsapp: '911234567890', phone: '911234567891' },
      grievanceOfficer: {
        name: 'Savita Kulkarni',
        phone: '1800-000-3101',
        email: 'grievance@loans.example',
        hours: 'Monday to Friday, 10 am to 5 pm',
        address: 'MG Road, Bengaluru 560001',
      },
      testMerchantCodes: ['A1', 'B2', 'C3'],
    });
  });

  it.each(['staging', 'alpha'])('%s uses the staging loan host (spec 9)', (environment) => {
    const { serviceUrls } = readConfiguration({
      VITE_ENVIRONMENT: environment,
      VITE_TERMLOAN_URL: LOAN,
      VITE_TERMLOAN_STAGING_URL: STAGING,
    });
    expect(serviceUrls.termloan).toBe(STAGING);
  });

  it.each(['staging', 'alpha'])('%s names the staging loan host that is missing', (environment) => {
    const read = () => readConfiguration({ VITE_ENVIRONMENT: environment, VITE_TERMLOAN_URL: LOAN });
    expect(read).toThrow(/VITE_TERMLOAN_STAGING_URL is missing/);
  });

  it('stays at the same origin on staging when no loan host is named', () => {
    expect(readConfiguration({ VITE_ENVIRONMENT: 'staging' }).serviceUrls.termloan).toBe('/api/termloan');
  });

  it.each([
    ['VITE_ENVIRONMENT', 'live'],
    ['VITE_VERSION', 'built on 26 Nov'],
    ['VITE_VERSION', '2026.11.26'],
    ['VITE_VERSION', '2026--11'],
    ['VITE_PAGE_HOSTS', 'https://bank.example'],
    ['VITE_PAGE_HOSTS', 'bank.example,*'],
    ['VITE_TERMLOAN_URL', 'loan.example'],
    ['VITE_TERMLOAN_URL', 'http://loan.example'],
    ['VITE_MERCHANT_URL', '//merchant.example'],
    ['VITE_ACCOUNT_URL', 'javascript:alert(1)'],
    ['VITE_PAYMENT_URL', 'https://user:word@pay.example'],
    ['VITE_ANALYTICS_URL', 'yes'],
    ['VITE_ERROR_LOG_URL', 'ftp://log.example'],
    ['VITE_PICTURE_HOSTS', 'https://cdn.example/shops'],
    ['VITE_PICTURE_HOSTS', 'https://cdn.example,'],
    ['VITE_INSPECTION', 'no'],
    ['VITE_SUPPORT_WHATSAPP', '+91 12345'],
    ['VITE_SUPPORT_PHONE', '0123456789'],
    ['VITE_GRIEVANCE_NAME', 'A'],
    ['VITE_GRIEVANCE_PHONE', 'by day'],
    ['VITE_GRIEVANCE_EMAIL', 'grievance at loans'],
    ['VITE_SPECIAL_MERCHANT_CODES', 'A1,B2'],
    ['VITE_SPECIAL_MERCHANT_CODES', 'A1,,C3'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`: ${name} is `));
  });

  it('has an officer without hours and address', () => {
    const officer = readConfiguration({
      VITE_GRIEVANCE_NAME: 'Savita Kulkarni',
      VITE_GRIEVANCE_PHONE: '+91 80 1234 5678',
      VITE_GRIEVANCE_EMAIL: 'grievance@loans.example',
    }).grievanceOfficer;
    expect([officer?.phone, officer?.hours, officer?.address]).toEqual(['+91 80 1234 5678', null, null]);
  });

  it.each(['VITE_GRIEVANCE_NAME', 'VITE_GRIEVANCE_HOURS'])(
    'names what is missing of an officer who has only %s',
    (name) => {
      const read = () => readConfiguration({ [name]: 'Monday to Friday' });
      expect(read).toThrow(/VITE_GRIEVANCE_PHONE is missing.*VITE_GRIEVANCE_EMAIL is missing/);
    },
  );

  it('reports all errors at once, without values', () => {
    const read = () => readConfiguration({ VITE_SUPPORT_PHONE: 'secret-1', VITE_PAYMENT_URL: 'secret-2' });
    expect(read).toThrow(/VITE_PAYMENT_URL.*VITE_SUPPORT_PHONE/);
    expect(read).not.toThrow(/secret/);
  });

  it('takes an empty variable for an unset one', () => {
    expect(readConfiguration({ VITE_TERMLOAN_URL: '', VITE_SUPPORT_PHONE: ' ' })).toEqual(
      readConfiguration({}),
    );
  });

  it('switches analytics off where their address is empty', () => {
    expect(readConfiguration({ VITE_ANALYTICS_URL: '' }).analytics).toBeNull();
  });

  it.each(['http://localhost:8080', 'http://api.shop.localhost:8080'])(
    'allows plain http on the local machine, as %s',
    (address) => {
      expect(readConfiguration({ VITE_TERMLOAN_URL: address }).serviceUrls.termloan).toBe(address);
    },
  );

  it('is documented: each variable has its row', () => {
    const code = new Set(readFileSync('src/configuration/read.ts', 'utf8').match(/VITE_[A-Z_]+/g));
    const rows = readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| `(VITE_[A-Z_]+)` \|/gm);
    code.delete('VITE_');
    expect([...rows].map(([, name]) => name).sort()).toEqual([...code].sort());
  });
});
