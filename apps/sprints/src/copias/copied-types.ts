import type { epicaEstado, historiaEstado, proyectoEstado } from '@pmp/contracts/proyectos';
import type { usuarioEstado } from '@pmp/contracts/usuarios';
import type { z } from 'zod';

export type HistoriaDatos = z.output<typeof historiaEstado.datos>;
export type EpicaDatos = z.output<typeof epicaEstado.datos>;
export type ProyectoDatos = z.output<typeof proyectoEstado.datos>;
export type UsuarioDatos = z.output<typeof usuarioEstado.datos>;

/** A story as this service knows it, with the title of its epic. */
export type HistoriaCopia = HistoriaDatos & { _id: string; version: number; tituloEpica: string };
