import { erroresProyectos, type ComentarioCreate, type ComentarioUpdate } from '@pmp/contracts/proyectos';
import { DomainError, withAnterior, type Caller } from '@pmp/platform';
import { objectId } from '../storage/object-id';
import type { ComentarioDoc } from './comentario.model';
import type { Sujeto } from './sujetos';

export const newComentario = (
  datos: ComentarioCreate,
  { entidad, _id: sobre, proyecto }: Pick<Sujeto, 'entidad' | '_id' | 'proyecto'>,
  menciones: readonly string[],
  creador: string,
  now: Date,
): ComentarioDoc => ({
  _id: objectId(datos._id),
  texto: datos.texto,
  menciones: menciones.map(objectId),
  entidad,
  sobre,
  proyecto,
  creador: objectId(creador),
  createdAt: now,
  updatedAt: now,
  editado: null,
  version: 1,
});

/** The fields that a PUT changes; none when the text is the same. */
export const changesOfComentario = (
  current: ComentarioDoc,
  { texto }: ComentarioUpdate,
  menciones: readonly string[],
  now: Date,
): Partial<ComentarioDoc> =>
  texto === undefined || texto === current.texto
    ? {}
    : {
        texto,
        menciones: menciones.map(objectId),
        editado: now,
        versionTexto: current.version + 1,
        anteriores: withAnterior(current.anteriores, current.texto, current.editado ?? current.createdAt),
      };

const isAutor = ({ creador }: ComentarioDoc, { _id }: Caller): boolean => creador.toHexString() === _id;

/** Nobody may change what somebody else has said, not even an admin. */
export function assertAutor(doc: ComentarioDoc, caller: Caller): void {
  if (!isAutor(doc, caller)) throw new DomainError(erroresProyectos.comentarioAjeno);
}

/** People whom `now` mentions and `before` did not. */
export const newlyNamed = (before: Partial<ComentarioDoc>, now: ComentarioDoc): string[] => {
  const known = new Set((before.menciones ?? []).map(String));
  return now.menciones.map(String).filter((persona) => !known.has(persona));
};
