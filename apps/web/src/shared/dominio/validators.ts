// What forms check before they ask the server; `validators.spec.ts` compares these with the contract.
const CORREO_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const MAX_TITULO = 200;
export const MIN_CONTRASENA = 6;
export const MIN_MIEMBROS = 2;

export const isBlank = (text: string): boolean => text.trim() === '';

export const isCorreo = (text: string): boolean => CORREO_PATTERN.test(text.trim());

export const isTooLong = (text: string): boolean => text.trim().length > MAX_TITULO;

/** The message that refuses a title or name; true: it is valid. */
export const checkTitulo = (titulo: string, blank: string, tooLong: string): string | true =>
  isBlank(titulo) ? blank : !isTooLong(titulo) || tooLong;

export const isClave = (text: string): boolean => {
  const { length } = text.trim();
  return length >= 2 && length <= 10;
};

/** `min`: what this installation asks for. */
export const isContrasenaCorta = (text: string, min = MIN_CONTRASENA): boolean => text.length < min;

/** Days compare as text: `2026-11-20`. */
export const endsBeforeStart = (inicio: string, fin: string): boolean =>
  Boolean(inicio && fin && fin < inicio);

export const isPuntos = (puntos: number): boolean => Number.isFinite(puntos) && puntos >= 0 && puntos <= 1000;
