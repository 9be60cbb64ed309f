import type { Persona } from '@pmp/contracts/common';
import type { epicaEstado, historiaEstado } from '@pmp/contracts/proyectos';
import type { usuarioEstado } from '@pmp/contracts/usuarios';
import type { z } from 'zod';

export type HistoriaDatos = z.output<typeof historiaEstado.datos>;
export type EpicaDatos = z.output<typeof epicaEstado.datos>;
export type UsuarioDatos = z.output<typeof usuarioEstado.datos>;

/** A story as this service knows it, with the title of its epic and its owner. */
export type HistoriaCopia = Omit<HistoriaDatos, 'responsable'> & {
  _id: string;
  version: number;
  tituloEpica: string;
  responsable: Persona | null;
};

/** Where a story is on a board. */
export type HistoriaPlace = Pick<HistoriaCopia, '_id' | 'orden' | 'estado' | 'epica' | 'columna'>;
