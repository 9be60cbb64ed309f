import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ReglaColumna, TableroReply } from '@pmp/contracts/sprints';
import { Types } from 'mongoose';
import { newId, World, type Backlog } from '../../test/world';

let world: World;
let backlog: Backlog;
let tablero: string;
beforeAll(async () => {
  world = await World.start();
  backlog = await world.backlog([{}, { estado: 'en progreso' }]);
  await world.running(backlog.proyecto, backlog.historias);
  tablero = (await world.tablero(backlog.proyecto))._id;
});
afterAll(() => world.close());

const bare = ({ columnas }: TableroReply) =>
  columnas.map(({ _id, nombre, estado }) => ({ _id, nombre, estado }));
const move = (columnaDestinoId: string) =>
  world.as(world.member)('PUT', `/tableros/mover-historia/${backlog.historias[1]}`, { columnaDestinoId });

it('a column cannot be made with the id of a column of strangers, also of one that is gone', async () => {
  const change = async (columnas: object[], retiradas: object[] = []) => {
    const { version } = (await world.board(tablero)).tablero;
    const path = `/tableros/${tablero}/columnas`;
    const { body } = await world.as(world.member)('PUT', path, { version, columnas, retiradas });
    return (body as { columnas: ReglaColumna[] }).columnas;
  };
  const own = bare(await world.board(tablero));
  const nueva = { nombre: 'Diseño', estado: 'en progreso' };
  const gone = (await change([...own, nueva])).find(({ nombre }) => nombre === nueva.nombre)!._id;
  await change(own, [{ _id: gone, destino: own[1]!._id }]);

  const { outsider, otherTeam } = world;
  const ajeno = world.proyectos.proyecto(otherTeam, outsider._id);
  await world.arrived('copia_proyectos', ajeno);
  const theirs = (await world.as(outsider)('GET', `/tableros/principal/${ajeno}`)).body as TableroReply;
  for (const _id of [own[0]!._id, gone]) {
    const robada = { _id, nueva: true, nombre: 'Robada', estado: 'pendiente' };
    const body = { version: theirs.tablero.version, columnas: [...bare(theirs), robada] };
    const reply = await world.as(outsider)('PUT', `/tableros/${theirs.tablero._id}/columnas`, body);
    expect([reply.status, reply.body.motivo]).toEqual([409, 'sprints.idOcupado']);
  }
  expect((await move(own[0]!._id)).status).toBe(200);
});

it('a board is found although strangers have a column with the same id since before that was refused', async () => {
  const { _id } = (await world.board(tablero)).columnas[2]!;
  const tableros = world.collection('tableros');
  const found = await tableros.findOne({ _id: new Types.ObjectId(tablero) });
  await tableros.insertOne({ ...found, _id: new Types.ObjectId('0'.repeat(24)), proyecto: newId() });
  expect((await move(_id)).status).toBe(200);
});
