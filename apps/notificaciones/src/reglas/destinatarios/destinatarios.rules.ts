import type { Said } from '@pmp/contracts/notificaciones';
import { type Aviso, wordsOf } from '../../notificaciones/notificacion.rules';

/** Everybody concerned except whoever did it: nobody is notified of their own action. */
export const withoutActor = (personas: readonly string[], actor: string | null): string[] => [
  ...new Set(personas.filter((persona) => persona !== actor)),
];

interface Hecho {
  id: string;
  ocurrido: string;
  actor: string | null;
}

type Contenido = Pick<Aviso, 'accion' | 'regla' | 'proyecto'> &
  (Said | (Pick<Aviso, 'titulo' | 'mensaje'> & { aviso?: undefined }));

/** A notification because of a fact, which is its cause unless another one is given. */
export const avisoOf = (
  { id, ocurrido, actor }: Hecho,
  personas: readonly string[],
  contenido: Contenido,
  causa = id,
): Aviso => {
  const { accion, regla, proyecto } = contenido;
  const words =
    contenido.aviso === undefined
      ? { titulo: contenido.titulo, mensaje: contenido.mensaje }
      : wordsOf(contenido);
  return {
    accion,
    regla,
    ...words,
    personas: withoutActor(personas, actor),
    timestamp: new Date(ocurrido),
    causa,
    actor: actor ?? undefined,
    proyecto,
  };
};
