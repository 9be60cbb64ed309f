import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntradaAuditoria, VerificacionAuditoria } from '@pmp/contracts/usuarios';
import { eventually } from '@pmp/testing';
import { type Person, startWorld, type World } from '../../test/world';
import type { TrailHeadDoc } from './cadena/trail-head.model';
import type { EntradaDoc } from './cadena/entrada.model';

let world: World;
let jefa: Person;

const entradas = () => world.connection.collection<EntradaDoc>('auditoria');
const cabezas = () => world.connection.collection<TrailHeadDoc>('auditoria_cabeza');

const verify = async (ancla = ''): Promise<VerificacionAuditoria> => {
  const query = ancla && `?ancla=${ancla}`;
  const { body } = await world.http('GET', `/api/auditoria/verificacion${query}`, { token: jefa.token });
  const { integra, entradas: total, cabeza, rota } = body;
  return { integra, entradas: total, cabeza, rota };
};

const NOMBRES = ['A', 'B', 'C', 'D', 'E'];

let lines: EntradaDoc[];
let cabeza: TrailHeadDoc;

const said = async () =>
  (await entradas().find().sort({ _id: 1 }).toArray()).map(({ accion, cambios }) => [accion, cambios[0]?.a]);

/** Five lines, restored for every test. */
beforeAll(async () => {
  world = await startWorld();
  jefa = await world.person({ rol: 'admin' });
  for (const nombre of NOMBRES) {
    await world.http('PUT', '/api/usuarios/perfil', { token: jefa.token, body: { nombre } });
  }
  const expected = NOMBRES.map((nombre) => ['actualizado', nombre]);
  await eventually(async () => expect(await said()).toEqual(expected), { within: 15_000 });
  lines = await entradas().find().toArray();
  cabeza = (await cabezas().findOne())!;
});
afterAll(() => world.close());
afterEach(async () => {
  await entradas().deleteMany({});
  await entradas().insertMany(lines);
  await cabezas().replaceOne({}, cabeza);
});

describe('verifying the trail', () => {
  it('finds nothing wrong with an untouched trail, also against an anchor', async () => {
    const { cabeza, ...rest } = await verify();
    expect(rest).toEqual({ integra: true, entradas: 5, rota: null });
    expect((await verify(`${cabeza.seq}:${cabeza.huella}`)).integra).toBe(true);
    const tercera = await entradas().findOne({ _id: 3 });
    expect((await verify(`3:${tercera?.huella}`)).integra).toBe(true);
    expect((await verify(`3:${cabeza.huella}`)).rota).toEqual({ seq: 3, motivo: 'ancla' });
  });

  it('names the line that was edited, whichever field it was', async () => {
    const original = await entradas().findOne({ _id: 3 });
    const edits: Partial<EntradaDoc>[] = [
      { quien: null },
      { cuando: new Date(0) },
      { titulo: 'Otro' },
      { cambios: [] },
      { mensaje: 'otro' },
      { huella: '0'.repeat(64) },
    ];
    for (const edit of edits) {
      await entradas().updateOne({ _id: 3 }, { $set: edit });
      expect((await verify()).rota).toEqual({ seq: 3, motivo: 'huella' });
      await entradas().replaceOne({ _id: 3 }, original!);
    }
    expect((await verify()).integra).toBe(true);
  });

  it('names the line that is missing, in the middle and at the end', async () => {
    await entradas().deleteOne({ _id: 5 });
    expect((await verify()).rota).toEqual({ seq: 5, motivo: 'falta' });
    await entradas().deleteOne({ _id: 2 });
    expect(await verify()).toMatchObject({ integra: false, entradas: 1, rota: { seq: 2, motivo: 'falta' } });
  });

  it('detects only by an anchor that the end was cut off and the head reset', async () => {
    const { cabeza } = await verify();
    const cuarta = await entradas().findOne({ _id: 4 });
    await entradas().deleteOne({ _id: 5 });
    await cabezas().updateOne({}, { $set: { seq: 4, huella: cuarta!.huella } });
    expect((await verify()).integra).toBe(true);
    expect((await verify(`${cabeza.seq}:${cabeza.huella}`)).rota).toEqual({ seq: 5, motivo: 'ancla' });
  });

  it('detects a line added behind the end, and a changed head', async () => {
    const quinta = await entradas().findOne({ _id: 5 });
    await entradas().insertOne({ ...quinta!, _id: 6, mensaje: 'otro' });
    expect((await verify()).rota).toEqual({ seq: 6, motivo: 'cabeza' });
    await entradas().deleteOne({ _id: 6 });
    await cabezas().updateOne({}, { $set: { huella: '0'.repeat(64) } });
    expect((await verify()).rota).toEqual({ seq: 5, motivo: 'cabeza' });
  });

  it('offers nobody a way to change it', async () => {
    const [{ seq }] = (await world.http('GET', '/api/auditoria', { token: jefa.token })).body.entradas as [
      EntradaAuditoria,
    ];
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'] as const) {
      for (const path of ['', `/${seq}`]) {
        const { status } = await world.http(method, `/api/auditoria${path}`, { token: jefa.token, body: {} });
        expect(status).toBe(path === '' ? 405 : 404);
      }
    }
  });
});
