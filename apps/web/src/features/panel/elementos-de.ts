import type { Resumen } from '@pmp/contracts/proyectos';
import type { Elemento } from '../../shared/elementos/elementos';

/** What the page may show of each, once: a person's own tasks are often the recent ones too. */
export const elementosDe = ({ misTareas = [], misHistorias = [], tareasRecientes }: Resumen): Elemento[] => {
  const all: Elemento[] = [
    ...[...misTareas, ...tareasRecientes].map((datos) => ({ entidad: 'tarea' as const, datos })),
    ...misHistorias.map((datos) => ({ entidad: 'historia' as const, datos })),
  ];
  return [...new Map(all.map((elemento) => [elemento.datos._id, elemento])).values()];
};
