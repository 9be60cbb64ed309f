const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** Where a link of a text may lead, as an absolute address: into the web, to a mailbox or into this application. */
export const destinoOf = (href: string): string | undefined => {
  if (!URL.canParse(href, location.origin)) return undefined;
  const url = new URL(href, location.origin);
  return PROTOCOLS.has(url.protocol) ? url.href : undefined;
};

const ARCHIVO = /^\/api\/(?:(?:epicas|historias|tareas)\/[0-9a-f]{24}|mensajes)\/archivos\/[0-9a-f]{24}$/;

/**
 * The path of a file that was uploaded here; only that is fetched with the reader's token, and of nobody else does the
 * content policy let the page show images.
 */
export const archivoOf = (url: string): string | undefined => {
  const { origin, pathname, search } = new URL(url);
  return origin === location.origin && search === '' && ARCHIVO.test(pathname) ? pathname : undefined;
};
