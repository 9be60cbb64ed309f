import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reabrirEquipo } from '@pmp/contracts/usuarios';
import { eventually, newId } from '@pmp/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { Types } from 'mongoose';
import { bodyOf, type Person, startWorld, type World } from '../../test/world';
import { TombstoneSweeper } from '../tombstones/tombstone-sweeper';

let world: World;
let admin: Person;
let ana: Person;
let luis: Person;

beforeAll(async () => {
  world = await startWorld();
  admin = await world.person({ rol: 'admin', nombre: 'Admin' });
  [ana, luis] = [await world.person({ nombre: 'Ana' }), await world.person()];
});
afterAll(() => world.close());

const del = (caller: Person, id: string) =>
  world.http('DELETE', `/api/equipos/${id}`, { token: caller.token });
const reopen = async (asked: { equipo: string; cierre: string }) =>
  (await world.nats.request(reabrirEquipo.subject, JSON.stringify(asked))).json<{
    datos: { existe: boolean };
  }>().datos;

/** A team with Ana as admin and Luis as member. */
const newTeam = () =>
  world.team([
    [ana, 'admin'],
    [luis, 'miembro'],
  ]);

describe('deleting a team', () => {
  it('leaves a tombstone and tells its people in one transaction', async () => {
    const id = await newTeam();
    const said = await world.heard(async () => {
      expect((await del(ana, id)).body).toEqual({ success: true });
    });
    expect(await world.equipo(id)).toMatchObject({ miembros: [], version: 2, eliminadoEn: expect.any(Date) });
    expect(bodyOf(said, `estado.usuarios.equipo.v1.${id}`)).toMatchObject({
      _id: id,
      version: 2,
      datos: null,
    });
    expect(bodyOf(said, 'hecho.usuarios.equipo.eliminado.v1').datos).toEqual({
      _id: id,
      nombre: 'Plataforma',
    });
    const retirados = said.filter(({ subject }) => subject === 'hecho.usuarios.equipo.miembro-retirado.v1');
    expect(retirados.map(({ body }) => body.datos.usuario).sort()).toEqual([ana._id, luis._id].sort());
    expect(bodyOf(said, `vivo.usuario.${luis._id}`).datos).toEqual({ equipo: id, accion: 'retirado' });
    const again = await del(admin, id);
    expect([again.status, again.body.message]).toEqual([404, 'El equipo no existe o ya fue eliminado']);
    const { equipos } = (await world.http('GET', '/api/equipos', { token: admin.token })).body;
    expect((equipos as { _id: string }[]).map(({ _id }) => _id)).not.toContain(id);
  });

  it('leaves nothing in the stream of states once that is long ago, and it is looked at once', async () => {
    const [gone, stays] = [await newTeam(), await newTeam()];
    const { streams } = await jetstreamManager(world.nats);
    const stored = () => streams.getMessage('ESTADO', { last_by_subj: `estado.usuarios.equipo.v1.${gone}` });
    await del(ana, gone);
    await eventually(async () => expect(await stored()).not.toBeNull());
    const sweeper = world.app.get(TombstoneSweeper);
    const later = new Date(Date.now() + 60_000);
    expect(await sweeper.sweep(later)).toBeGreaterThan(0);
    expect(await stored()).toBeNull();
    expect(await sweeper.sweep(later)).toBe(0);
    const retiro = await world.connection.collection('retiros').findOne({});
    expect(retiro).toEqual({ _id: 'ESTADO', hasta: later });
    expect(await world.equipo(stays)).toMatchObject({ eliminadoEn: null });
  });

  it.each([
    [1, 'No se puede eliminar el equipo: tiene 1 proyecto'],
    [3, 'No se puede eliminar el equipo: tiene 3 proyectos'],
  ])('is refused while it owns projects (%i), and says how many', async (total, message) => {
    const id = await newTeam();
    world.projectsOf.set(id, total);
    const said = await world.heard(async () => {
      const reply = await del(ana, id);
      expect([reply.status, reply.body.message]).toEqual([409, message]);
    });
    expect(said).toEqual([]);
    expect(await world.equipo(id)).toMatchObject({ eliminadoEn: null, version: 1 });
  });

  it('is given up when a project wants in meanwhile, and refused once that project is there', async () => {
    const id = await newTeam();
    const asked = world.closed.length;
    const deletion = del(ana, id);
    await eventually(() => expect(world.closed.length).toBeGreaterThan(asked));
    const reopened = await reopen(world.closed.at(-1)!);
    world.projectsOf.set(id, 1);
    const { status } = await deletion;
    // Whichever came first has won, and both services agree on it.
    expect([reopened.existe, status]).toEqual(reopened.existe ? [true, 409] : [false, 200]);
  });

  it('ends only the deletion that closed the team', async () => {
    const id = await newTeam();
    await world.connection
      .collection('equipos')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { cierre: newId() } });
    expect(await reopen({ equipo: id, cierre: newId() })).toEqual({ existe: true });
    expect((await world.equipo(id))?.cierre).toBeDefined();
    expect((await del(ana, id)).status).toBe(200);
    expect(await reopen({ equipo: id, cierre: newId() })).toEqual({ existe: false });
  });
});
