import type { Preferencias } from '@pmp/contracts/usuarios';
import { composeCorreo, type Correo } from '../correo/correo.rules';

/** Limit per account and per address, so that nobody fills inboxes by changing back and forth. */
export const MAX_AVISOS = 3;

interface Textos {
  asunto: string;
  hecho: string;
  propio: string;
  ajeno: string;
}

const TEXTOS: Record<Preferencias['idioma'], Textos> = {
  es: {
    asunto: 'Ha cambiado el correo de tu cuenta',
    hecho:
      'Tu cuenta tiene ahora otro correo. Con este ya no puedes iniciar sesión ni recibirás más mensajes.',
    propio: 'Si lo has cambiado tú, no tienes que hacer nada más.',
    ajeno: 'Si no has sido tú, avisa cuanto antes a la persona que administra tu espacio de trabajo.',
  },
  en: {
    asunto: 'The email address of your account has changed',
    hecho:
      'Your account now has a different email address. You can no longer sign in with this one, and it will receive no more messages.',
    propio: 'If you changed it, there is nothing to do.',
    ajeno: 'If it was not you, tell the person who administers your workspace as soon as you can.',
  },
  fr: {
    asunto: 'L’adresse e-mail de votre compte a changé',
    hecho:
      'Votre compte a désormais une autre adresse e-mail. Celle-ci ne permet plus de se connecter et ne recevra plus rien.',
    propio: 'Si c’est vous qui l’avez changée, vous n’avez rien à faire.',
    ajeno:
      'Si ce n’était pas vous, prévenez au plus vite la personne qui administre votre espace de travail.',
  },
  de: {
    asunto: 'Die E-Mail-Adresse Ihres Kontos hat sich geändert',
    hecho:
      'Ihr Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser können Sie sich nicht mehr anmelden und erhalten hier keine weiteren Nachrichten.',
    propio: 'Wenn Sie das selbst waren, müssen Sie nichts tun.',
    ajeno:
      'Wenn Sie das nicht waren, sagen Sie bitte umgehend der Person Bescheid, die Ihren Arbeitsbereich verwaltet.',
  },
};

/**
 * The mail to the old address. It names no other address and has no links: a stranger may be reading that inbox by now.
 */
export function composeCorreoChange(nombre: string | null, idioma: Preferencias['idioma']): Correo {
  const { asunto, hecho, propio, ajeno } = TEXTOS[idioma];
  return composeCorreo({ asunto, idioma, nombre, parrafos: [hecho, ajeno], pie: propio });
}
