import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FactDefinition } from '@pmp/contracts/common';
import {
  MAX_VISTAS_POR_PERSONA,
  papeleraPurgada,
  vistaReplySchema,
  vistasReplySchema,
  type Vista,
} from '@pmp/contracts/proyectos';
import { equipoEliminado, vistasHeredadas } from '@pmp/contracts/usuarios';
import { UnitOfWork } from '@pmp/platform';
import { eventually, type TestPerson } from '@pmp/testing';
import { Types } from 'mongoose';
import { newId, World } from '../../test/world';

let world: World;
let proyecto: string;
beforeAll(async () => {
  world = await World.start();
  proyecto = (await world.proyecto())._id;
});
afterAll(() => world.close());

const post = (datos: object, person = world.member) => world.as(person)('POST', '/vistas', datos);
const make = async (datos: object, person = world.member): Promise<Vista> =>
  vistaReplySchema.parse((await post({ nombre: 'Vista', ...datos }, person)).body).vista;
const put = (id: string, datos: object, person = world.member) =>
  world.as(person)('PUT', `/vistas/${id}`, datos);
const list = async (person: TestPerson): Promise<Vista[]> =>
  vistasReplySchema.parse((await world.as(person)('GET', '/vistas')).body).vistas;
const sees = async (person: TestPerson, id: string) => (await list(person)).some(({ _id }) => _id === id);

const happens = (fact: FactDefinition, datos: object) =>
  world.service.app.get(UnitOfWork).run(async (tx) => tx.fact(fact, datos));

describe('saved views', () => {
  it('keep a query in its printed form, with how it is shown', async () => {
    const vista = await make({
      nombre: '  Lo mío ',
      consulta: 'ESTADO=en-progreso   responsable:yo orden:-actualizado',
      presentacion: 'tablero',
      agrupar: 'prioridad',
      columnas: ['vence', 'clave'],
    });
    expect(vista).toMatchObject({
      nombre: 'Lo mío',
      consulta: 'estado:"en progreso" asignado:yo orden:-actualizada',
      ambito: 'privada',
      presentacion: 'tablero',
      agrupar: 'prioridad',
      columnas: ['clave', 'vence'],
      creador: { _id: world.member._id },
      editable: true,
      version: 1,
    });
    expect((await world.as(world.member)('GET', `/vistas/${vista._id}`)).body.vista).toEqual(vista);
    const again = await post({ _id: vista._id, nombre: 'Otra' });
    expect([again.status, again.body.vista.nombre]).toEqual([200, 'Lo mío']);
    const { body } = await put(vista._id, { consulta: 'bloqueada', agrupar: 'epica', version: 1 });
    expect(body.vista).toMatchObject({ consulta: 'bloqueada', agrupar: 'epica', version: 2 });
    const { body: after } = await put(vista._id, { presentacion: 'cronologia', version: 2 });
    expect(after.vista).toMatchObject({ presentacion: 'cronologia', version: 3 });
    const stale = await put(vista._id, { nombre: 'Tarde', version: 1 });
    expect([stale.status, stale.body.parametros]).toEqual([409, { quien: world.member.nombre }]);
  });

  it.each([
    [{ nombre: ' ' }, 'nombre'],
    [{ consulta: 'estado:hecha' }, 'consulta'],
    [{ consulta: 'x'.repeat(1001) }, 'consulta'],
    [{ ambito: 'equipo' }, 'ambito'],
    [{ ambito: 'de todos' }, 'ambito'],
    [{ presentacion: 'mapa' }, 'presentacion'],
    [{ columnas: ['nada'] }, 'columnas.0'],
  ])('refuse %j', async (datos, campo) => {
    const { status, body } = await post({ nombre: 'Vista', ...datos });
    expect([status, body.errores?.[0].campo]).toEqual([400, campo]);
  });

  it('are not kept with a query that nobody would be answered: too deep, or too long once it is printed', async () => {
    const [deep, long] = [`${'-(a o b '.repeat(30)}c${')'.repeat(30)}`, 'autor:xxxxxxxxx '.repeat(60)];
    const { _id } = await make({});
    for (const consulta of [deep, long])
      for (const { status, body } of [
        await post({ nombre: 'Vista', consulta }),
        await put(_id, { consulta }),
      ])
        expect([status, body.errores?.[0].campo]).toEqual([400, 'consulta']);
  });

  it('are seen and changed by whoever they are for', async () => {
    const { team, otherTeam, member, creator, teamAdmin, admin, outsider } = world;
    const own = await make({ consulta: 'asignado:yo' });
    const ofTeam = await make({ ambito: 'equipo', equipo: team });
    const ofProject = await make({ ambito: 'proyecto', proyecto, equipo: otherTeam });
    expect([ofTeam.equipo?._id, ofProject.equipo, ofProject.proyecto?._id]).toEqual([team, null, proyecto]);
    const seen = async (id: string) =>
      Promise.all([member, creator, teamAdmin, admin, outsider].map((person) => sees(person, id)));
    expect(await seen(own._id)).toEqual([true, false, false, false, false]);
    expect(await seen(ofTeam._id)).toEqual([true, true, true, true, false]);
    expect(await seen(ofProject._id)).toEqual([true, true, true, true, false]);
    const tried = async (id: string) =>
      Promise.all(
        [creator, teamAdmin, admin, outsider].map(
          async (person) => (await put(id, { nombre: 'X' }, person)).status,
        ),
      );
    expect(await tried(own._id)).toEqual([404, 404, 404, 404]);
    expect(await tried(ofTeam._id)).toEqual([403, 200, 200, 404]);
    expect(await tried(ofProject._id)).toEqual([403, 200, 200, 404]);
    const editable = (await list(creator)).find(({ _id }) => _id === ofTeam._id)?.editable;
    expect(editable).toBe(false);
    const foreign = [
      await post({ nombre: 'X', ambito: 'equipo', equipo: otherTeam }),
      await post({ nombre: 'X', ambito: 'equipo', equipo: newId() }),
      await post({ nombre: 'X', ambito: 'proyecto', proyecto }, outsider),
      await post({ nombre: 'X', ambito: 'proyecto', proyecto: newId() }, outsider),
    ].map(({ status, body }) => [status, body.motivo]);
    expect(foreign[0]).toEqual(foreign[1]);
    expect(foreign[2]).toEqual(foreign[3]);
    await put(own._id, { ambito: 'equipo', equipo: team });
    expect(await seen(own._id)).toEqual([true, true, true, true, false]);
    await put(own._id, { ambito: 'privada' });
    expect(await seen(own._id)).toEqual([true, false, false, false, false]);
  });

  it('are answered to the assistant in the name of whoever sees them', async () => {
    const { _id } = await make({ nombre: 'Solo mía', consulta: 'bloqueada' });
    const seen = async ({ _id: usuario }: TestPerson) =>
      (await world.command('consultar-vistas', { usuario })) as { datos: { vistas: Vista[] } };
    const suya = { _id, nombre: 'Solo mía', consulta: 'bloqueada', ambito: 'privada' };
    expect((await seen(world.member)).datos.vistas).toContainEqual(suya);
    expect((await seen(world.creator)).datos.vistas).not.toContainEqual(suya);
  });

  it('are told to those who see them, and only shared ones to the audit trail', async () => {
    const heard = await world.hear();
    const own = await make({});
    await make({ ambito: 'equipo', equipo: world.team, consulta: 'vencida' });
    await eventually(() => {
      const facts = heard.messages.filter(({ subject }) => subject.startsWith('hecho.proyectos.vista.'));
      const told = heard.messages.filter(({ subject }) => subject.startsWith('vivo.usuario.'));
      expect(facts).toHaveLength(1);
      expect(told.filter(({ body }) => JSON.stringify(body).includes(own._id))).toHaveLength(1);
      expect(told.length).toBeGreaterThan(3);
    });
    await heard.stop();
  });

  it('return after they are deleted, and go with their team or project', async () => {
    const own = await make({ consulta: 'vencida' });
    expect((await world.as(world.creator)('DELETE', `/vistas/${own._id}`)).status).toBe(404);
    expect((await world.as(world.member)('DELETE', `/vistas/${own._id}`)).status).toBe(200);
    expect(await sees(world.member, own._id)).toBe(false);
    expect((await world.as(world.creator)('POST', `/vistas/${own._id}/restaurar`)).status).toBe(404);
    expect((await world.as(world.member)('POST', `/vistas/${own._id}/restaurar`)).body.vista.consulta).toBe(
      'vencida',
    );
    const ofProject = await make({ ambito: 'proyecto', proyecto });
    const ofOther = await make({ ambito: 'equipo', equipo: world.otherTeam }, world.outsider);
    await happens(papeleraPurgada, { _id: newId(), tipo: 'proyecto', titulo: 'Tienda', proyecto });
    await happens(equipoEliminado, { _id: world.otherTeam, nombre: 'Otro' });
    await eventually(async () =>
      expect([await sees(world.member, ofProject._id), await sees(world.outsider, ofOther._id)]).toEqual([
        false,
        false,
      ]),
    );
  });

  it('take over, once, the lists of tasks that were saved before', async () => {
    const vistas = [
      { _id: newId(), nombre: 'Urgentes', lista: 'prioridad=alta&orden=-titulo' },
      { _id: newId(), nombre: 'Por persona', lista: 'estado=sin-completar&orden=asignado' },
    ];
    const told = { usuario: world.outsider._id, vistas };
    await happens(vistasHeredadas, told);
    await happens(vistasHeredadas, told);
    await eventually(async () =>
      expect(
        (await list(world.outsider)).map(({ nombre, consulta, agrupar }) => [nombre, consulta, agrupar]),
      ).toEqual([
        ['Por persona', 'tipo:tarea abierta', 'asignado'],
        ['Urgentes', 'tipo:tarea prioridad:alta orden:-titulo', null],
      ]),
    );
  });

  it('changed by many at once are as one of them wrote them, and made once by calls that are repeated at once', async () => {
    const _id = newId();
    const body = { _id, nombre: 'A la vez', ambito: 'proyecto', proyecto };
    const made = await Promise.all(Array.from({ length: 6 }, () => post(body)));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(await world.collection('vistas').countDocuments({ nombre: 'A la vez' })).toBe(1);
    const written = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        put(_id, { nombre: `Vista ${n}`, consulta: `puntos>${n}`, version: 1 }),
      ),
    );
    expect(written.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = written.find(({ status }) => status === 200)!.body.vista as Vista;
    const now = (await list(world.member)).find((vista) => vista._id === _id);
    expect(now).toEqual(winner);
    expect(now!.consulta).toBe(`puntos>${now!.nombre.slice(-1)}`);
  });

  it('are limited in number, also those that are made or restored at once', async () => {
    const { teamAdmin } = world;
    const { _id } = await make({}, teamAdmin);
    await world.as(teamAdmin)('DELETE', `/vistas/${_id}`);
    const creador = new Types.ObjectId(teamAdmin._id);
    const many = Array.from({ length: MAX_VISTAS_POR_PERSONA - 2 }, () => ({ ambito: 'privada', creador }));
    await world.collection('vistas').insertMany(many);
    const tries = Array.from({ length: 8 }, () => post({ nombre: 'Una más' }, teamAdmin));
    const replies = await Promise.all([...tries, world.as(teamAdmin)('POST', `/vistas/${_id}/restaurar`)]);
    expect(new Set(replies.map(({ body }) => body.motivo))).toEqual(
      new Set([undefined, 'proyectos.demasiadasVistas']),
    );
    expect(await world.collection('vistas').countDocuments({ creador, ambito: 'privada' })).toBe(
      MAX_VISTAS_POR_PERSONA,
    );
  });
});
