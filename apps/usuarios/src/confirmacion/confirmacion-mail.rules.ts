import type { Preferencias } from '@pmp/contracts/usuarios';
import type { Correo } from '../correo/correo.rules';
import { composeEnlace, type TextosDeEnlace } from '../correo/enlace-mail.rules';

export const CONFIRMACION_HORAS = 24;
/** Mails per account and per address, so that nobody fills a stranger's inbox. */
export const MAX_CONFIRMACIONES = 3;

const TEXTOS: TextosDeEnlace = {
  es: {
    asunto: 'Confirma tu correo',
    motivo: 'Alguien ha puesto este correo en su cuenta de la plataforma de proyectos.',
    boton: 'Confirmar mi correo',
    plazo: `El enlace caduca a las ${CONFIRMACION_HORAS} horas y solo se puede usar una vez.`,
    ajeno: 'Si la cuenta no es tuya, ignora este mensaje: no recibirás ninguno más de ella.',
  },
  en: {
    asunto: 'Confirm your email address',
    motivo: 'Somebody has entered this email address for their account on the project platform.',
    boton: 'Confirm my email address',
    plazo: `The link expires in ${CONFIRMACION_HORAS} hours and can be used only once.`,
    ajeno: 'If the account is not yours, ignore this message: you will not receive any more from it.',
  },
  fr: {
    asunto: 'Confirmez votre adresse e-mail',
    motivo: 'Quelqu’un a indiqué cette adresse pour son compte sur la plateforme de projets.',
    boton: 'Confirmer mon adresse',
    plazo: `Le lien expire au bout de ${CONFIRMACION_HORAS} heures et ne peut servir qu’une fois.`,
    ajeno: 'Si ce compte n’est pas le vôtre, ignorez ce message : vous n’en recevrez pas d’autre.',
  },
  de: {
    asunto: 'Bestätigen Sie Ihre E-Mail-Adresse',
    motivo: 'Jemand hat diese E-Mail-Adresse für ein Konto auf der Projektplattform angegeben.',
    boton: 'Meine E-Mail-Adresse bestätigen',
    plazo: `Der Link ist ${CONFIRMACION_HORAS} Stunden gültig und kann nur einmal verwendet werden.`,
    ajeno: 'Wenn es nicht Ihr Konto ist, ignorieren Sie diese Nachricht: Sie erhalten keine weiteren.',
  },
};

/** Without the name of the account: it may be a stranger's words, in somebody else's inbox. */
export const composeConfirmacion = (idioma: Preferencias['idioma'], enlace: string): Correo =>
  composeEnlace(TEXTOS, { idioma, enlace });
