/** The table of the merchant's books that contains the id for a URL parameter. */
const bookTables: Readonly<Record<string, string>> = {
  loan: 'loans',
  link: 'repayment_links',
  supplier: 'suppliers',
};

/**
 * Fills in the ids of a URL template: `/pay/{link}` becomes `/pay/lnk_0a1b`.
 * @param books as the control API lists them
 * @throws Error when the books hold no such id: this merchant cannot open this URL
 */
export function fillUrlTemplate(template: string, books: Readonly<Record<string, unknown>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const rows = books[bookTables[name] ?? ''];
    const [first]: readonly { readonly id?: unknown }[] = Array.isArray(rows) ? rows : [];
    if (typeof first?.id !== 'string') throw new Error(`Nothing in the books for ${template}.`);
    return encodeURIComponent(first.id);
  });
}
