/** URLs of the Key Fact Statement: the page, the page in Hindi, and the PDF. */
interface KfsLinks {
  readonly html: string;
  readonly hindi: string;
  readonly pdf: string;
}

/** The three URLs of a Key Fact Statement, derived from the URL of its page (assumed). */
export function kfsLinks(html: string): KfsLinks {
  const [path = '', query] = html.split('?', 2);
  const search = query === undefined ? '' : `?${query}`;
  return {
    html,
    hindi: `${html}${query === undefined ? '?' : '&'}lang=hi`,
    pdf: `${path.replace(/\.html$/, '.pdf')}${search}`,
  };
}
