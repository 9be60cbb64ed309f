import { z } from 'zod';

/**
 * Longest picture, in characters. It travels in every list and state message that shows the person or team, so the
 * browser scales it down before upload; 100,000 is enough for 256 × 256 pixels.
 */
const MAX_IMAGEN = 100_000;

const IMAGEN_PATTERN =
  /^(|data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}|https:\/\/[^\s"'<>\\]+)$/;

/** A picture stored as text: a data URL (never SVG, which can carry scripts) or an https address. `''` clears it. */
export const imagenOpcionalSchema = z
  .string({ error: 'La imagen no es válida' })
  .max(MAX_IMAGEN, 'La imagen es demasiado grande')
  .regex(IMAGEN_PATTERN, 'La imagen no es válida')
  .nullable()
  .transform((imagen) => imagen || null);
