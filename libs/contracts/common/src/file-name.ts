const MAX_NOMBRE = 200;

/** The name without the path on the sender's machine and without invisible characters. */
export function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';

  const visible = last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return [...visible].slice(0, MAX_NOMBRE).join('') || 'archivo';
}
