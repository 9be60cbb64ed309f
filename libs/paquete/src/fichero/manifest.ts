import { rolEquipoSchema } from '@pmp/contracts/usuarios';
import { z } from 'zod';
import { canonicalJson, sha256Of } from './canonical';
import { correo } from '../lines/fields';
import { KINDS, LATER_KINDS, type Kind } from '../lines/lines';

/** The last entry of a package: if it is missing, the package was not finished. */
export const MANIFEST_NAME = 'manifiesto.json';
export const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.strictObject({
  formato: z.literal(FORMAT, { error: 'es de otro formato: hace falta otra versión del producto' }),
  /** Version of the product that wrote the package. */
  producto: z.string().max(50),
  proyecto: z.strictObject({ _id: z.string(), nombre: z.string(), clave: z.string() }),
  /** Digest of the content only: equal content has an equal digest, wherever and whenever it was exported. */
  huella: sha256,
  tipos: z.array(
    z.strictObject({
      tipo: z.enum(KINDS as [Kind, ...Kind[]]),
      lineas: z.int().nonnegative(),
      /** Digest of all lines in sequence. */
      sha256,
    }),
  ),
  /** The people named in it and the project's team, to create them if they are missing. Not part of the content. */
  personas: z.array(z.strictObject({ correo, nombre: z.string().min(1).max(200) })).max(100_000),
  equipo: z.strictObject({
    nombre: z.string().min(1).max(200),
    miembros: z.array(z.strictObject({ correo, rol: rolEquipoSchema })).max(500),
  }),
  /** Digest of everything above. */
  sello: sha256,
});

export type Manifest = z.infer<typeof manifestSchema>;
export type KindDigest = Manifest['tipos'][number];

/** Whether a package states its number of lines of a kind. */
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

/** Throws a message in Spanish if it is no manifest or was changed after writing. */
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
