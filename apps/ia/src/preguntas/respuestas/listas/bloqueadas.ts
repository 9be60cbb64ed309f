import { nombreDe as nombreEn } from './filas';
import { decir, t } from '../../../idioma/idioma';
import type { Tarea } from '../../../datos/lectura/datos';
import { mentions } from '../../texto/similarity';
import type { Comentario, Mensaje } from '../../person-reader';
import { type Contexto, idsOf } from '../contexto/contexto';
import { addDias, fechaLarga, literal } from '../contexto/redaccion';

/** How far back a message may be to explain why something is blocked. */
const DIAS = 14;
const LETRAS = 160;

const ultimo = <T>(items: readonly T[]): T | undefined => items.at(-1);

/** Why each of these tasks is blocked, in words, by id: since when, and what was said of it last. */
export async function motivosOf(
  tareas: readonly Tarea[],
  nombres: ReadonlyMap<string, string>,
  { reader, ambito, hoy }: Contexto,
): Promise<ReadonlyMap<string, string>> {
  const [entradas, comentarios, mensajes] = await Promise.all([
    reader.entradas(tareas),
    reader.comentarios(tareas),
    reader.mensajes(idsOf(ambito), { desde: addDias(hoy, -DIAS), hasta: hoy }),
  ]);
  const nombreDe = (id: string | null): string => nombreEn(id, nombres, 'Alguien').split(' ')[0] ?? '';
  const dicho = ({ autor, texto }: Comentario | Mensaje, donde: string): string =>
    t`${nombreDe(autor)} ${donde}: «${literal(texto).slice(0, LETRAS).replace(/\.$/, '')}»`;
  return new Map(
    tareas.map((tarea) => {
      const desde = entradas.get(tarea._id);
      const comentario = ultimo((comentarios ?? []).filter(({ _id }) => _id === tarea._id));
      const mensaje = ultimo((mensajes ?? []).filter(({ texto }) => mentions(texto, tarea.titulo)));
      const partes = [
        desde && t`${desde.exacta ? 'desde' : 'al menos desde'} el ${fechaLarga(desde.fecha, hoy)}`,
        comentario && dicho(comentario, 'comentó'),
        mensaje && dicho(mensaje, 'dijo en el chat'),
        !comentario && !mensaje && comentarios && mensajes && 'nadie ha escrito por qué',
        (!comentarios || !mensajes) && 'ahora no puedo leer lo que se ha escrito',
      ].filter(Boolean);
      return [tarea._id, partes.map(decir).join('; ')];
    }),
  );
}
