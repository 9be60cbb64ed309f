import type { Preferencias } from '@pmp/contracts/usuarios';
import { composeCorreo, type Correo } from '../correo/correo.rules';

export const CONFIRMACION_HORAS = 24;
/** Mails per account and per address, so that nobody fills a stranger's inbox. */
export const MAX_CONFIRMACIONES = 3;

interface Textos {
  asunto: string;
  motivo: string;
  boton: string;
  plazo: string;
  ajeno: string;
}

const TEXTOS: Record<Preferencias['idioma'], Textos> = {
  es: {
    asunto: 'Confirma tu correo',
    motivo: 'Una cuenta de la plataforma de proyectos dice que este es su correo.',
    boton: 'Confirmar que es mío',
    plazo: `El enlace vale una sola vez, durante ${CONFIRMACION_HORAS} horas.`,
    ajeno: 'Si no la has creado tú, no hagas nada: aquí no llegará nada más de ella.',
  },
  en: {
    asunto: 'Confirm your email address',
    motivo: 'An account of the project platform says that this is its email address.',
    boton: 'Confirm that it is mine',
    plazo: `The link works once, for ${CONFIRMACION_HORAS} hours.`,
    ajeno: 'If the account is not yours, do nothing: nothing more of it will come here.',
  },
  fr: {
    asunto: 'Confirmez votre adresse e-mail',
    motivo: 'Un compte de la plateforme de projets indique que cette adresse est la sienne.',
    boton: 'Confirmer que c’est la mienne',
    plazo: `Le lien fonctionne une seule fois, pendant ${CONFIRMACION_HORAS} heures.`,
    ajeno: 'Si ce compte n’est pas le vôtre, ne faites rien : vous n’en recevrez rien d’autre.',
  },
  de: {
    asunto: 'Bestätigen Sie Ihre E-Mail-Adresse',
    motivo: 'Ein Konto der Projektplattform gibt an, dass dies seine E-Mail-Adresse ist.',
    boton: 'Bestätigen, dass es meine ist',
    plazo: `Der Link gilt einmal und ${CONFIRMACION_HORAS} Stunden lang.`,
    ajeno: 'Wenn es nicht Ihr Konto ist, müssen Sie nichts tun: Von dort kommt nichts mehr hierher.',
  },
};

/** Without the name of the account: it may be a stranger's words, in somebody else's inbox. */
export function composeConfirmacion(idioma: Preferencias['idioma'], enlace: string): Correo {
  const { asunto, motivo, boton, plazo, ajeno } = TEXTOS[idioma];
  const parrafos = [motivo, { rotulo: boton, enlace }, plazo];
  return composeCorreo({ asunto, idioma, nombre: null, parrafos, pie: ajeno });
}
