import type { Preferencias } from '@pmp/contracts/usuarios';
import { composeCorreo, type Correo } from './correo.rules';

/** What a mail around one link says in each language. */
export type TextosDeEnlace = Record<
  Preferencias['idioma'],
  { asunto: string; motivo: string; boton: string; plazo: string; ajeno: string }
>;

interface Enlace {
  idioma: Preferencias['idioma'];
  enlace: string;
  /** Left out where the address may be a stranger's: a name is somebody's words. */
  nombre?: string | null;
}

/** A mail that says why it comes, shows its link and until when it is good, and what to do if it is not for the reader. */
export function composeEnlace(textos: TextosDeEnlace, { idioma, enlace, nombre = null }: Enlace): Correo {
  const { asunto, motivo, boton, plazo, ajeno } = textos[idioma];
  const parrafos = [motivo, { rotulo: boton, enlace }, plazo];
  return composeCorreo({ asunto, idioma, nombre, parrafos, pie: ajeno });
}
