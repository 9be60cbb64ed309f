import type { Notificacion } from '@pmp/contracts/notificaciones';
import { type Asunto, asuntosOf } from '@pmp/contracts/notificaciones/reglas';

export type Silenciable = Asunto & { nombre: string };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * What can be silenced of a notification, with its name; what has none here cannot. One that tells of several is about
 * no single item.
 */
export const silenciablesOf = (
  notificacion: Notificacion,
  proyectos: readonly { _id: string; nombre: string }[],
): Silenciable[] => {
  const { parametros = {}, elementos } = notificacion;
  const nombreDe = ({ tipo, _id }: Asunto): string | undefined => {
    if (tipo === 'persona') return textOf(parametros['autor']);
    if (tipo === 'proyecto') return proyectos.find((each) => each._id === _id)?.nombre;
    return elementos ? undefined : textOf(parametros['titulo']);
  };
  return asuntosOf(notificacion).flatMap((asunto) => {
    const nombre = nombreDe(asunto);
    return nombre ? [{ ...asunto, nombre }] : [];
  });
};
