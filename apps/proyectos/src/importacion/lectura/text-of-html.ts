const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** The text of what a tracker exports as HTML; descriptions here are text. */
export function textOfHtml(html: string): string {
  if (!/<[a-z/!]|&[#a-z]/i.test(html)) return html;
  const lines = html
    .replaceAll(/\s*<li[^>]*>\s*/gi, '\n- ')
    .replaceAll(/<br[^>]*>|<\/(p|div|h[1-6]|tr|ul|ol|pre|blockquote)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '');
  return decoded(lines)
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
