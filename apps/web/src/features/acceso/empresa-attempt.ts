import type { EmpresaSesionReply } from '@pmp/contracts/usuarios';
import { beginEmpresa, finishEmpresa } from './api/empresa';

/** Of this tab, which goes to the issuer and comes back. */
const CLAVE = 'claveEmpresa';

/** An address such as `//otro.es` is no page of ours, and the server would refuse to come back to it. */
const isOwnPage = (destino: string): boolean => {
  try {
    return new URL(destino, location.origin).href === location.origin + destino;
  } catch {
    return false;
  }
};

/** Leaves for the company's sign-in page. */
export const leave = async (recordar: boolean, destino: string | undefined): Promise<void> => {
  const vuelta = destino !== undefined && isOwnPage(destino) ? { destino } : {};
  const { url, clave } = await beginEmpresa({ recordar, ...vuelta });
  sessionStorage.setItem(CLAVE, clave);
  window.location.assign(url);
};

let finishing: Promise<EmpresaSesionReply> | undefined;

/** Undefined: this tab has not left. The same answer is shown once, however often a page asks meanwhile. */
export const comeBack = (respuesta: string): Promise<EmpresaSesionReply> | undefined => {
  const clave = sessionStorage.getItem(CLAVE);
  if (!finishing && clave) {
    sessionStorage.removeItem(CLAVE);
    finishing = finishEmpresa(respuesta, clave).finally(() => {
      finishing = undefined;
    });
  }
  return finishing;
};
