import type { Envio, HechoDeWebhook } from '@pmp/contracts/integraciones';
import type { JournalFact } from '@pmp/platform';
import { hechoOf } from './catalogo';

/** The element that a fact is about. */
export interface Sobre {
  entidad: 'epica' | 'historia' | 'tarea';
  _id: string;
}

/** A fact, as webhooks are told of it. */
export interface Contado {
  hecho: HechoDeWebhook;
  mensaje: string;
  ocurrido: string;
  proyecto: string | null;
  entidad: string;
  /** Undefined: it is about no element. */
  sobre: Sobre | undefined;
  envio: Envio;
}

interface Named {
  _id?: unknown;
  proyecto?: unknown;
  /** Of a comment: what it was made on. */
  sobre?: Sobre;
}

const ELEMENTOS: readonly string[] = ['epica', 'historia', 'tarea'] satisfies Sobre['entidad'][];

const sobreOf = (entidad: string, { _id, sobre }: Named): Sobre | undefined => {
  if (entidad === 'comentario') return sobre;
  return ELEMENTOS.includes(entidad) && typeof _id === 'string' ? ({ entidad, _id } as Sobre) : undefined;
};

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** undefined: webhooks are not told of it. */
export function contadoOf({ asunto, evento }: JournalFact): Contado | undefined {
  const hecho = hechoOf(asunto);
  if (!hecho || !evento) return undefined;
  const datos = evento.datos as Named;
  const entidad = hecho.split('.')[0]!;
  const proyecto = textOr(entidad === 'proyecto' ? datos._id : datos.proyecto);
  return {
    hecho,
    // The dot divides what is signed, and some receivers allow nothing but letters, digits, '-' and '_'.
    mensaje: `msg_${evento.id.replace(/[^\w-]/g, '_')}`,
    ocurrido: evento.ocurrido,
    proyecto,
    entidad: `${entidad} ${textOr(datos._id) ?? ''}`,
    sobre: sobreOf(entidad, datos),
    envio: {
      type: hecho,
      timestamp: evento.ocurrido,
      data: { proyecto, autor: evento.actor, hecho: evento.datos },
    },
  };
}
