import type { Preferencias } from '@pmp/contracts/usuarios';
import { composeCorreo, type Correo } from '../correo/correo.rules';
import { INVITACION_DIAS } from './invitacion-mail.rules';

interface Textos {
  asunto: string;
  motivo: string;
  boton: string;
  plazo: string;
  ajeno: string;
}

const REGISTRO: Record<Preferencias['idioma'], Textos> = {
  es: {
    asunto: 'Crea tu cuenta',
    motivo: 'Alguien ha pedido crear una cuenta con este correo en la plataforma de proyectos.',
    boton: 'Crear mi cuenta',
    plazo: `El enlace vale una sola vez, durante ${INVITACION_DIAS} días.`,
    ajeno: 'Si no has sido tú, no hagas nada: no se creará ninguna cuenta.',
  },
  en: {
    asunto: 'Create your account',
    motivo: 'Somebody has asked to create an account with this address on the project platform.',
    boton: 'Create my account',
    plazo: `The link works once, for ${INVITACION_DIAS} days.`,
    ajeno: 'If it was not you, do nothing: no account will be created.',
  },
  fr: {
    asunto: 'Créez votre compte',
    motivo: 'Quelqu’un a demandé à créer un compte avec cette adresse sur la plateforme de projets.',
    boton: 'Créer mon compte',
    plazo: `Le lien fonctionne une seule fois, pendant ${INVITACION_DIAS} jours.`,
    ajeno: 'Si ce n’était pas vous, ne faites rien : aucun compte ne sera créé.',
  },
  de: {
    asunto: 'Erstellen Sie Ihr Konto',
    motivo: 'Jemand möchte mit dieser Adresse ein Konto auf der Projektplattform erstellen.',
    boton: 'Mein Konto erstellen',
    plazo: `Der Link gilt einmal und ${INVITACION_DIAS} Tage lang.`,
    ajeno: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Es wird kein Konto erstellt.',
  },
};

const EXISTENTE: Record<Preferencias['idioma'], Textos> = {
  es: {
    asunto: 'Ya tienes una cuenta',
    motivo:
      'Alguien ha pedido crear una cuenta con este correo, que ya tiene una en la plataforma de proyectos.',
    boton: 'Iniciar sesión',
    plazo: 'Si has olvidado la contraseña, pide ahí un enlace para elegir otra.',
    ajeno: 'Si no has sido tú, no hagas nada: tu cuenta sigue igual.',
  },
  en: {
    asunto: 'You already have an account',
    motivo:
      'Somebody has asked to create an account with this address, which already has one on the project platform.',
    boton: 'Sign in',
    plazo: 'If you have forgotten the password, ask there for a link to choose another one.',
    ajeno: 'If it was not you, do nothing: your account stays as it is.',
  },
  fr: {
    asunto: 'Vous avez déjà un compte',
    motivo:
      'Quelqu’un a demandé à créer un compte avec cette adresse, qui en a déjà un sur la plateforme de projets.',
    boton: 'Se connecter',
    plazo: 'Si vous avez oublié le mot de passe, demandez-y un lien pour en choisir un autre.',
    ajeno: 'Si ce n’était pas vous, ne faites rien : votre compte reste tel quel.',
  },
  de: {
    asunto: 'Sie haben bereits ein Konto',
    motivo:
      'Jemand möchte mit dieser Adresse ein Konto erstellen; auf der Projektplattform gibt es dazu bereits eines.',
    boton: 'Anmelden',
    plazo: 'Wenn Sie das Passwort vergessen haben, fordern Sie dort einen Link für ein neues an.',
    ajeno: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Konto bleibt, wie es ist.',
  },
};

const compose = (
  { asunto, motivo, boton, plazo, ajeno }: Textos,
  idioma: Preferencias['idioma'],
  enlace: string,
) =>
  composeCorreo({
    asunto,
    idioma,
    nombre: null,
    parrafos: [motivo, { rotulo: boton, enlace }, plazo],
    pie: ajeno,
  });

export const composeRegistro = (idioma: Preferencias['idioma'], enlace: string): Correo =>
  compose(REGISTRO[idioma], idioma, enlace);

/** To the person who has the account: whoever asked may be somebody else. */
export const composeCuentaExistente = (idioma: Preferencias['idioma'], enlace: string): Correo =>
  compose(EXISTENTE[idioma], idioma, enlace);
