import type { Preferencias } from '@pmp/contracts/usuarios';
import type { Correo } from '../correo/correo.rules';
import { composeEnlace, type TextosDeEnlace } from '../correo/enlace-mail.rules';
import { ENLACE_MINUTOS } from '../correo/enlace.rules';

const TEXTOS: TextosDeEnlace = {
  es: {
    asunto: 'Restablece tu contraseña',
    motivo: 'Alguien ha pedido restablecer la contraseña de tu cuenta.',
    boton: 'Elegir una contraseña nueva',
    plazo: `El enlace caduca a los ${ENLACE_MINUTOS} minutos y solo se puede usar una vez.`,
    ajeno: 'Si no has sido tú, ignora este mensaje: tu contraseña no ha cambiado.',
  },
  en: {
    asunto: 'Reset your password',
    motivo: 'Somebody has asked to reset the password of your account.',
    boton: 'Choose a new password',
    plazo: `The link expires in ${ENLACE_MINUTOS} minutes and can be used only once.`,
    ajeno: 'If it was not you, ignore this message: your password has not changed.',
  },
  fr: {
    asunto: 'Réinitialisez votre mot de passe',
    motivo: 'Quelqu’un a demandé à réinitialiser le mot de passe de votre compte.',
    boton: 'Choisir un nouveau mot de passe',
    plazo: `Le lien expire au bout de ${ENLACE_MINUTOS} minutes et ne peut servir qu’une fois.`,
    ajeno: 'Si ce n’était pas vous, ignorez ce message : votre mot de passe n’a pas changé.',
  },
  de: {
    asunto: 'Setzen Sie Ihr Passwort zurück',
    motivo: 'Jemand hat ein neues Passwort für Ihr Konto angefordert.',
    boton: 'Neues Passwort wählen',
    plazo: `Der Link ist ${ENLACE_MINUTOS} Minuten gültig und kann nur einmal verwendet werden.`,
    ajeno: 'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Ihr Passwort wurde nicht geändert.',
  },
};

/** In the person's own language, because whoever asks is not signed in. */
export const composeResetMail = (
  nombre: string | null,
  idioma: Preferencias['idioma'],
  enlace: string,
): Correo => composeEnlace(TEXTOS, { idioma, enlace, nombre });
