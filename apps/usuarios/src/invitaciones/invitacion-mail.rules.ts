import type { Preferencias } from '@pmp/contracts/usuarios';
import { composeCorreo, type Correo } from '../correo/correo.rules';

export const INVITACION_DIAS = 7;

interface Textos {
  asunto: string;
  motivo: string;
  boton: string;
  plazo: string;
  ajeno: string;
}

const TEXTOS: Record<Preferencias['idioma'], Textos> = {
  es: {
    asunto: 'Te han invitado a un espacio de trabajo',
    motivo:
      'La persona que administra un espacio de trabajo de la plataforma de proyectos te invita a entrar.',
    boton: 'Crear mi cuenta',
    plazo: `El enlace vale una sola vez, durante ${INVITACION_DIAS} días, y solo para este correo.`,
    ajeno: 'Si no esperabas esta invitación, no hagas nada.',
  },
  en: {
    asunto: 'You have been invited to a workspace',
    motivo: 'The person who administers a workspace of the project platform invites you to join.',
    boton: 'Create my account',
    plazo: `The link works once, for ${INVITACION_DIAS} days, and for this address only.`,
    ajeno: 'If you did not expect this invitation, do nothing.',
  },
  fr: {
    asunto: 'Vous êtes invité à rejoindre un espace de travail',
    motivo:
      'La personne qui administre un espace de travail de la plateforme de projets vous invite à le rejoindre.',
    boton: 'Créer mon compte',
    plazo: `Le lien fonctionne une seule fois, pendant ${INVITACION_DIAS} jours, et pour cette adresse seulement.`,
    ajeno: 'Si vous n’attendiez pas cette invitation, ne faites rien.',
  },
  de: {
    asunto: 'Sie sind in einen Arbeitsbereich eingeladen',
    motivo: 'Die Person, die einen Arbeitsbereich der Projektplattform verwaltet, lädt Sie dazu ein.',
    boton: 'Mein Konto erstellen',
    plazo: `Der Link gilt einmal, ${INVITACION_DIAS} Tage lang und nur für diese Adresse.`,
    ajeno: 'Wenn Sie diese Einladung nicht erwartet haben, müssen Sie nichts tun.',
  },
};

/** In the language of whoever invites: nothing is known of the invited person but the address. */
export function composeInvitacion(idioma: Preferencias['idioma'], enlace: string): Correo {
  const { asunto, motivo, boton, plazo, ajeno } = TEXTOS[idioma];
  const parrafos = [motivo, { rotulo: boton, enlace }, plazo];
  return composeCorreo({ asunto, idioma, nombre: null, parrafos, pie: ajeno });
}
