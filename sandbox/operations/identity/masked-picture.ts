/** Title on the placeholder picture of a document. */
const TITLES: Record<string, string> = {
  AADHAAR_FRONT: 'Aadhaar, front',
  AADHAAR_BACK: 'Aadhaar, back',
  PAN: 'PAN card',
  SHOP_PROOF: 'Proof of the shop',
  SELFIE: 'Selfie',
};

/** SVG placeholder of a document: its type, and of an Aadhaar at most the last four digits. Nothing of an upload is in it. */
export function maskedPicture(type: string, last4: string | null): string {
  const isAadhaar = type.startsWith('AADHAAR');
  const line = isAadhaar ? `XXXX XXXX ${last4 ?? 'XXXX'}` : 'Kept, not shown here';
  const portrait =
    type === 'AADHAAR_BACK'
      ? '<path d="M32 78h96M32 98h96M32 118h64" stroke="#c9c3b6" stroke-width="8" stroke-linecap="round"/>'
      : '<rect x="32" y="62" width="76" height="92" rx="10" fill="#e4f1eb"/><circle cx="70" cy="96" r="17" fill="#9dbfae"/><path d="M42 148c3-22 15-32 28-32s25 10 28 32z" fill="#9dbfae"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 250" width="400" height="250" role="img" aria-label="${TITLES[type] ?? type}, masked">
<rect x="2" y="2" width="396" height="246" rx="18" fill="#fff" stroke="#d8d3c8" stroke-width="3"/>
<path d="M2 44V20A18 18 0 0 1 20 2h360a18 18 0 0 1 18 18v24z" fill="#274b7a"/>
<g font-family="Noto Sans, system-ui, sans-serif"><text x="24" y="31" font-size="18" font-weight="700" fill="#fff">${TITLES[type] ?? type}</text>
<text x="376" y="31" font-size="14" fill="#dbe6f5" text-anchor="end">Sandbox</text>${portrait}
<text x="132" y="92" font-size="15" fill="#5b665f">Details hidden</text>
<text x="200" y="208" font-size="${isAadhaar ? 30 : 20}" font-weight="700" letter-spacing="${isAadhaar ? 2 : 0}" fill="#17211c" text-anchor="middle">${line}</text></g></svg>`;
}
