import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { TestOwners } from '@pmp/testing';
import { newId, World } from './world';

type Own = Awaited<ReturnType<TestOwners['own']>>;

let world: World;
let owners: TestOwners;
let own: Record<'usuario' | 'equipo' | 'proyecto', Own>;
beforeAll(async () => {
  world = await World.start();
  owners = await TestOwners.start(world.broker.url);
  own = {
    usuario: await owners.own(usuarioEstado),
    equipo: await owners.own(equipoEstado),
    proyecto: await owners.own(proyectoEstado),
  };
});
afterAll(async () => {
  await owners.close();
  await world.close();
});

const membersOf = (miembros: string[]) => miembros.map((usuario) => ({ usuario, rol: 'miembro' as const }));
const madeTeam = (...miembros: string[]): string =>
  own.equipo({ nombre: 'Nuevo', miembros: membersOf(miembros) });

describe('what another service has just done counts here at once', () => {
  it('a team: its chat is open, by HTTP and by command', async () => {
    const team = madeTeam(world.ana._id, world.luis._id);
    expect((await world.send(world.ana, 'equipo', team)).contenido).toBe('hola');
    expect((await world.mensajes(world.luis, 'equipo', team)).mensajes).toHaveLength(1);
    const asked = { usuario: world.eva._id, tipoChat: 'equipo', chatId: team };
    expect(await world.command('comando.mensajes.puede-ver.v1', asked)).toMatchObject({ permitido: false });
  });

  it('a lost place: no socket of theirs stays, although the copy still has it', async () => {
    const team = madeTeam(world.ana._id, world.eva._id);
    const asked = { usuario: world.eva._id, tipoChat: 'equipo', chatId: team };
    const isLetStay = (parts = {}) => world.command('comando.mensajes.puede-ver.v1', { ...asked, ...parts });
    expect(await isLetStay()).toMatchObject({ permitido: true });
    own.equipo({ nombre: 'Nuevo', miembros: membersOf([world.ana._id]) }, { _id: team, version: 2 });
    expect(await isLetStay()).toMatchObject({ permitido: true });
    expect(await isLetStay({ cambiado: true })).toMatchObject({ permitido: false });
  });

  it('a project of that team', async () => {
    const date = '2026-11-20T10:00:00.000Z';
    const proyecto = own.proyecto({
      nombre: 'Tienda',
      clave: 'TIENDA',
      estado: 'activo',
      prioridad: 'media',
      fechaInicio: date,
      fechaFin: null,
      createdAt: date,
      equipo: madeTeam(world.ana._id, world.luis._id),
      creador: world.ana._id,
    });
    await world.send(world.ana, 'proyecto', proyecto);
    expect((await world.mensajes(world.luis, 'proyecto', proyecto)).mensajes).toHaveLength(1);
    expect((await world.as(world.eva)('GET', `/mensajes/${proyecto}/proyecto`)).status).toBe(404);
  });

  it('an account: it writes and is written to', async () => {
    const account = { correo: 'n@e.es', avatar: null, rol: 'usuario', estado: 'activo', sesion: 0 };
    const _id = own.usuario({ nombre: 'Nueva', ...account });
    const sent = { contenido: 'hola', tipoChat: 'directo', tipoReceptor: 'usuario' };
    const reply = await world.command('comando.mensajes.enviar.v1', {
      usuario: _id,
      mensaje: { ...sent, receptor: world.ana._id },
    });
    expect(reply).toMatchObject({ success: true });
    const other = own.usuario({ nombre: 'Otra', ...account });
    expect((await world.send(world.ana, 'directo', other)).contenido).toBe('hola');
    await expect(world.send(world.ana, 'directo', newId())).rejects.toThrow();
  });
});
