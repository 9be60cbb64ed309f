import type { Preferencias } from '@pmp/contracts/usuarios';
import { composeCorreo, type Correo } from '../correo/correo.rules';

/** What has happened to the factors of an account. */
export type FactorMail = 'activado' | 'quitado' | 'aplicacionQuitada' | 'llaveAnadida' | 'llaveQuitada';
type Textos = Record<FactorMail, { asunto: string; hecho: string }> & { propio: string; ajeno: string };

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
    aplicacionQuitada: {
      asunto: 'Tu cuenta ya no pide códigos de una aplicación',
      hecho:
        'La aplicación de códigos ya no vale para iniciar sesión. Se pide en su lugar una de tus llaves de acceso.',
    },
    llaveAnadida: {
      asunto: 'Se ha añadido una llave de acceso a tu cuenta',
      hecho: 'Con la llave de acceso «{llave}» se puede iniciar sesión en tu cuenta.',
    },
    llaveQuitada: {
      asunto: 'Se ha eliminado una llave de acceso de tu cuenta',
      hecho: 'La llave de acceso «{llave}» ya no vale para iniciar sesión en tu cuenta.',
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
    aplicacionQuitada: {
      asunto: 'Your account no longer asks for codes from an app',
      hecho: 'The code app can no longer be used to sign in. One of your passkeys is asked for instead.',
    },
    llaveAnadida: {
      asunto: 'A passkey has been added to your account',
      hecho: 'The passkey “{llave}” can now be used to sign in to your account.',
    },
    llaveQuitada: {
      asunto: 'A passkey has been removed from your account',
      hecho: 'The passkey “{llave}” can no longer be used to sign in to your account.',
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
    aplicacionQuitada: {
      asunto: 'Votre compte ne demande plus de codes d’une application',
      hecho:
        'L’application de codes ne sert plus à se connecter. L’une de vos clés d’accès est demandée à la place.',
    },
    llaveAnadida: {
      asunto: 'Une clé d’accès a été ajoutée à votre compte',
      hecho: 'La clé d’accès « {llave} » permet désormais de se connecter à votre compte.',
    },
    llaveQuitada: {
      asunto: 'Une clé d’accès a été supprimée de votre compte',
      hecho: 'La clé d’accès « {llave} » ne permet plus de se connecter à votre compte.',
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
    aplicacionQuitada: {
      asunto: 'Ihr Konto verlangt keine Codes einer App mehr',
      hecho:
        'Die Code-App gilt nicht mehr für die Anmeldung. Stattdessen wird einer Ihrer Passkeys verlangt.',
    },
    llaveAnadida: {
      asunto: 'Ihrem Konto wurde ein Passkey hinzugefügt',
      hecho: 'Mit dem Passkey „{llave}“ kann man sich jetzt bei Ihrem Konto anmelden.',
    },
    llaveQuitada: {
      asunto: 'Aus Ihrem Konto wurde ein Passkey entfernt',
      hecho: 'Mit dem Passkey „{llave}“ kann man sich nicht mehr bei Ihrem Konto anmelden.',
    },
    propio: 'Wenn Sie das selbst getan oder darum gebeten haben, müssen Sie nichts tun.',
    ajeno:
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und sagen Sie umgehend der Person Bescheid, die Ihren Arbeitsbereich verwaltet.',
  },
};

interface Reader {
  nombre: string | null;
  idioma: Preferencias['idioma'];
  /** The passkey that it is about, as the person calls it. */
  llave: string;
}

/** It has no links: a stranger who imitates it could not lead anybody anywhere. */
export function composeFactor(que: FactorMail, { nombre, idioma, llave }: Reader): Correo {
  const { propio, ajeno, [que]: textos } = TEXTOS[idioma];
  // A name is somebody's words: they go to no address that nobody has confirmed.
  const hecho = textos.hecho.replace('{llave}', nombre === null ? '…' : llave);
  return composeCorreo({ asunto: textos.asunto, idioma, nombre, parrafos: [hecho, ajeno], pie: propio });
}
