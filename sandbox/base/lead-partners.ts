/** Customer care of a partner that accepts leads. All phone numbers and addresses are made up. */
interface PartnerDesk {
  code: string;
  name: string;
  carePhone: string;
  careEmail: string;
}

const PARTNERS: PartnerDesk[] = [
  {
    code: 'CREDIT_HAAT',
    name: 'Credit Haat (sandbox)',
    carePhone: '1800-000-2106',
    careEmail: 'help@credithaat.example',
  },
  {
    code: 'INDIALENDS',
    name: 'IndiaLends (sandbox)',
    carePhone: '1800-000-2107',
    careEmail: 'help@indialends.example',
  },
  {
    code: 'LENDBOX',
    name: 'Lendbox (sandbox)',
    carePhone: '1800-000-2108',
    careEmail: 'help@lendbox.example',
  },
  {
    code: 'STASHFIN',
    name: 'Stashfin (sandbox)',
    carePhone: '1800-000-2109',
    careEmail: 'help@stashfin.example',
  },
];

/** Customer care of a partner by its code; undefined for an unknown one. */
export function partnerContact(code: string): PartnerDesk | undefined {
  return PARTNERS.find((partner) => partner.code === code);
}
