/** Where a made merchant's books are asked for what an address names. */
const lists: Readonly<Record<string, string>> = {
  loan: 'loans',
  link: 'repayment_links',
  supplier: 'suppliers',
};

/**
 * An address with the ids that its braces stand for: `/pay/{link}` is `/pay/lnk_0a1b`.
 * @param books as the control API lists them
 * @throws Error when the books hold no such thing: this merchant cannot open this address
 */
export function addressIn(template: string, books: Readonly<Record<string, unknown>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const rows = books[lists[name] ?? ''];
    const [first]: readonly { readonly id?: unknown }[] = Array.isArray(rows) ? rows : [];
    if (typeof first?.id !== 'string') throw new Error(`Nothing in the books for ${template}.`);
    return encodeURIComponent(first.id);
  });
}
