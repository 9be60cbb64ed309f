import type { Preferencias } from '@pmp/contracts/usuarios';
import { composeCorreo, type Correo } from '../correo/correo.rules';
import { ENLACE_MINUTOS } from '../correo/enlace.rules';

interface Textos {
  asunto: string;
  motivo: string;
  boton: string;
  plazo: string;
  ajeno: string;
}

const TEXTOS: Record<Preferencias['idioma'], Textos> = {
  es: {
    asunto: 'Restablece tu contraseña',
    motivo: 'Alguien ha pedido una contraseña nueva para tu cuenta.',
    boton: 'Elegir una contraseña nueva',
    plazo: `El enlace vale una sola vez, durante ${ENLACE_MINUTOS} minutos.`,
    ajeno: 'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  },
  en: {
    asunto: 'Reset your password',
    motivo: 'Somebody has asked for a new password for your account.',
    boton: 'Choose a new password',
    plazo: `The link works once, for ${ENLACE_MINUTOS} minutes.`,
    ajeno: 'If it was not you, do nothing: your password stays as it is.',
  },
  fr: {
    asunto: 'Réinitialisez votre mot de passe',
    motivo: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte.',
    boton: 'Choisir un nouveau mot de passe',
    plazo: `Le lien fonctionne une seule fois, pendant ${ENLACE_MINUTOS} minutes.`,
    ajeno: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  },
  de: {
    asunto: 'Setzen Sie Ihr Passwort zurück',
    motivo: 'Jemand hat ein neues Passwort für Ihr Konto angefordert.',
    boton: 'Neues Passwort wählen',
    plazo: `Der Link gilt einmal und ${ENLACE_MINUTOS} Minuten lang.`,
    ajeno: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt dasselbe.',
  },
};

/** In the person's own language, because whoever asks is not signed in. */
export function composeResetMail(
  nombre: string | null,
  idioma: Preferencias['idioma'],
  enlace: string,
): Correo {
  const { asunto, motivo, boton, plazo, ajeno } = TEXTOS[idioma];
  const parrafos = [motivo, { rotulo: boton, enlace }, plazo];
  return composeCorreo({ asunto, idioma, nombre, parrafos, pie: ajeno });
}
