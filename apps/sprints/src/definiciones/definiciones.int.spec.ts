import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  verificacionFinalizacionSchema,
  verificacionInicioSchema,
  type DefinicionDeHistoria,
  type Definiciones,
} from '@pmp/contracts/sprints';
import { newId, World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const call = () => world.as(world.member);
const put = async (proyecto: string, body: object) => {
  const path = `/sprints/proyecto/${proyecto}/definiciones`;
  const reply = await call()('PUT', path, body);
  return { status: reply.status, definiciones: reply.body.definiciones as Definiciones };
};
const start = async (id: string) =>
  verificacionInicioSchema.parse((await call()('GET', `/sprints/${id}/verificar-inicio`)).body);
const finish = async (id: string) =>
  verificacionFinalizacionSchema.parse((await call()('GET', `/sprints/${id}/verificar-finalizacion`)).body);
const ready = { puntos: 3, avanceCriterios: { hechos: 1, total: 2 } };

/** The team's definitions are shared by the projects of all tests: each begins by writing its own. */
describe('the definitions of a team', () => {
  it('of ready warn of the stories that lack something, or stop the sprint where the team wants it', async () => {
    const { proyecto, historias } = await world.backlog([ready, { puntos: 0, titulo: 'Sin estimar' }]);
    const { _id } = await world.sprint(proyecto, historias);
    const puntos = [{ regla: 'criterios' }, { regla: 'puntos' }];
    const { definiciones } = await put(proyecto, {
      listo: { puntos, impide: false },
      hecho: { puntos: [], impide: false },
    });
    expect(definiciones.listo.puntos.map(({ regla }) => regla)).toEqual(['criterios', 'puntos']);
    const warned = await start(_id);
    expect(warned).toMatchObject({
      puedeIniciar: true,
      mensaje: 'El sprint se puede iniciar.',
      motivos: [],
      avisos: [
        {
          codigo: 'HISTORIAS_NO_LISTAS',
          mensaje: 'Hay 1 historia que no cumple la definición de listo del equipo.',
          historias: [{ titulo: 'Sin estimar', faltan: [{ regla: 'criterios' }, { regla: 'puntos' }] }],
        },
      ],
    });
    await put(proyecto, { listo: { puntos, impide: true } });
    expect(await start(_id)).toMatchObject({
      puedeIniciar: false,
      motivos: [{ codigo: 'HISTORIAS_NO_LISTAS' }],
      avisos: [],
    });
    const refused = await call()('POST', `/sprints/${_id}/iniciar`);
    expect([refused.status, refused.body.motivo]).toEqual([409, 'sprints.historiasNoListas']);
    await world.changeHistoria(historias[1]!, ready);
    expect((await call()('POST', `/sprints/${_id}/iniciar`)).status).toBe(200);
  });

  it('of done look at completed stories, and a text counts once it is ticked for the story', async () => {
    const { proyecto, historias } = await world.backlog([{ ...ready, estado: 'completada' }, {}]);
    await put(proyecto, { listo: { puntos: [], impide: false } });
    const sprint = await world.running(proyecto, historias);
    const hecho = { puntos: [{ regla: 'criteriosCumplidos' }, { texto: 'Desplegada' }], impide: true };
    const { definiciones } = await put(proyecto, { hecho });
    expect((await finish(sprint._id)).motivos).toMatchObject([
      { codigo: 'HISTORIAS_SIN_TERMINAR' },
      { codigo: 'HISTORIAS_NO_HECHAS', historias: [{ _id: historias[0] }] },
    ]);
    const body = { pendientes: { destino: null } };
    expect((await call()('POST', `/sprints/${sprint._id}/finalizar`, body)).body.motivo).toBe(
      'sprints.historiasNoHechas',
    );
    const [regla, texto] = definiciones.hecho.puntos;
    const path = `/sprints/historias/${historias[0]!}/definiciones`;
    const mark = (punto: string, cumple = true) => call()('PUT', `${path}/${punto}`, { cumple });
    expect((await mark(texto!._id)).body.hecho).toMatchObject([{ cumple: false }, { cumple: true }]);
    expect([(await mark(regla!._id)).status, (await mark(newId())).status]).toEqual([404, 404]);
    await world.changeHistoria(historias[0]!, { avanceCriterios: { hechos: 2, total: 2 } });
    const { hecho: shown } = (await call()('GET', path)).body as unknown as DefinicionDeHistoria;
    expect(shown.map(({ cumple }) => cumple)).toEqual([true, true]);
    await mark(texto!._id, false);
    expect((await finish(sprint._id)).motivos.map(({ codigo }) => codigo)).toContain('HISTORIAS_NO_HECHAS');
    await mark(texto!._id);
    expect((await call()('POST', `/sprints/${sprint._id}/finalizar`, body)).status).toBe(200);
  });

  it('are not overwritten by who has read an older version, and say what is wrong with them', async () => {
    const { proyecto } = await world.backlog([{}]);
    const { definiciones } = await put(proyecto, { listo: { puntos: [{ texto: 'Uno' }], impide: false } });
    const again = { listo: { puntos: [{ texto: 'Dos' }], impide: false }, version: definiciones.version };
    expect((await put(proyecto, again)).status).toBe(200);
    expect((await put(proyecto, { ...again, listo: { puntos: [], impide: true } })).status).toBe(409);
    const listo = (puntos: object[]) => ({ listo: { puntos, impide: false } });
    for (const bad of [[{}], [{ regla: 'puntos', texto: 'x' }], [{ regla: 'otra' }]])
      expect((await put(proyecto, listo(bad))).status).toBe(400);
    expect((await put(proyecto, listo(Array.from({ length: 21 }, () => ({ texto: 'x' }))))).status).toBe(400);
  });
});
