import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Criterio } from '@pmp/contracts/common';
import { erroresProyectos, MAX_CRITERIOS, type Historia } from '@pmp/contracts/proyectos';
import { callAs, eventually, type RunningService } from '@pmp/testing';
import { newId, World } from '../world';

let world: World;
let other: RunningService;
beforeAll(async () => {
  world = await World.start();
  other = await World.startService(world.database, world.broker);
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const call = () => world.as(world.member);
const criterio = (texto: string) => ({ _id: newId(), texto });
const textsIn = (item: unknown) => (item as Historia).criterios?.map(({ texto }) => texto);
const changesOf = async (url: string) =>
  ((await call()('GET', `${url}/historial`)).body.cambios as { campo: string; de: unknown; a: unknown }[])
    .filter(({ campo }) => campo)
    .map(({ campo, de, a }) => [campo, de, a]);

describe.each([
  ['historias', 'historia'],
  ['tareas', 'tarea'],
] as const)('the criteria of %s', (path, kind) => {
  const fresh = async () => `/${path}/${(await world.tree())[kind]._id}`;

  it('are added, worded, ticked, moved and removed one by one, and the history says which', async () => {
    const url = await fresh();
    const [a, b, c] = [criterio('Uno'), criterio('Dos'), criterio('Tres')];
    const added = await call()('POST', `${url}/criterios`, { criterios: [a, b] });
    expect([added.status, added.body[kind]]).toMatchObject([
      201,
      { avanceCriterios: { hechos: 0, total: 2 } },
    ]);
    await call()('POST', `${url}/criterios`, { criterios: [c], despuesDe: null });
    await call()('PUT', `${url}/criterios/${a._id}`, { hecho: true });
    await call()('PUT', `${url}/criterios/${b._id}`, { texto: '  Dos\n y medio ' });
    await call()('PUT', `${url}/criterios/${a._id}`, { despuesDe: b._id });
    const gone = await call()('DELETE', `${url}/criterios/${c._id}`);
    expect(gone.body[kind]).toMatchObject({
      criterios: [
        { _id: b._id, texto: 'Dos y medio', hecho: false },
        { _id: a._id, texto: 'Uno', hecho: true },
      ],
      avanceCriterios: { hechos: 1, total: 2 },
    });
    expect((await call()('GET', url)).body[kind]).toEqual(gone.body[kind]);
    expect((await changesOf(url)).reverse()).toEqual([
      ['criterios', null, 'Uno'],
      ['criterios', null, 'Dos'],
      ['criterios', null, 'Tres'],
      ['criterioHecho', null, 'Uno'],
      ['criterios', 'Dos', 'Dos y medio'],
      ['criterios', null, null],
      ['criterios', 'Tres', null],
    ]);
  });

  it('stay as they are when the call is repeated, and what is unknown or too much is refused by name', async () => {
    const url = await fresh();
    const one = criterio('Uno');
    await call()('POST', `${url}/criterios`, { criterios: [one] });
    await call()('PUT', `${url}/criterios/${one._id}`, { hecho: true });
    const again = await call()('POST', `${url}/criterios`, { criterios: [one] });
    expect((again.body[kind] as Historia).criterios).toEqual([{ ...one, hecho: true }]);
    const texts = async () => {
      const { body } = await call()('POST', `${url}/criterios`, {
        // As the header `Idempotency-Key` gives it.
        _id: 'c'.repeat(24),
        criterios: [{ texto: 'Dos' }, { texto: 'Tres' }],
      });
      return (body[kind] as Historia).criterios!.map(({ texto }) => texto);
    };
    expect([await texts(), await texts()]).toEqual([
      ['Uno', 'Dos', 'Tres'],
      ['Uno', 'Dos', 'Tres'],
    ]);
    const refusal = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
      const { status, body: said } = await call()(method, `${url}/criterios${path}`, body);
      return [status, said.message];
    };
    const { criterioNoEncontrado, criterioVacio, demasiadosCriterios, sinCambios } = erroresProyectos;
    const many = Array.from({ length: MAX_CRITERIOS }, (_, i) => ({ texto: `Criterio ${i}` }));
    expect([
      await refusal('PUT', `/${newId()}`, { hecho: true }),
      await refusal('DELETE', `/${newId()}`),
      await refusal('POST', '', { criterios: [{ texto: '   ' }] }),
      await refusal('PUT', `/${one._id}`, {}),
      (await refusal('POST', '', { criterios: [{ texto: 'x'.repeat(501) }] }))[0],
      await refusal('POST', '', { criterios: many }),
    ]).toEqual([
      [404, criterioNoEncontrado.message],
      [404, criterioNoEncontrado.message],
      [400, criterioVacio.message],
      [400, sinCambios.message],
      400,
      [400, (demasiadosCriterios.message as (p: object) => string)({ max: MAX_CRITERIOS })],
    ]);
  });
});

describe('criteria', () => {
  it('ticked by several people at once on two replicas are all ticked', async () => {
    const { historia } = await world.tree();
    const all = Array.from({ length: 12 }, (_, i) => criterio(`Criterio ${i}`));
    await call()('POST', `/historias/${historia._id}/criterios`, { criterios: all });
    const calls = [call(), callAs(other.app, world.creator)];
    const replies = await Promise.all(
      all.map(({ _id }, i) =>
        calls[i % 2]!('PUT', `/historias/${historia._id}/criterios/${_id}`, { hecho: true }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(all.map(() => 200));
    const { body } = await call()('GET', `/historias/${historia._id}`);
    expect((body.historia as Historia).avanceCriterios).toEqual({ hechos: 12, total: 12 });
  });

  it('come with the item that is made, go to the trash and return with it, and are found by their text', async () => {
    const { proyecto, epica } = await world.tree();
    const made = await world.historia(epica, {
      titulo: 'Cobrar',
      criterios: [{ texto: 'Acepta céntimos sueltos', hecho: true }, { texto: 'Avisa' }],
    });
    expect(textsIn(made)).toEqual(['Acepta céntimos sueltos', 'Avisa']);
    const search = async () =>
      (await call()('GET', '/proyectos/buscar?q=centimos')).body.resultados as { criterio?: string }[];
    expect(await search()).toMatchObject([
      { _id: made._id, titulo: 'Cobrar', criterio: 'Acepta céntimos sueltos' },
    ]);
    await call()('DELETE', `/historias/${made._id}`);
    expect(await search()).toEqual([]);
    await call()('POST', `/papelera/${made._id}/restaurar`, {});
    const { historias } = (await call()('GET', `/historias/proyecto/${proyecto._id}`)).body;
    const back = (historias as Historia[]).find(({ _id }) => _id === made._id);
    expect(back?.criterios).toEqual(made.criterios);
  });

  it('are told live, and other services learn how many hold', async () => {
    const { historia, tarea } = await world.tree();
    const heard = await world.hear();
    const one: Criterio = { ...criterio('Uno'), hecho: true };
    await call()('POST', `/historias/${historia._id}/criterios`, { criterios: [one] });
    await call()('POST', `/tareas/${tarea._id}/criterios`, { criterios: [one] });
    await eventually(() => {
      const told = (subject: string) =>
        heard.messages.filter((message) => message.subject.startsWith(subject)).at(-1)?.body;
      expect(told(`vivo.proyecto.${historia.proyecto}`)).toMatchObject({
        datos: { datos: { criterios: [one] } },
      });
      expect(told(`estado.proyectos.historia.v1.${historia._id}`).datos).toMatchObject({
        avanceCriterios: { hechos: 1, total: 1 },
      });
      expect(told('hecho.proyectos.tarea.actualizada').datos).toMatchObject({
        cambios: ['criterios'],
        detalle: [{ campo: 'criterios', de: null, a: 'Uno' }],
      });
      return Promise.resolve();
    });
  });
});
