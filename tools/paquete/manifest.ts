import { rolEquipoSchema } from '@pmp/contracts/usuarios';
import { z } from 'zod';
import { canonicalJson, sha256Of } from './canonical.ts';
import { correo, KINDS, LATER_KINDS, type Kind } from './lines.ts';

/** The last entry of a package: without it, it was not finished. */
export const MANIFEST_NAME = 'manifiesto.json';
export const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.strictObject({
  formato: z.literal(FORMAT, { error: 'es de otro formato: hace falta otra versión del producto' }),
  /** Version of the product that wrote it. */
  producto: z.string().max(50),
  proyecto: z.strictObject({ _id: z.string(), nombre: z.string(), clave: z.string() }),
  /** Of the content alone: the same content has the same one, wherever and whenever it was exported. */
  huella: sha256,
  tipos: z.array(
    z.strictObject({
      tipo: z.enum(KINDS as [Kind, ...Kind[]]),
      lineas: z.int().nonnegative(),
      /** Of all its lines, one after the other. */
      sha256,
    }),
  ),
  /** Who is named in it, and the team it was of, to make them where they are missing. Not part of the content. */
  personas: z.array(z.strictObject({ correo, nombre: z.string().min(1).max(200) })).max(100_000),
  equipo: z.strictObject({
    nombre: z.string().min(1).max(200),
    miembros: z.array(z.strictObject({ correo, rol: rolEquipoSchema })).max(500),
  }),
  /** Of all the above. */
  sello: sha256,
});

export type Manifest = z.infer<typeof manifestSchema>;
export type KindDigest = Manifest['tipos'][number];

/** Whether a package says how many it has of a kind. */
export const isNamed = ({ tipo, lineas }: KindDigest): boolean => lineas > 0 || !LATER_KINDS.has(tipo);

export const digestOf = (tipos: readonly KindDigest[]): string =>
  sha256Of(canonicalJson({ formato: FORMAT, tipos }));

const sealOf = (unsealed: Omit<Manifest, 'sello'>): string => sha256Of(canonicalJson(unsealed));

export const sealed = (unsealed: Omit<Manifest, 'sello'>): Manifest => ({
  ...unsealed,
  sello: sealOf(unsealed),
});

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Error('su manifiesto no es JSON');
  }
}

/** Throws a Spanish sentence where it is not a manifest, or not as it was written. */
export function readManifest(bytes: Buffer): Manifest {
  const parsed = manifestSchema.safeParse(parse(bytes));
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  }
  const { sello, ...unsealed } = parsed.data;
  if (sello !== sealOf(unsealed)) throw new Error('el sello no corresponde a lo que dice');
  if (unsealed.huella !== digestOf(unsealed.tipos)) throw new Error('la huella no corresponde a lo que dice');
  return parsed.data;
}
