import {
  cleanFileName,
  idSchema,
  MAX_EMOJIS,
  MAX_TEXTO,
  MAX_TITULO,
  reaccionUpdateSchema,
} from '@pmp/contracts/common';
import { MAX_ARCHIVO_BYTES, TIPOS_ARCHIVO } from '@pmp/contracts/proyectos';
import { correoKey } from '@pmp/contracts/usuarios';
import { z } from 'zod';

/** People are identified by address, which is the same in another installation; account ids differ. */
export const correo = z
  .string()
  .max(254, { abort: true })
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
  // In any other spelling it would match no account here, and would get a new one that nobody could sign in to.
  .refine((text) => correoKey(text) === text, 'el correo no está escrito como se guarda');
export const fecha = z.iso.datetime();
export const titulo = z.string().min(1).max(MAX_TITULO);
export const texto = z.string().max(MAX_TEXTO);
export const puntos = z.number().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** 200 characters of up to two code units each. */
const MAX_NOMBRE_ARCHIVO = 400;

/** As an upload stores it; a name cut at the limit may end with a space. */
const nombreArchivo = z
  .string()
  .min(1)
  .max(MAX_NOMBRE_ARCHIVO, { abort: true })
  .refine((nombre) => cleanFileName(nombre) === nombre.trimEnd(), 'el nombre de un archivo no es válido');

export const archivo = z.strictObject({
  _id: idSchema,
  nombre: nombreArchivo,
  tipo: z.enum(TIPOS_ARCHIVO),
  tamano: z.int().nonnegative().max(MAX_ARCHIVO_BYTES),
  fecha,
  sha256,
});

/** What people have put on a comment or a message; `personas` and `por`, by their mails. */
export const marcasFields = {
  reacciones: z
    .array(z.strictObject({ emoji: reaccionUpdateSchema.shape.emoji, personas: z.array(correo).min(1) }))
    .max(MAX_EMOJIS)
    .optional(),
  decision: z.strictObject({ por: correo, fecha }).optional(),
};

/** What a text has been before, oldest first. */
export const anteriores = (max: number) =>
  z.array(z.strictObject({ texto: z.string().max(max), desde: fecha })).optional();
