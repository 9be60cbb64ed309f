import { INVITACION_DIAS, type Preferencias } from '@pmp/contracts/usuarios';
import type { Correo } from '../correo/correo.rules';
import { composeEnlace, type TextosDeEnlace } from '../correo/enlace-mail.rules';

const REGISTRO: TextosDeEnlace = {
  es: {
    asunto: 'Crea tu cuenta',
    motivo: 'Alguien ha pedido crear una cuenta con este correo en la plataforma de proyectos.',
    boton: 'Crear mi cuenta',
    plazo: `El enlace caduca a los ${INVITACION_DIAS} días y solo se puede usar una vez.`,
    ajeno: 'Si no has sido tú, ignora este mensaje: no se creará ninguna cuenta.',
  },
  en: {
    asunto: 'Create your account',
    motivo: 'Somebody has asked to create an account with this address on the project platform.',
    boton: 'Create my account',
    plazo: `The link expires in ${INVITACION_DIAS} days and can be used only once.`,
    ajeno: 'If it was not you, ignore this message: no account will be created.',
  },
  fr: {
    asunto: 'Créez votre compte',
    motivo: 'Quelqu’un a demandé à créer un compte avec cette adresse sur la plateforme de projets.',
    boton: 'Créer mon compte',
    plazo: `Le lien expire au bout de ${INVITACION_DIAS} jours et ne peut servir qu’une fois.`,
    ajeno: 'Si ce n’était pas vous, ignorez ce message : aucun compte ne sera créé.',
  },
  de: {
    asunto: 'Erstellen Sie Ihr Konto',
    motivo: 'Jemand möchte mit dieser Adresse ein Konto auf der Projektplattform erstellen.',
    boton: 'Mein Konto erstellen',
    plazo: `Der Link ist ${INVITACION_DIAS} Tage gültig und kann nur einmal verwendet werden.`,
    ajeno: 'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Es wird kein Konto erstellt.',
  },
};

const EXISTENTE: TextosDeEnlace = {
  es: {
    asunto: 'Ya tienes una cuenta',
    motivo:
      'Alguien ha pedido crear una cuenta con este correo, pero ya tienes una en la plataforma de proyectos.',
    boton: 'Iniciar sesión',
    plazo: 'Si has olvidado la contraseña, puedes restablecerla desde esa misma página.',
    ajeno: 'Si no has sido tú, ignora este mensaje: tu cuenta no ha cambiado.',
  },
  en: {
    asunto: 'You already have an account',
    motivo:
      'Somebody has asked to create an account with this address, but you already have one on the project platform.',
    boton: 'Sign in',
    plazo: 'If you have forgotten your password, you can reset it from that page.',
    ajeno: 'If it was not you, ignore this message: your account has not changed.',
  },
  fr: {
    asunto: 'Vous avez déjà un compte',
    motivo:
      'Quelqu’un a demandé à créer un compte avec cette adresse, mais vous en avez déjà un sur la plateforme de projets.',
    boton: 'Se connecter',
    plazo: 'Si vous avez oublié votre mot de passe, vous pouvez le réinitialiser sur cette page.',
    ajeno: 'Si ce n’était pas vous, ignorez ce message : votre compte n’a pas changé.',
  },
  de: {
    asunto: 'Sie haben bereits ein Konto',
    motivo:
      'Jemand möchte mit dieser Adresse ein Konto erstellen; auf der Projektplattform gibt es dazu bereits eines.',
    boton: 'Anmelden',
    plazo: 'Wenn Sie Ihr Passwort vergessen haben, können Sie es auf dieser Seite zurücksetzen.',
    ajeno: 'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Ihr Konto wurde nicht geändert.',
  },
};

export const composeRegistro = (idioma: Preferencias['idioma'], enlace: string): Correo =>
  composeEnlace(REGISTRO, { idioma, enlace });

/** To the person who has the account: whoever asked may be somebody else. */
export const composeCuentaExistente = (idioma: Preferencias['idioma'], enlace: string): Correo =>
  composeEnlace(EXISTENTE, { idioma, enlace });
