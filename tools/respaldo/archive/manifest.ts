import { z } from 'zod';

/** The last entry of the archive, because everything must have been counted before. */
export const MANIFEST_NAME = 'manifiesto.json';
export const FORMAT = 1;

const partSchema = z.object({
  fichero: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** BSON documents in sequence, split into parts; the digest covers all of them together. */
const documentsSchema = z.object({
  documentos: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  partes: z.array(partSchema),
});

const collectionSchema = documentsSchema.extend({
  nombre: z.string(),
  /** As the database lists them, in Extended JSON. */
  indices: z.array(z.record(z.string(), z.unknown())),
});

const consumerSchema = z.object({
  config: z.record(z.string(), z.unknown()),
  /** Every message up to this sequence had been handled. */
  hasta: z.int().nonnegative(),
});

const streamSchema = documentsSchema.extend({
  nombre: z.string(),
  config: z.record(z.string(), z.unknown()),
  consumidores: z.array(consumerSchema),
});

export const manifestSchema = z.object({
  formato: z.literal(FORMAT, { error: 'es de otro formato: hace falta otra versión del producto' }),
  producto: z.string(),
  /** The instant that the backup shows. */
  creado: z.iso.datetime(),
  bases: z.array(z.object({ servicio: z.string(), colecciones: z.array(collectionSchema) })),
  flujos: z.array(streamSchema),
});

export type Part = z.infer<typeof partSchema>;
export type Documents = z.infer<typeof documentsSchema>;
export type SavedCollection = z.infer<typeof collectionSchema>;
export type SavedStream = z.infer<typeof streamSchema>;
export type SavedConsumer = z.infer<typeof consumerSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** All parts that the archive must contain. */
export const partsOf = ({ bases, flujos }: Manifest): Part[] =>
  [...bases.flatMap(({ colecciones }) => colecciones), ...flujos].flatMap(({ partes }) => partes);
