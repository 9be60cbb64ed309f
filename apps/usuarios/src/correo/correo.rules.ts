import type { Preferencias } from '@pmp/contracts/usuarios';
import { escapeHtml } from '@pmp/platform';

export interface Correo {
  asunto: string;
  texto: string;
  html: string;
}

export interface Letter {
  asunto: string;
  idioma: Preferencias['idioma'];
  /** null: the address is not confirmed, and a name that somebody chose would be a stranger's words. */
  nombre: string | null;
  /** In order. In the plain text a link shows its address. */
  parrafos: (string | { rotulo: string; enlace: string })[];
  /** Shown in small letters. */
  pie: string;
}

const SALUDOS: Record<Preferencias['idioma'], (nombre: string) => string> = {
  es: (nombre) => `Hola, ${nombre}:`,
  en: (nombre) => `Hello ${nombre},`,
  fr: (nombre) => `Bonjour ${nombre},`,
  de: (nombre) => `Hallo ${nombre},`,
};

const SALUDOS_SIN_NOMBRE: Record<Preferencias['idioma'], string> = {
  es: 'Hola:',
  en: 'Hello,',
  fr: 'Bonjour,',
  de: 'Guten Tag,',
};

const asText = (parrafo: Letter['parrafos'][number]): string =>
  typeof parrafo === 'string' ? parrafo : `${parrafo.rotulo}: ${parrafo.enlace}`;

const asHtml = (parrafo: Letter['parrafos'][number]): string =>
  typeof parrafo === 'string'
    ? `<p>${escapeHtml(parrafo)}</p>`
    : `<p><a href="${escapeHtml(parrafo.enlace)}">${escapeHtml(parrafo.rotulo)}</a></p>`;

/** Composes a mail in the person's own language, as text and as HTML. */
export function composeCorreo({ asunto, idioma, nombre, parrafos, pie }: Letter): Correo {
  const saludo = nombre === null ? SALUDOS_SIN_NOMBRE[idioma] : SALUDOS[idioma](nombre);
  const todos = [saludo, ...parrafos];
  const html = [
    `<!doctype html><html lang="${idioma}"><meta charset="utf-8">`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36rem">',
    ...todos.map(asHtml),
    `<p style="color:#666;font-size:13px">${escapeHtml(pie)}</p>`,
    '</body></html>',
  ].join('\n');
  return { asunto, texto: [...todos, pie].map(asText).join('\n\n'), html };
}
