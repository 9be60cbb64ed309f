import { z } from 'zod';
import { erroresComunes } from './errores/common-errors';
import { fechaSchema, idSchema } from './ids';
import { personaSchema } from './persona';
import { replySchema } from './replies';
import { textOf } from './schema-text';

/** Different emojis on one comment or message. */
export const MAX_EMOJIS = 20;
/** Emojis that one person puts on it. */
export const MAX_EMOJIS_POR_PERSONA = 8;
/** The longest emoji, a family or a flag of four parts, has not half as many code units. */
const MAX_LARGO_EMOJI = 40;

const quienSchema = personaSchema.pick({ _id: true, nombre: true });

/** An emoji and the people who have put it, both in the order in which they came. */
const reaccionSchema = z.object({ emoji: z.string(), personas: z.array(quienSchema) });
export type Reaccion = z.infer<typeof reaccionSchema>;

/** Who said last that this is decided, and when. */
const decisionSchema = z.object({ por: quienSchema, fecha: fechaSchema });

/** What people put on a comment or a message that stands there; absent while there is none. */
export const marcasShape = {
  reacciones: z.array(reaccionSchema).optional(),
  decision: decisionSchema.optional(),
};
const marcasSchema = z.object(marcasShape);
export type Marcas = z.infer<typeof marcasSchema>;

const EMOJI = textOf(erroresComunes.emojiNoValido);
const ONE_EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v');

/** PUT …/reaccion: puts the caller's emoji there or takes it away; said again, it changes nothing. */
export const reaccionUpdateSchema = z.object({
  emoji: z
    .string({ error: EMOJI })
    .max(MAX_LARGO_EMOJI, EMOJI)
    .refine((text) => ONE_EMOJI.test(text), EMOJI),
  puesta: z.boolean(),
});
export type ReaccionUpdate = z.infer<typeof reaccionUpdateSchema>;

/** PUT …/decision: marks it as decided, or not any more. */
export const decisionUpdateSchema = z.object({ decidido: z.boolean() });
export type DecisionUpdate = z.infer<typeof decisionUpdateSchema>;

/** A decision as a list shows it, with what was said. */
export const decisionTomadaSchema = z.object({
  _id: idSchema,
  texto: z.string(),
  autor: personaSchema.nullable(),
  /** Of the story or task; null: it was said in a conversation. */
  titulo: z.string().nullable(),
  decision: decisionSchema,
  /** A path of the web app that opens it where it was said. */
  enlace: z.string(),
});
export type DecisionTomada = z.infer<typeof decisionTomadaSchema>;
decisionTomadaSchema.register(z.globalRegistry, { id: 'DecisionTomada' });

const MAX_DECISIONES = 100;
const LIMITE = textOf(erroresComunes.limiteNoValido, { max: MAX_DECISIONES });
const MAX_BUSQUEDA = 100;
const instante = () => z.iso.datetime({ offset: true, error: textOf(erroresComunes.fechaNoValida) });

/**
 * The newest first. `q`: each of its words begins one of the text. `desde`: taken then or later; `hasta`: before, for
 * the next page.
 */
export const decisionesQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .max(MAX_BUSQUEDA, textOf(erroresComunes.busquedaLarga, { max: MAX_BUSQUEDA }))
    .optional(),
  desde: instante().optional(),
  hasta: instante().optional(),
  limite: z.coerce
    .number({ error: LIMITE })
    .int(LIMITE)
    .min(1, LIMITE)
    .max(MAX_DECISIONES, LIMITE)
    .default(50),
});
export type DecisionesQuery = z.infer<typeof decisionesQuerySchema>;

/** `hayMas`: there are older ones. */
export const decisionesReplySchema = replySchema({
  decisiones: z.array(decisionTomadaSchema),
  hayMas: z.boolean(),
});
