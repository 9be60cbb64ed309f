import { textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from './errors';

/**
 * Longest picture, in characters. It travels in every list and state message that shows the person or team, so the
 * browser scales it down before upload; 100,000 is enough for 256 × 256 pixels.
 */
const MAX_IMAGEN = 100_000;

const IMAGEN_PATTERN =
  /^(|data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}|https:\/\/[^\s"'<>\\]+)$/;

/** A picture stored as text: a data URL (never SVG, which can carry scripts) or an https address. `''` clears it. */
const IMAGEN_NO_VALIDA = textOf(erroresUsuarios.imagenNoValida);

export const imagenOpcionalSchema = z
  .string({ error: IMAGEN_NO_VALIDA })
  .max(MAX_IMAGEN, textOf(erroresUsuarios.imagenGrande))
  .regex(IMAGEN_PATTERN, IMAGEN_NO_VALIDA)
  .nullable()
  .transform((imagen) => imagen || null);
