import { z } from 'zod';
import { personaSchema } from './persona';
import { fechaSchema } from './ids';
import { replySchema } from './replies';

/** A text as it was, who wrote it so, and when. */
export const versionDeTextoSchema = z.object({
  texto: z.string(),
  autor: personaSchema.nullable(),
  fecha: fechaSchema,
});
export type VersionDeTexto = z.infer<typeof versionDeTextoSchema>;

versionDeTextoSchema.register(z.globalRegistry, { id: 'VersionDeTexto' });

/** Newest first, beginning with how it is now; of a text that has changed very often, the last 51. */
export const versionesReplySchema = replySchema({ versiones: z.array(versionDeTextoSchema) });
