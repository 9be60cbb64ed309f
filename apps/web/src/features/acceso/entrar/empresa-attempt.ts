import { beginEmpresa, type EmpresaReply, finishEmpresa } from '../api/empresa';

/** Stored per tab: the same tab goes to the issuer and comes back. */
const CLAVE = 'claveEmpresa';

/** An address such as `//otro.es` leads to another site, and the server would refuse to come back to it. */
const isOwnPage = (destino: string): boolean => {
  try {
    return new URL(destino, location.origin).href === location.origin + destino;
  } catch {
    return false;
  }
};

/** Goes to the company's sign-in page. */
export const leave = async (recordar: boolean, destino: string | undefined): Promise<void> => {
  const vuelta = destino !== undefined && isOwnPage(destino) ? { destino } : {};
  const { url, clave } = await beginEmpresa({ recordar, ...vuelta });
  sessionStorage.setItem(CLAVE, clave);
  window.location.assign(url);
};

let finishing: Promise<EmpresaReply> | undefined;

/** Undefined: this tab has not gone to the issuer. However often it is called, the answer is sent only once. */
export const comeBack = (respuesta: string): Promise<EmpresaReply> | undefined => {
  const clave = sessionStorage.getItem(CLAVE);
  if (!finishing && clave) {
    sessionStorage.removeItem(CLAVE);
    finishing = finishEmpresa(respuesta, clave).finally(() => {
      finishing = undefined;
    });
  }
  return finishing;
};
