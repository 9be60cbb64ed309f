import type { AccionFila, AvisoFila } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import { objectId } from '../../storage/object-id';
import type { PlanFila } from '../almacen/importacion.model';
import type { Item } from './item/item';
import type { Place } from './tree.rules';

export type Planned = PlanFila & { notas: string[] };

interface Facts {
  repeated: boolean;
  present: boolean;
  place: Place | undefined;
  huella: Types.ObjectId;
  id: Types.ObjectId;
}

/** Whether a row stays out whatever else it says. */
export const isOut = ({ titulo, tipo, abandonada }: Item): boolean =>
  !titulo || tipo === 'omitir' || abandonada;

/** The fate of a row by itself. */
export function planRow(item: Item, { repeated, present, place, huella, id }: Facts): Planned {
  const row = {
    clave: item.clave,
    titulo: item.titulo,
    tipo: place?.tipo ?? item.tipo,
    comentarios: 0,
    notas: [] as string[],
    huella,
    id,
    padre: place?.padre ? objectId(place.padre) : null,
  };
  const refused = (accion: AccionFila, aviso: AvisoFila): Planned => ({ ...row, accion, avisos: [aviso] });
  if (!item.titulo) return refused('error', 'sinTitulo');
  if (item.tipo === 'omitir') return refused('omitir', 'tipoOmitido');
  if (item.abandonada) return refused('omitir', 'estadoAbandonado');
  if (repeated) return refused('error', 'claveRepetida');
  if (present || !place) return refused('presente', 'yaImportada');
  return { ...row, accion: 'crear', avisos: [...item.avisos, ...place.avisos] };
}

/** What it will be, for whoever looks before it is made. */
export const vistaOf = (
  item: Item,
  etiquetas: string[],
  padre: string | null,
): NonNullable<PlanFila['vista']> => ({
  estado: item.estado,
  prioridad: item.prioridad,
  puntos: item.puntos,
  horas: item.tiempoEstimado,
  responsable: item.responsable,
  etiquetas,
  inicio: item.inicio,
  fin: item.fin,
  fechaLimite: item.fechaLimite,
  padre,
});

/** With what the plan tells about its origin. */
export const withNotas = (item: Item, { notas = [] }: Pick<PlanFila, 'notas'>): Item => ({
  ...item,
  notas: [...item.notas, ...notas],
});
