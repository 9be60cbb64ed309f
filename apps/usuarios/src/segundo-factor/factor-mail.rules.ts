import type { Preferencias } from '@pmp/contracts/usuarios';
import { composeCorreo, type Correo } from '../correo/correo.rules';

type Que = 'activado' | 'quitado';
type Textos = Record<Que, { asunto: string; hecho: string }> & { propio: string; ajeno: string };

const TEXTOS: Record<Preferencias['idioma'], Textos> = {
  es: {
    activado: {
      asunto: 'Tu cuenta pide ahora un segundo factor',
      hecho:
        'Desde ahora, al iniciar sesión se pide también un código de la aplicación que acabas de configurar.',
    },
    quitado: {
      asunto: 'Tu cuenta ya no pide un segundo factor',
      hecho: 'Desde ahora, para iniciar sesión basta tu contraseña.',
    },
    propio: 'Si lo has hecho o pedido tú, no tienes que hacer nada más.',
    ajeno:
      'Si no has sido tú, cambia tu contraseña y avisa cuanto antes a la persona que administra tu espacio de trabajo.',
  },
  en: {
    activado: {
      asunto: 'Your account now asks for a second factor',
      hecho: 'From now on, signing in also asks for a code from the app you have just set up.',
    },
    quitado: {
      asunto: 'Your account no longer asks for a second factor',
      hecho: 'From now on, your password is enough to sign in.',
    },
    propio: 'If you did this or asked for it, there is nothing to do.',
    ajeno:
      'If it was not you, change your password and tell the person who administers your workspace as soon as you can.',
  },
  fr: {
    activado: {
      asunto: 'Votre compte demande désormais un second facteur',
      hecho: 'Désormais, la connexion demande aussi un code de l’application que vous venez de configurer.',
    },
    quitado: {
      asunto: 'Votre compte ne demande plus de second facteur',
      hecho: 'Désormais, votre mot de passe suffit pour vous connecter.',
    },
    propio: 'Si c’est vous qui l’avez fait ou demandé, vous n’avez rien à faire.',
    ajeno:
      'Si ce n’était pas vous, changez votre mot de passe et prévenez au plus vite la personne qui administre votre espace de travail.',
  },
  de: {
    activado: {
      asunto: 'Ihr Konto verlangt jetzt einen zweiten Faktor',
      hecho:
        'Ab jetzt wird bei der Anmeldung auch ein Code der App verlangt, die Sie gerade eingerichtet haben.',
    },
    quitado: {
      asunto: 'Ihr Konto verlangt keinen zweiten Faktor mehr',
      hecho: 'Ab jetzt genügt zur Anmeldung Ihr Passwort.',
    },
    propio: 'Wenn Sie das selbst getan oder darum gebeten haben, müssen Sie nichts tun.',
    ajeno:
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und sagen Sie umgehend der Person Bescheid, die Ihren Arbeitsbereich verwaltet.',
  },
};

/** It has no links: a stranger who imitates it could not lead anybody anywhere. */
export function composeFactor(que: Que, nombre: string | null, idioma: Preferencias['idioma']): Correo {
  const { propio, ajeno, [que]: textos } = TEXTOS[idioma];
  return composeCorreo({
    asunto: textos.asunto,
    idioma,
    nombre,
    parrafos: [textos.hecho, ajeno],
    pie: propio,
  });
}
