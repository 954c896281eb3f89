/** URLs of the Key Facts Statement (assumed: the page, the page in Hindi, and the same as PDF). */
interface KfsLinks {
  readonly html: string;
  readonly hindi: string;
  readonly pdf: string;
}

/** The three forms of a Key Facts Statement, derived from the URL of its page. */
export function kfsLinks(html: string): KfsLinks {
  const [path = '', query] = html.split('?', 2);
  const rest = query === undefined ? '' : `?${query}`;
  return {
    html,
    hindi: `${html}${query === undefined ? '?' : '&'}lang=hi`,
    pdf: `${path.replace(/\.html$/, '.pdf')}${rest}`,
  };
}
