import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { consultarCupos, type TableroReply } from '@pmp/contracts/sprints';
import { CommandClient } from '@pmp/platform';
import { World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

it('the columns that refuse what does not fit are told with what counts in them', async () => {
  const { proyecto, historias } = await world.backlog([{}, { estado: 'en progreso' }]);
  const { _id } = await world.tablero(proyecto);
  const asked = () => world.service.app.get(CommandClient).ask(consultarCupos, { proyecto });
  expect(await asked()).toEqual({ cupos: [] });

  const { tablero, columnas } = (await world.board(_id)) as TableroReply;
  const limites = { muestra: columnas[0]!._id, impide: columnas[1]!._id };
  await world.as(world.member)('PUT', `/tableros/${_id}/columnas`, {
    version: tablero.version,
    columnas: columnas.map(({ _id: id, nombre, estado }) => ({
      _id: id,
      nombre,
      estado,
      limite:
        id === limites.impide
          ? { maximo: 2, por: 'tarjetas', modo: 'impide' }
          : id === limites.muestra
            ? { maximo: 1, por: 'tarjetas', modo: 'muestra' }
            : null,
    })),
  });
  const cupo = {
    columna: limites.impide,
    nombre: 'En progreso',
    dentro: [
      { estado: 'en progreso', columnas: [], salvo: true },
      { estado: 'en revisión', columnas: [], salvo: true },
    ],
    maximo: 2,
    por: 'tarjetas',
  };
  expect(await asked()).toEqual({ cupos: [{ ...cupo, entre: null, completadasDesde: expect.any(String) }] });
  await world.running(proyecto, historias);
  expect(await asked()).toEqual({ cupos: [{ ...cupo, entre: historias }] });
});
