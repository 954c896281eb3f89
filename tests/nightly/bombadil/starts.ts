/** Where the visits begin: a persona of the sandbox, and the address that is opened. `{link}` is the merchant's payment link. */
export const starts: Readonly<Record<string, { readonly persona: string; readonly address: string }>> = {
  home: { persona: 'due-today', address: '/termloan/home' },
  overdue: { persona: 'overdue', address: '/termloan/home' },
  offers: { persona: 'offers', address: '/termloan' },
  application: { persona: 'step-basic-information', address: '/termloan/application' },
  link: { persona: 'link-partly-paid', address: '/pay/{link}' },
  agreement: { persona: 'agreement-ready', address: '/termloan/agreement' },
  supplier: { persona: 'credit-active', address: '/supplier' },
};

/** The code of every SMS in these visits. */
export const FIXED_CODE = '246813';
