import type { Preferencias } from '@pmp/contracts/usuarios';
import type { Correo } from '../correo/correo.rules';
import { composeEnlace, type TextosDeEnlace } from '../correo/enlace-mail.rules';

const textosFor = (dias: number): TextosDeEnlace => ({
  es: {
    asunto: 'Te han invitado a un espacio de trabajo',
    motivo:
      'La persona que administra un espacio de trabajo de la plataforma de proyectos te invita a unirte.',
    boton: 'Crear mi cuenta',
    plazo: `El enlace caduca a los ${dias} días, solo se puede usar una vez y solo sirve para este correo.`,
    ajeno: 'Si no esperabas esta invitación, ignora este mensaje.',
  },
  en: {
    asunto: 'You have been invited to a workspace',
    motivo: 'The person who administers a workspace of the project platform invites you to join.',
    boton: 'Create my account',
    plazo: `The link expires in ${dias} days, can be used only once and works for this address only.`,
    ajeno: 'If you did not expect this invitation, ignore this message.',
  },
  fr: {
    asunto: 'Vous êtes invité à rejoindre un espace de travail',
    motivo:
      'La personne qui administre un espace de travail de la plateforme de projets vous invite à le rejoindre.',
    boton: 'Créer mon compte',
    plazo: `Le lien expire au bout de ${dias} jours, ne peut servir qu’une fois et n’est valable que pour cette adresse.`,
    ajeno: 'Si vous n’attendiez pas cette invitation, ignorez ce message.',
  },
  de: {
    asunto: 'Sie sind in einen Arbeitsbereich eingeladen',
    motivo: 'Die Person, die einen Arbeitsbereich der Projektplattform verwaltet, lädt Sie dazu ein.',
    boton: 'Mein Konto erstellen',
    plazo: `Der Link ist ${dias} Tage gültig und kann nur einmal und nur für diese Adresse verwendet werden.`,
    ajeno: 'Wenn Sie diese Einladung nicht erwartet haben, ignorieren Sie diese Nachricht.',
  },
});

/** In the language of whoever invites: nothing is known of the invited person but the address. */
export const composeInvitacion = (idioma: Preferencias['idioma'], enlace: string, dias: number): Correo =>
  composeEnlace(textosFor(dias), { idioma, enlace });
