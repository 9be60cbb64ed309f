import { isIP } from 'node:net';

/** The site that passkeys are for, as browsers know it. */
export interface Sitio {
  /** `https://proyectos.ejemplo.es:8443` */
  origen: string;
  /** Its name, to which a key is bound. */
  nombre: string;
}

const isLocal = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * `web`: where the operator says that people open the application; then nothing else counts. Without it, `origin` of the
 * request: what a browser sends is true, and what anybody else makes up leads nowhere, as a key only answers to the site
 * that it was made for. null: no browser has passkeys there, as it has no name or is not encrypted.
 */
export function sitioOf(web: string | undefined, origin: string | undefined): Sitio | null {
  const url = URL.parse(web ?? origin ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const { hostname, origin: origen } = url;
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return null;
  return url.protocol === 'https:' || isLocal(hostname) ? { origen, nombre: hostname } : null;
}
