import type { Preferencias } from '@pmp/contracts/usuarios';
import { composeCorreo, type Correo } from '../correo/correo.rules';

interface Textos {
  asunto: string;
  hecho: string;
  propio: string;
  ajeno: string;
}

const TEXTOS: Record<Preferencias['idioma'], Textos> = {
  es: {
    asunto: 'Inicio de sesión en un dispositivo nuevo',
    hecho:
      'El {momento} se ha entrado en tu cuenta con {dispositivo}, desde la dirección {direccion}. Es la primera vez que ocurre con ese dispositivo o desde esa red.',
    propio: 'Si has sido tú, no tienes que hacer nada.',
    ajeno:
      'Si no has sido tú, abre Configuración › Contraseña, cierra esa sesión y cambia tu contraseña. Si no puedes entrar, avisa cuanto antes a la persona que administra tu espacio de trabajo.',
  },
  en: {
    asunto: 'Sign-in on a new device',
    hecho:
      'On {momento} somebody signed in to your account with {dispositivo}, from the address {direccion}. It is the first time with that device or from that network.',
    propio: 'If it was you, there is nothing to do.',
    ajeno:
      'If it was not you, open Settings › Password, close that session and change your password. If you cannot sign in, tell the person who administers your workspace as soon as you can.',
  },
  fr: {
    asunto: 'Connexion sur un nouvel appareil',
    hecho:
      'Le {momento}, quelqu’un s’est connecté à votre compte avec {dispositivo}, depuis l’adresse {direccion}. C’est la première fois avec cet appareil ou depuis ce réseau.',
    propio: 'Si c’était vous, vous n’avez rien à faire.',
    ajeno:
      'Si ce n’était pas vous, ouvrez Paramètres › Mot de passe, fermez cette session et changez votre mot de passe. Si vous ne pouvez pas vous connecter, prévenez au plus vite la personne qui administre votre espace de travail.',
  },
  de: {
    asunto: 'Anmeldung auf einem neuen Gerät',
    hecho:
      'Am {momento} hat sich jemand mit {dispositivo} von der Adresse {direccion} aus bei Ihrem Konto angemeldet. Mit diesem Gerät oder aus diesem Netz ist es das erste Mal.',
    propio: 'Wenn Sie das waren, müssen Sie nichts tun.',
    ajeno:
      'Wenn Sie das nicht waren, öffnen Sie Einstellungen › Passwort, schließen Sie diese Sitzung und ändern Sie Ihr Passwort. Wenn Sie sich nicht anmelden können, sagen Sie umgehend der Person Bescheid, die Ihren Arbeitsbereich verwaltet.',
  },
};

interface Told {
  nombre: string | null;
  dispositivo: string;
  direccion: string;
  momento: Date;
}

/**
 * Without links, so that a stranger who imitates it leads nobody anywhere. The moment is told in UTC: where the person is,
 * nobody knows here.
 */
export function composeDispositivo(
  idioma: Preferencias['idioma'],
  { nombre, dispositivo, direccion, momento }: Told,
): Correo {
  const { asunto, hecho, propio, ajeno } = TEXTOS[idioma];
  const cuando = new Intl.DateTimeFormat(idioma, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(momento);
  const words = hecho
    .replace('{momento}', `${cuando} (UTC)`)
    .replace('{dispositivo}', dispositivo)
    .replace('{direccion}', direccion);
  return composeCorreo({ asunto, idioma, nombre, parrafos: [words, ajeno], pie: propio });
}
