import type { Tarea } from '@pmp/contracts/proyectos';
import { formOf, PNG, type Adjunto } from '@pmp/testing';
import { randomBytes } from 'node:crypto';
import { Sweeper } from '../src/papelera/sweeper';
import type { World } from './world';

export const file = (nombre: string, bytes: Buffer): Adjunto => ({ nombre, bytes });

/** A picture of so many bytes. */
export const big = (size: number) => Buffer.concat([PNG, randomBytes(size - PNG.length)]);

/** Uploads files to tasks, or to other elements, and counts what is stored. `world` is a function because it starts later. */
export const taskFiles = (world: () => World) => ({
  upload: (id: string, ...files: Adjunto[]) =>
    world().form(world().member, 'POST', `/tareas/${id}/archivos`, formOf({}, files)),

  /** `path`: `/historias/65a…`. */
  attach: (path: string, ...files: Adjunto[]) =>
    world().form(world().member, 'POST', `${path}/archivos`, formOf({}, files)),

  download: (url: string, person = world().member) =>
    world().service.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${person.token}` } }),

  stored: async (id: string) =>
    (await world().as(world().member)('GET', `/tareas/${id}`)).body.tarea as Tarea,

  kept: async () => ({
    files: await world().collection('archivos.files').countDocuments(),
    chunks: await world().collection('archivos.chunks').countDocuments(),
    rows: await world().collection('barridos').countDocuments({ tipo: 'archivo' }),
  }),

  sweep: (now = new Date()) => world().service.app.get(Sweeper, { strict: false }).sweep(now),
});
