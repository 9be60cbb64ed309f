import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HISTORIA, PROYECTO, RUTA, startAgente } from './agente';
import { newId } from './world';

let agente: Awaited<ReturnType<typeof startAgente>>;
beforeAll(async () => {
  agente = await startAgente();
});
afterAll(() => agente.close());

describe('an agent that writes', () => {
  it('creates with the fields of the product', async () => {
    agente.producto.on('POST /historias', ({ body }) => [
      201,
      { historia: { ...HISTORIA, ...(body as object) } },
    ]);
    agente.producto.on('GET /claves/TIENDA-1', {
      tipo: 'epica',
      _id: HISTORIA.epicaId._id,
      proyecto: PROYECTO._id,
    });
    await agente.read('crear', {
      tipo: 'historia',
      proyecto: 'tienda',
      padre: 'TIENDA-1',
      titulo: 'Devolver',
      asignado: 'yo',
      puntos: 3,
      para: 'no llamar',
      criterios: ['Llega un correo'],
    });
    expect(agente.producto.heard.at(-1)).toMatchObject({
      method: 'POST',
      body: {
        titulo: 'Devolver',
        puntos: 3,
        para: 'no llamar',
        criterios: [{ texto: 'Llega un correo' }],
        proyecto: PROYECTO._id,
        epicaId: HISTORIA.epicaId._id,
        responsable: agente.world.member._id,
      },
    });
    const wrong = await agente.call('crear', {
      tipo: 'tarea',
      proyecto: 'TIENDA',
      padre: 'TIENDA-1',
      titulo: 'X',
    });
    expect(wrong).toMatchObject({ isError: true, text: expect.stringContaining('no puede contener') });
  });

  it('refuses an edit of what somebody else has changed, and says how it is now', async () => {
    agente.producto.on(`PUT ${RUTA}`, ({ body }) =>
      (body as { version: number }).version === 3
        ? [200, { historia: { ...HISTORIA, ...(body as object), version: 4 } }]
        : [409, { message: 'Otra persona se ha adelantado', motivo: 'comun.versionObsoleta' }],
    );
    const saved = await agente.read('cambiar', { clave: 'TIENDA-2', version: 3, estado: 'en progreso' });
    expect(saved).toMatchObject({ estado: 'en progreso', version: 4 });
    agente.producto.on(`POST ${RUTA}/criterios`, ({ body }) => [
      201,
      { historia: { ...HISTORIA, criterios: (body as { criterios: object[] }).criterios, version: 5 } },
    ]);
    expect(
      await agente.read('cambiar', { clave: 'TIENDA-2', version: 3, criterios: ['Se ve en el móvil'] }),
    ).toMatchObject({ criterios: [{ texto: 'Se ve en el móvil' }], version: 5 });
    const LATE = { cambiar: { titulo: 'Tarde' }, mover: { detras: '' } };
    for (const [tool, args] of Object.entries(LATE)) {
      const late = await agente.call(tool, { clave: 'TIENDA-2', version: 2, ...args });
      expect(late.isError).toBe(true);
      expect(late.text).toContain('versión 3');
      expect(late.text).toContain('"titulo":"Pagar con tarjeta"');
    }
  });

  it('names a field that is refused as the tool does', async () => {
    const errores = [{ campo: 'responsable', message: 'La persona no es del equipo' }];
    agente.producto.on(`PUT ${RUTA}`, () => [400, { message: 'La persona no es del equipo', errores }]);
    const refused = await agente.call('cambiar', { clave: 'TIENDA-2', version: 3, asignado: 'yo' });
    expect(refused).toMatchObject({
      isError: true,
      text: expect.stringContaining('asignado: La persona no es del equipo'),
    });
    expect(refused.text).not.toContain('responsable');
  });

  it('moves a story into a sprint by its name, and out of it, and says what the product has done', async () => {
    const sprint = { _id: newId(), nombre: 'Sprint 4', numero: 4, estado: 'en progreso' };
    agente.producto.on(`GET /sprints/proyecto/${PROYECTO._id}`, { sprints: [sprint] });
    agente.producto.on(`PUT ${RUTA}/sprint`, ({ body }) => [
      200,
      { historia: { ...HISTORIA, sprintId: (body as { sprint: string | null }).sprint && sprint } },
    ]);
    // The story's owner still says what it was.
    expect(await agente.read('mover', { clave: 'TIENDA-2', version: 3, sprint: 'sprint 4' })).toMatchObject({
      sprint: 'Sprint 4',
    });
    expect(agente.producto.heard.at(-1)?.body).toEqual({ sprint: sprint._id, version: 3 });
    expect(await agente.read('mover', { clave: 'TIENDA-2', version: 3, sprint: '' })).not.toHaveProperty(
      'sprint',
    );
    expect(agente.producto.heard.at(-1)?.body).toEqual({ sprint: null, version: 3 });
  });

  it('refuses by their names fields that the kind of item does not have, and parameters that do not exist', async () => {
    const before = agente.producto.heard.filter(({ method }) => method !== 'GET').length;
    const foreign = await agente.call('cambiar', {
      clave: 'TIENDA-2',
      version: 3,
      horas: 3,
      vence: '2026-12-01',
    });
    expect(foreign.isError).toBe(true);
    expect(foreign.text).toContain('horas: no existe en un elemento de tipo historia');
    expect(foreign.text).toContain('vence: no existe en un elemento de tipo historia');
    const unknown = await agente.call('buscar', { q: '', limit: 5 });
    expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining('limit')]);
    expect(agente.producto.heard.filter(({ method }) => method !== 'GET')).toHaveLength(before);
  });

  it('finds people by their names, and guesses nobody', async () => {
    const [ana, luis] = [
      { _id: newId(), nombre: 'Ana Peña' },
      { _id: newId(), nombre: 'Ana Peñalver' },
    ];
    agente.producto.on('GET /usuarios', ({ path }) => [
      200,
      { usuarios: path.includes('q=Nadie') ? [] : [ana, luis] },
    ]);
    agente.producto.on(`PUT ${RUTA}`, ({ body }) => [
      200,
      { historia: { ...HISTORIA, ...(body as object) } },
    ]);
    await agente.read('cambiar', { clave: 'TIENDA-2', version: 3, asignado: 'ana pena' });
    expect(agente.producto.heard.at(-1)?.body).toEqual({ responsable: ana._id, version: 3 });
    const several = await agente.call('cambiar', { clave: 'TIENDA-2', version: 3, asignado: 'Ana' });
    expect([several.isError, several.text]).toEqual([true, expect.stringContaining(luis._id)]);
    const nobody = await agente.call('cambiar', { clave: 'TIENDA-2', version: 3, asignado: 'Nadie' });
    expect(nobody.text).toBe('No hay ninguna persona «Nadie» que puedas ver');
  });

  it('sets labels by their names, makes none, and shows them', async () => {
    const web = { _id: newId(), nombre: 'Web' };
    agente.producto.on(`GET /etiquetas/proyecto/${PROYECTO._id}`, { etiquetas: [web] });
    await agente.read('cambiar', { clave: 'TIENDA-2', version: 3, etiquetas: ['web'] });
    expect(agente.producto.heard.at(-1)?.body).toEqual({ etiquetas: [web._id], version: 3 });
    const unknown = await agente.call('cambiar', {
      clave: 'TIENDA-2',
      version: 3,
      etiquetas: ['web', 'móvil'],
    });
    expect(unknown).toEqual({ text: 'El proyecto no tiene «móvil». Tiene: Web', isError: true });
  });

  it('links two items and takes the link away', async () => {
    const tarea = { _id: newId(), clave: 'TIENDA-9', titulo: 'Firmar' };
    agente.producto.on('GET /claves/TIENDA-9', { ...tarea, tipo: 'tarea', proyecto: PROYECTO._id });
    agente.producto.on('POST /enlaces', { enlace: {} }, 201);
    const [ends, link] = [
      { origen: tarea._id, destino: HISTORIA._id },
      { clave: 'TIENDA-9', con: 'TIENDA-2' },
    ];
    await agente.read('enlazar', { ...link, tipo: 'bloquea' });
    expect(agente.producto.heard.at(-1)?.body).toEqual({ tipo: 'bloquea', ...ends });
    const enlace = { _id: newId(), tipo: 'relaciona', origen: HISTORIA, destino: tarea };
    agente.producto.on(`GET /enlaces/elemento/${tarea._id}`, { enlaces: [enlace] });
    agente.producto.on(`DELETE /enlaces/${enlace._id}`, { success: true });
    expect((await agente.call('enlazar', { ...link, tipo: 'bloquea', quitar: true })).text).toBe(
      'No están enlazados así',
    );
    await agente.read('enlazar', { ...link, tipo: 'relaciona', quitar: true });
    expect(agente.producto.heard.at(-1)?.path).toBe(`/enlaces/${enlace._id}`);
  });

  it('deletes what the caller has read, and nothing that has changed since', async () => {
    agente.producto.on(`DELETE ${RUTA}`, { success: true });
    const old = await agente.call('eliminar', { clave: 'TIENDA-2', version: 2 });
    expect(old.text).toContain('Otra persona lo ha cambiado');
    expect(agente.producto.heard.at(-1)?.method).toBe('GET');
    expect(await agente.read('eliminar', { clave: 'TIENDA-2', version: 3 })).toMatchObject({
      eliminado: true,
    });
    expect(agente.producto.heard.at(-1)?.method).toBe('DELETE');
  });

  it('tells who may only propose that nothing has been done', async () => {
    const propuesta = { success: true, message: 'Propuesto', propuesta: newId(), elemento: newId() };
    agente.producto.on(`PUT ${RUTA}`, propuesta, 202);
    const told = await agente.read('cambiar', { clave: 'TIENDA-2', version: 3, titulo: 'Otro' });
    expect(told).toMatchObject({ propuesto: true, nota: 'Propuesto', propuesta: propuesta.propuesta });
    expect(agente.producto.heard.at(-1)?.motivo).toBeUndefined();
    const motivo = 'Espera a TIENDA-3: señal nº 2';
    const moved = await agente.read('mover', { clave: 'TIENDA-2', version: 3, detras: '', motivo });
    expect(moved).toMatchObject({ propuesto: true });
    const { motivo: carried = '', body } = agente.producto.heard.at(-1)!;
    expect([decodeURIComponent(carried), body]).toEqual([motivo, { despuesDe: null, version: 3 }]);
    agente.producto.on(`PUT ${RUTA}/sprint`, propuesta, 202);
    const sprint = { clave: 'TIENDA-2', version: 3, detras: '', sprint: 'Sprint 4', motivo };
    expect(await agente.read('mover', sprint)).toMatchObject({ propuesto: true });
    const [place, plan] = agente.producto.heard.filter(({ method }) => method === 'PUT').slice(-2);
    expect([place!.path, plan!.path]).toEqual([RUTA, `${RUTA}/sprint`]);
    expect(plan).toMatchObject({ motivo: carried, body: { version: 3 } });
  });
});
