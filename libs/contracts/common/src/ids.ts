import { z } from 'zod';
import { erroresComunes } from './errores/common-errors';
import { textOf } from './schema-text';

/** 24 lower-case hex characters: a MongoDB ObjectId as text. */
const ID_NO_VALIDO = textOf(erroresComunes.identificadorNoValido);
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, ID_NO_VALIDO);

/** Path parameter object of every `/:id` route. */
export const idParamSchema = z.object({ id: idSchema });

/**
 * A reference sent as a bare id or as an object that carries one; it is read as the id. `mensaje` is the error when it
 * is missing.
 */
export const referenciaObligatoriaSchema = (mensaje: string) =>
  z.union([idSchema, z.object({ _id: idSchema }).transform((o) => o._id)], {
    error: ({ input }) => (input === undefined ? mensaje : ID_NO_VALIDO),
  });

export const referenciaSchema = referenciaObligatoriaSchema(textOf(erroresComunes.campoObligatorio));

/** Whether no two of these have the same id; those without one get one that is new. */
export const withoutRepeatedIds = (all: readonly { _id?: string | undefined }[]): boolean => {
  const ids = all.flatMap(({ _id }) => _id ?? []);
  return new Set(ids).size === ids.length;
};

/** ISO 8601 in UTC, as every date leaves the API. */
export const fechaSchema = z.iso.datetime({ offset: true });

/** Integer that grows with each change of an entity; a PUT that sends a stale one is refused with 409. */
export const versionSchema = z.int().nonnegative();
