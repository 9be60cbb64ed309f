import type { EtiquetaDeElemento, Persona } from '@pmp/contracts/common';
import type { epicaEstado, etiquetaEstado, historiaEstado } from '@pmp/contracts/proyectos';
import type { usuarioEstado } from '@pmp/contracts/usuarios';
import type { z } from 'zod';

export type HistoriaDatos = z.output<typeof historiaEstado.datos>;
export type EpicaDatos = z.output<typeof epicaEstado.datos>;
export type EtiquetaDatos = z.output<typeof etiquetaEstado.datos>;
export type UsuarioDatos = z.output<typeof usuarioEstado.datos>;

/** A story as this service knows it, with the title of its epic, its owner and its labels. */
export type HistoriaCopia = Omit<HistoriaDatos, 'responsable' | 'etiquetas'> & {
  _id: string;
  version: number;
  tituloEpica: string;
  responsable: Persona | null;
  etiquetas: EtiquetaDeElemento[];
};

/** Where a story is on a board. */
export type HistoriaPlace = Pick<HistoriaCopia, '_id' | 'proyecto' | 'orden' | 'estado' | 'columna'>;

/** What a measurement of a sprint needs of a story. */
export type HistoriaCounted = Pick<HistoriaCopia, '_id' | 'estado' | 'puntos' | 'epica'>;
