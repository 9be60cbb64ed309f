import type { Enlazable, EnlaceCreate, TipoEnlace } from '@pmp/contracts/proyectos';
import { objectId } from '../storage/object-id';
import type { EnlaceDoc } from './enlace.model';

type Id = EnlaceDoc['_id'];

/** An element that can be an end. */
export interface Enlazado {
  tipo: Enlazable;
  _id: Id;
  clave?: string;
  titulo: string;
  proyecto: Id;
}

/** `relaciona` is the same from both ends, and of two that repeat each other one is enough; who waits for whom is not. */
export function parOf(tipo: TipoEnlace, origen: string, destino: string): string {
  const ends = tipo === 'bloquea' ? [origen, destino] : [origen, destino].toSorted();
  return [tipo, ...ends].join(':');
}

const puntaOf = ({ tipo, _id, proyecto }: Enlazado) => ({ tipo, _id, proyecto });

export function newEnlace(
  { _id, tipo }: Pick<EnlaceCreate, '_id' | 'tipo'>,
  { origen, destino }: { origen: Enlazado; destino: Enlazado },
  { creador, now }: { creador: string; now: Date },
): EnlaceDoc {
  return {
    _id: objectId(_id),
    tipo,
    origen: puntaOf(origen),
    destino: puntaOf(destino),
    par: parOf(tipo, origen._id.toHexString(), destino._id.toHexString()),
    creador: objectId(creador),
    createdAt: now,
    updatedAt: now,
    version: 1,
    viva: true,
  };
}

/** How the history of each end calls the link. */
export const CAMPOS: Readonly<Record<TipoEnlace, { origen: string; destino: string }>> = {
  bloquea: { origen: 'bloquea', destino: 'bloqueadaPor' },
  relaciona: { origen: 'relacionada', destino: 'relacionada' },
  duplica: { origen: 'duplica', destino: 'duplicada' },
};

/** What the history of one end says of the other; of one in another project, whose readers may be others, nothing. */
export const namedIn = (reader: Pick<Enlazado, 'proyecto'>, other: Enlazado): string =>
  other.proyecto.equals(reader.proyecto) ? [other.clave, other.titulo].filter(Boolean).join(' · ') : '';
