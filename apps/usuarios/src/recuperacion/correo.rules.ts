import type { Preferencias } from '@pmp/contracts/usuarios';
import { escapeHtml } from '@pmp/platform';
import { ENLACE_MINUTOS } from './enlace.rules';

export interface Correo {
  asunto: string;
  texto: string;
  html: string;
}

interface Textos {
  asunto: string;
  saludo: (nombre: string) => string;
  motivo: string;
  boton: string;
  plazo: string;
  ajeno: string;
}

const TEXTOS: Record<Preferencias['idioma'], Textos> = {
  es: {
    asunto: 'Restablece tu contraseña',
    saludo: (nombre) => `Hola, ${nombre}:`,
    motivo: 'Alguien ha pedido una contraseña nueva para tu cuenta.',
    boton: 'Elegir una contraseña nueva',
    plazo: `El enlace vale una sola vez, durante ${ENLACE_MINUTOS} minutos.`,
    ajeno: 'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  },
  en: {
    asunto: 'Reset your password',
    saludo: (nombre) => `Hello ${nombre},`,
    motivo: 'Somebody has asked for a new password for your account.',
    boton: 'Choose a new password',
    plazo: `The link works once, for ${ENLACE_MINUTOS} minutes.`,
    ajeno: 'If it was not you, do nothing: your password stays as it is.',
  },
  fr: {
    asunto: 'Réinitialisez votre mot de passe',
    saludo: (nombre) => `Bonjour ${nombre},`,
    motivo: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte.',
    boton: 'Choisir un nouveau mot de passe',
    plazo: `Le lien fonctionne une seule fois, pendant ${ENLACE_MINUTOS} minutes.`,
    ajeno: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  },
  de: {
    asunto: 'Setzen Sie Ihr Passwort zurück',
    saludo: (nombre) => `Hallo ${nombre},`,
    motivo: 'Jemand hat ein neues Passwort für Ihr Konto angefordert.',
    boton: 'Neues Passwort wählen',
    plazo: `Der Link gilt einmal und ${ENLACE_MINUTOS} Minuten lang.`,
    ajeno: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt dasselbe.',
  },
};

/** In the person's own language; whoever asks is not signed in. */
export function composeOlvido(nombre: string, idioma: Preferencias['idioma'], enlace: string): Correo {
  const { asunto, saludo, motivo, boton, plazo, ajeno } = TEXTOS[idioma];
  const texto = [saludo(nombre), motivo, `${boton}: ${enlace}`, plazo, ajeno].join('\n\n');
  const html = [
    `<!doctype html><html lang="${idioma}"><meta charset="utf-8">`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36rem">',
    `<p>${escapeHtml(saludo(nombre))}</p><p>${motivo}</p>`,
    `<p><a href="${escapeHtml(enlace)}">${boton}</a></p>`,
    `<p>${plazo}</p><p style="color:#666;font-size:13px">${ajeno}</p>`,
    '</body></html>',
  ].join('\n');
  return { asunto, texto, html };
}
