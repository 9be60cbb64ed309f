import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { erroresProyectos, historiaEstado, plazosReplySchema } from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import { newId, World } from '../world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const at = (dia: string) => `${dia}T00:00:00.000Z`;
const put = (url: string, body: object, person = world.member) => world.as(person)('PUT', url, body);
const move = (proyecto: string, cambios: object[], person = world.member) =>
  put('/elementos/plazos', { proyecto, cambios }, person);

describe('the days of an epic and of a story', () => {
  it('are the same for everybody, travel to copies and rooms, and stay in the history', async () => {
    const { proyecto, epica, historia } = await world.tree();
    expect(epica).toMatchObject({ inicio: null, fin: null });
    const heard = await world.hear();
    const reply = await put(`/historias/${historia._id}`, { inicio: '2026-11-20', fin: '2026-11-24' });
    expect(reply.body.historia).toMatchObject({ inicio: at('2026-11-20'), fin: at('2026-11-24') });
    await eventually(() => {
      const told = heard.messages.filter(({ body }) => JSON.stringify(body).includes(at('2026-11-24')));
      expect(told.map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([
          `${historiaEstado.subject}.${historia._id}`,
          `vivo.proyecto.${proyecto._id}`,
        ]),
      );
    });
    await heard.stop();
    await put(`/historias/${historia._id}`, { fin: '' });
    const { cambios } = (await world.as(world.member)('GET', `/historias/${historia._id}/historial`)).body;
    expect(cambios[0]).toMatchObject({ campo: 'fin', de: at('2026-11-24'), a: null });
  });

  it('never end before they begin, also when each is written by itself or by two people at once', async () => {
    const { epica } = await world.tree();
    const url = `/epicas/${epica._id}`;
    const both = await Promise.all([put(url, { inicio: '2026-12-10' }), put(url, { fin: '2026-12-01' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = both.find(({ status }) => status === 400);
    expect(refused?.body.message).toBe(erroresProyectos.plazoAlReves.message);
    expect(refused?.body.errores).toEqual([expect.objectContaining({ campo: 'fin' })]);
    const now = (await world.as(world.member)('GET', url)).body.epica;
    expect([now.inicio, now.fin]).toContain(null);
  });
});

describe('PUT /elementos/plazos', () => {
  it('moves epics and stories together, one row of history each, and back again', async () => {
    const { proyecto, epica, historia } = await world.tree();
    const other = await world.historia(epica, { titulo: 'Otra', inicio: '2026-11-20', fin: '2026-11-20' });
    const cambios = [
      { tipo: 'historia', _id: other._id, inicio: '2026-11-23', fin: '2026-11-24', version: other.version },
      { tipo: 'epica', _id: epica._id, inicio: '2026-11-01', fin: null },
      { tipo: 'historia', _id: historia._id, inicio: null, fin: null },
    ];
    const { status, body } = await move(proyecto._id, cambios);
    const { epicas, historias } = plazosReplySchema.parse(body);
    expect(status).toBe(200);
    expect(epicas).toMatchObject([{ _id: epica._id, inicio: at('2026-11-01'), fin: null, version: 2 }]);
    expect(historias).toMatchObject([
      { _id: other._id, inicio: at('2026-11-23'), fin: at('2026-11-24'), version: 2 },
      { _id: historia._id, inicio: null, version: historia.version },
    ]);
    const back = { tipo: 'historia', _id: other._id, inicio: at('2026-11-20'), fin: at('2026-11-20') };
    expect((await move(proyecto._id, [back])).body.historias).toMatchObject([{ fin: at('2026-11-20') }]);
    const history = (await world.as(world.member)('GET', `/historias/${other._id}/historial`)).body.cambios;
    expect(history.filter(({ campo }: { campo: string }) => campo === 'fin')).toHaveLength(2);
  });

  it('moves nothing when one of them cannot be', async () => {
    const { proyecto, epica, historia } = await world.tree();
    const foreign = await world.tree();
    const good = { tipo: 'historia', _id: historia._id, inicio: '2026-11-20', fin: '2026-11-21' };
    const plain = { tipo: 'epica', _id: epica._id, inicio: '2026-11-20', fin: null };
    const outcomes = [
      await move(proyecto._id, [good, { ...plain, inicio: '2026-11-22', fin: '2026-11-21' }]),
      await move(proyecto._id, [good, { ...plain, version: 9 }]),
      await move(proyecto._id, [good, { ...plain, _id: newId() }]),
      await move(proyecto._id, [good, { ...good, _id: foreign.historia._id }]),
      await move(proyecto._id, [good, good]),
      await move(proyecto._id, [good, { ...plain, tipo: 'tarea' }]),
      await move(proyecto._id, [good, { ...plain, fin: '2026-11-21T10:00Z' }]),
      await move(proyecto._id, []),
      await move(proyecto._id, [good], world.outsider),
    ];
    expect(outcomes.map(({ status }) => status)).toEqual([400, 409, 404, 404, 400, 400, 400, 400, 404]);
    const now = (await world.as(world.member)('GET', `/historias/${historia._id}`)).body.historia;
    expect(now).toMatchObject({ inicio: null, version: historia.version });
  });

  it('moves an epic with hundreds of stories at once', async () => {
    const { proyecto, epica } = await world.tree();
    const row = (i: number) => ({
      _id: newId(),
      titulo: `H${i}`,
      proyecto: proyecto._id,
      epicaId: epica._id,
    });
    const rows = Array.from({ length: 60 }, (_, i) => row(i));
    await Promise.all(rows.map((one) => world.as(world.member)('POST', '/historias', one)));
    const cambios = rows.map(({ _id }) => ({
      tipo: 'historia',
      _id,
      inicio: '2026-11-20',
      fin: '2026-11-20',
    }));
    expect((await move(proyecto._id, cambios)).body.historias).toHaveLength(60);
  });
});
