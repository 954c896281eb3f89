/** Customer care of a partner that accepts leads. All phone numbers and addresses are made up. */
interface PartnerDesk {
  code: string;
  name: string;
  website: string;
  carePhone: string;
  careEmail: string;
}

const PARTNERS: PartnerDesk[] = [
  {
    code: 'CREDIT_HAAT',
    name: 'Credit Haat (sandbox)',
    website: 'https://www.credithaat.example',
    carePhone: '1800-000-2106',
    careEmail: 'help@credithaat.example',
  },
  {
    code: 'INDIALENDS',
    name: 'IndiaLends (sandbox)',
    website: 'https://www.indialends.example',
    carePhone: '1800-000-2107',
    careEmail: 'help@indialends.example',
  },
  {
    code: 'LENDBOX',
    name: 'Lendbox (sandbox)',
    website: 'https://www.lendbox.example',
    carePhone: '1800-000-2108',
    careEmail: 'help@lendbox.example',
  },
  {
    code: 'STASHFIN',
    name: 'Stashfin (sandbox)',
    website: 'https://www.stashfin.example',
    carePhone: '1800-000-2109',
    careEmail: 'help@stashfin.example',
  },
];

/** Customer care of a partner by its code; undefined for an unknown one. */
export function partnerContact(code: string): PartnerDesk | undefined {
  return PARTNERS.find((partner) => partner.code === code);
}
