import type { Enlace, Enlazable } from '@pmp/contracts/proyectos';
/** A link as one of its ends sees it. */
export const RELACIONES = ['bloqueadaPor', 'bloquea', 'relacionada', 'duplica', 'duplicada'] as const;
export type Relacion = (typeof RELACIONES)[number];

/** Those that one can choose. */
export const ELEGIBLES = RELACIONES.filter((relacion) => relacion !== 'duplicada');

const TIPO_DE: Record<Relacion, Enlace['tipo']> = {
  bloqueadaPor: 'bloquea',
  bloquea: 'bloquea',
  relacionada: 'relaciona',
  duplica: 'duplica',
  duplicada: 'duplica',
};

export interface Punta {
  tipo: Enlazable;
  _id: string;
  clave: string;
  titulo: string;
  estado: string;
  proyecto: string;
}

export type Extremo = Enlace['origen'];
export const isVisto = (extremo: Extremo): extremo is Exclude<Extremo, { oculto: true }> =>
  !('oculto' in extremo);
export const isHecho = (extremo: Extremo): boolean =>
  isVisto(extremo) ? extremo.estado === 'completada' : extremo.completado;

/** Which link that makes, seen from `id`. */
export const puntasDe = (relacion: Relacion, id: string, otro: string) => {
  const tipo = TIPO_DE[relacion];
  const espera = relacion === 'bloqueadaPor' || relacion === 'duplicada';
  return espera ? { tipo, origen: otro, destino: id } : { tipo, origen: id, destino: otro };
};

/** How it looks from this end, and what is at the other one. */
export const vistoDesde = (
  id: string,
  { tipo, origen, destino }: Enlace,
): { relacion: Relacion; otro: Extremo } => {
  const isOrigen = isVisto(origen) && origen._id === id;
  const otro = isOrigen ? destino : origen;
  if (tipo === 'bloquea') return { relacion: isOrigen ? 'bloquea' : 'bloqueadaPor', otro };
  if (tipo === 'duplica') return { relacion: isOrigen ? 'duplica' : 'duplicada', otro };
  return { relacion: 'relacionada', otro };
};
