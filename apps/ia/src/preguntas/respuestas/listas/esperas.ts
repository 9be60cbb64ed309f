import { t } from '../../../idioma/idioma';
import type { Espera } from '../../person-reader';
import { type Contexto, idsOf } from '../contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceHistoria,
  enlaceTarea,
  enumerar,
  lineas,
  literal,
  yMas,
} from '../contexto/redaccion';

const FILAS = 8;

const enlaceOf = (item: Espera['item']): string =>
  item.tipo === 'tarea' ? enlaceTarea(item) : enlaceHistoria(item);

/** What waits for something else, and for what: the other half of being blocked. Null: nothing does. */
export async function esperasOf(contexto: Contexto, asignado: string | undefined): Promise<string | null> {
  const { reader, ambito } = contexto;
  const todas = await reader.esperas(idsOf(ambito));
  const suyas = todas.filter(({ item }) => asignado === undefined || item.responsable === asignado);
  if (!suyas.length) return null;
  const gente = new Map((await reader.gente(idsOf(ambito))).map(({ _id, nombre }) => [_id, nombre]));
  const motivo = (por: Espera['por'][number]): string => {
    if (!por) return 'algo de un proyecto que no puedes ver';
    const quien = por.responsable && gente.get(por.responsable);
    return t`${enlaceOf(por)} (${por.estado}${quien ? t`, ${literal(quien)}` : ''})`;
  };
  return lineas(
    t`${cantidad(suyas.length, 'historia o tarea espera', 'historias o tareas esperan')} a que termine otra:`,
    elementos(
      suyas
        .slice(0, FILAS)
        .map(({ item, por }) => t`${enlaceOf(item)}: espera a ${enumerar(por.map(motivo))}`),
    ),
    yMas(suyas.length, FILAS),
  );
}
