import { textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from '../errors';

/** Longest picture, in characters: the browser scales it down before upload; 100,000 is enough for 256 × 256 pixels. */
const MAX_IMAGEN = 100_000;

const RUTA = '/api/imagenes/';
const ID_PATTERN = /^[0-9a-f]{32}$/;

/** The address that a stored picture is served from; what lists show. */
export const rutaImagenOf = (id: string): string => `${RUTA}${id}`;

const IMAGEN_PATTERN =
  /^(|data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}|https:\/\/[^\s"'<>\\]+|\/api\/imagenes\/[0-9a-f]{32})$/;

const IMAGEN_NO_VALIDA = textOf(erroresUsuarios.imagenNoValida);

/**
 * A new picture as a data URL (never SVG, which can carry scripts), or the address of the one that is there, to keep it;
 * accounts from before may have one on another server. `''` clears it.
 */
export const imagenOpcionalSchema = z
  .string({ error: IMAGEN_NO_VALIDA })
  .max(MAX_IMAGEN, textOf(erroresUsuarios.imagenGrande))
  .regex(IMAGEN_PATTERN, IMAGEN_NO_VALIDA)
  .nullable()
  .transform((imagen) => imagen || null);

/** GET /api/imagenes/{id} */
export const imagenParamsSchema = z.object({ id: z.string().regex(ID_PATTERN, IMAGEN_NO_VALIDA) });
export type ImagenParams = z.infer<typeof imagenParamsSchema>;
