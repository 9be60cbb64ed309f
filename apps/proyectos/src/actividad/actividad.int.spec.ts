import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { consultarActividad, consultarComentarios } from '@pmp/contracts/proyectos';
import type { TestPerson } from '@pmp/testing';
import type { z } from 'zod';
import { World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const around = () => ({
  desde: new Date(Date.now() - HOUR_MS).toISOString(),
  hasta: new Date(Date.now() + HOUR_MS).toISOString(),
});
const ask = (command: string, { _id }: TestPerson, proyecto: string, rest: object = {}) =>
  world.command(command, { usuario: _id, proyecto, ...around(), ...rest });

describe('asking what happened in a project', () => {
  it('tells what was created and changed, by whom, oldest first', async () => {
    const { historia, proyecto } = await world.tree();
    await world.as(world.member)('PUT', `/historias/${historia._id}`, { estado: 'en progreso' });
    const { cambios } = (await ask('consultar-actividad', world.member, proyecto._id))['datos'] as z.infer<
      typeof consultarActividad.reply
    >;
    const suyos = cambios.filter(({ _id }) => _id === historia._id);
    expect(suyos).toMatchObject([
      { entidad: 'historia', titulo: historia.titulo, campo: null },
      { autor: world.member._id, campo: 'estado', de: 'pendiente', a: 'en progreso' },
    ]);
    const past = { desde: '2020-01-01T00:00:00.000Z', hasta: '2020-02-01T00:00:00.000Z' };
    const before = await ask('consultar-actividad', world.member, proyecto._id, past);
    expect(before['datos']).toEqual({ cambios: [] });
  });

  it('tells the comments, of all or of some', async () => {
    const { historia, proyecto } = await world.tree();
    const texto = 'Falta el certificado';
    await world.as(world.member)('POST', `/historias/${historia._id}/comentarios`, { texto });
    const of = async (sobre?: string[]) =>
      (await ask('consultar-comentarios', world.member, proyecto._id, sobre && { sobre }))[
        'datos'
      ] as z.infer<typeof consultarComentarios.reply>;
    const said = { autor: world.member._id, texto, sobre: { entidad: 'historia', titulo: historia.titulo } };
    expect((await of()).comentarios).toMatchObject([said]);
    expect((await of([historia._id])).comentarios).toMatchObject([said]);
    expect((await of([proyecto._id])).comentarios).toEqual([]);
  });

  it.each(['consultar-actividad', 'consultar-comentarios'])(
    '%s tells an outsider nothing',
    async (command) => {
      const { proyecto } = await world.tree();
      expect(await ask(command, world.outsider, proyecto._id)).toMatchObject({
        error: { kind: 'missing' },
      });
    },
  );
});
