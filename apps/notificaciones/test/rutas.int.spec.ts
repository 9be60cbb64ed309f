import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as rutas from '@pmp/contracts/notificaciones/rutas';
import { assertServesContracts, eventually, newId, type TestPerson } from '@pmp/testing';
import { World } from './world';

let world: World;
let ana: TestPerson;
let otra: TestPerson;
let uno: string;
let dos: string;
let recordatorio: string;

const MINUTE_MS = 60_000;
const inDays = (dias: number): string => new Date(Date.now() + dias * 1_440 * MINUTE_MS).toISOString();
const manana = (): string => inDays(1);

beforeAll(async () => {
  world = await World.start();
  otra = await world.person();
});
afterAll(() => world.close());

const call: World['call'] = (...parts) => world.call(...parts);

const insert = async (fields: object[]) => {
  const docs = fields.map((field) => ({
    usuario: ana._id,
    tipo: 'equipo',
    titulo: 'Hola',
    mensaje: 'm',
    timestamp: new Date(),
    leida: false,
    regla: 'prueba',
    causa: newId(),
    correo: 'no',
    ...field,
  }));
  return (await world.model.insertMany(docs)).map(({ _id }) => String(_id));
};

beforeEach(async () => {
  ana = await world.person();
  [uno, dos] = (await insert([
    { mensaje: 'uno', accion: '/proyectos', timestamp: new Date(Date.now() - MINUTE_MS) },
    { mensaje: 'dos', tipo: 'proyecto', leida: true },
  ])) as [string, string];
});

const remind = (fields: object) =>
  call('POST', '/api/recordatorios', ana.token, { texto: 'la pasarela', cuando: manana(), ...fields });

/** Each route with the status for nobody, for somebody else and for its person. */
const ROUTES = [
  ['GET', () => '/api/notificaciones', 401, 200, 200],
  ['GET', () => '/api/notificaciones/contador', 401, 200, 200],
  ['GET', () => '/api/notificaciones/recuento', 401, 200, 200],
  ['PUT', () => '/api/notificaciones/marcar-todas-leidas', 401, 200, 200],
  ['PUT', () => `/api/notificaciones/${uno}/leer`, 401, 404, 200],
  ['PUT', () => `/api/notificaciones/${uno}/restaurar`, 401, 404, 200],
  ['DELETE', () => `/api/notificaciones/${uno}`, 401, 404, 200],
  ['PUT', () => `/api/notificaciones/${uno}/posponer`, 401, 404, 200],
  ['GET', () => '/api/notificaciones/silencios', 401, 200, 200],
  ['PUT', () => `/api/notificaciones/silencios/historia/${uno}`, 401, 200, 200],
  ['DELETE', () => `/api/notificaciones/silencios/historia/${uno}`, 401, 200, 200],
  ['GET', () => '/api/recordatorios', 401, 200, 200],
  ['POST', () => '/api/recordatorios', 401, 201, 201],
  ['DELETE', () => `/api/recordatorios/${recordatorio}`, 401, 404, 200],
] as const;

const remindAna = async () => {
  recordatorio = newId();
  await remind({ _id: recordatorio });
};

describe('route × role', () => {
  beforeEach(remindAna);

  it('every route names its right and its schemas', () => {
    expect(() => assertServesContracts(world.service.app, rutas)).not.toThrow();
  });

  it.each(ROUTES)('%s %s', async (method, path, nobody, other, owner) => {
    const admin = await world.service.people.person({ rol: 'admin' });
    const body =
      method === 'POST' ? { texto: 'la pasarela', cuando: manana() } : { hasta: null, nombre: 'Pagos' };
    expect((await call(method, path(), undefined, body)).status).toBe(nobody);
    expect((await call(method, path(), otra.token, body)).status).toBe(other);
    expect((await call(method, path(), admin.token, body)).status).toBe(other);
    expect((await call(method, path(), ana.token, body)).status).toBe(owner);
  });
});

describe('list', () => {
  it('answers newest first, with the unread count and the rule', async () => {
    const body = await world.list(ana);
    expect(body).toMatchObject({ success: true, noLeidas: 1, siguiente: null });
    expect(body.notificaciones).toEqual([
      expect.objectContaining({ mensaje: 'dos', accion: null }),
      expect.objectContaining({ mensaje: 'uno', accion: '/proyectos', regla: 'prueba' }),
    ]);
  });

  it.each([
    ['no-leidas', ['uno']],
    ['proyecto', ['dos']],
    ['mencion', []],
  ])('filters by %s', async (filtro, mensajes) => {
    const { notificaciones } = await world.list(ana, `?filtro=${filtro}&limit=50`);
    expect(notificaciones.map((n: { mensaje: string }) => n.mensaje)).toEqual(mensajes);
  });

  it('continues from page to page, also between notifications of the same instant', async () => {
    const timestamp = new Date();
    await insert(Array.from({ length: 5 }, () => ({ timestamp })));
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await world.list(ana, `?limite=3${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.notificaciones.map((n: { _id: string }) => n._id));
      cursor = page.siguiente;
    }
    const whole = await world.list(ana);
    expect(seen).toHaveLength(7);
    expect(seen).toEqual(whole.notificaciones.map((n: { _id: string }) => n._id));
  });
});

describe('the count of the last days', () => {
  it('is by rule, of what was told, also if it was deleted', async () => {
    await insert([
      { regla: 'comentario', eliminada: new Date() },
      { regla: 'comentario', eliminada: new Date(), callada: true },
      { regla: 'comentario', timestamp: new Date(Date.now() - 8 * 1_440 * MINUTE_MS) },
    ]);
    const { body } = await call('GET', '/api/notificaciones/recuento', ana.token);
    expect(body).toMatchObject({ success: true, dias: 7 });
    const byRule = Object.fromEntries(
      body.recuento.map((one: { regla: string; total: number }) => [one.regla, one.total]),
    );
    expect(byRule).toEqual({ prueba: 2, comentario: 1 });
  });
});

describe('bad input', () => {
  it.each([
    ['?filtro=otras', 'El filtro no es válido'],
    ['?limit=0', 'El límite debe ser un número entero entre 1 y 200'],
    ['?limite=201', 'El límite debe ser un número entero entre 1 y 200'],
    ['?limit=muchas', 'El límite debe ser un número entero entre 1 y 200'],
    ['?cursor=xyz', 'El cursor no es válido'],
    [`?cursor=${'a'.repeat(300)}`, 'El cursor no es válido'],
  ])('%s is refused in Spanish', async (query, message) => {
    const { status, body } = await call('GET', `/api/notificaciones${query}`, ana.token);
    expect([status, body.codigo, body.message]).toEqual([400, 'VALIDACION', message]);
  });

  it.each([
    ['PUT', '/api/notificaciones/xyz/leer'],
    ['PUT', '/api/notificaciones/XYZ/restaurar'],
    ['DELETE', '/api/notificaciones/%00'],
  ] as const)('%s %s: 400', async (method, path) => {
    const { status, body } = await call(method, path, ana.token);
    expect([status, body.message]).toEqual([400, 'El identificador no es válido']);
  });

  it('an unknown one is 404 with its text', async () => {
    const { status, body } = await call('PUT', `/api/notificaciones/${newId()}/leer`, ana.token);
    expect([status, body.message]).toEqual([404, 'La notificación no existe']);
  });
});

describe('reading', () => {
  it('counts exactly what the list shows', async () => {
    expect((await call('PUT', `/api/notificaciones/${uno}/leer`, ana.token)).body.noLeidas).toBe(0);
    expect((await call('PUT', `/api/notificaciones/${uno}/leer`, ana.token)).body.noLeidas).toBe(0);
    expect((await call('GET', '/api/notificaciones/contador', ana.token)).body.contador).toBe(0);
  });

  it('does not touch other people’s notifications', async () => {
    await call('PUT', '/api/notificaciones/marcar-todas-leidas', otra.token);
    expect((await call('GET', '/api/notificaciones/contador', ana.token)).body.contador).toBe(1);
  });
});

describe('undo', () => {
  const restore = (id: string) => call('PUT', `/api/notificaciones/${id}/restaurar`, ana.token);

  it('restores a deleted one as it was, also as unread', async () => {
    expect((await call('DELETE', `/api/notificaciones/${uno}`, ana.token)).body.noLeidas).toBe(0);
    expect((await world.list(ana)).notificaciones).toHaveLength(1);
    expect((await call('DELETE', `/api/notificaciones/${uno}`, ana.token)).status).toBe(404);
    expect((await call('PUT', `/api/notificaciones/${uno}/leer`, ana.token)).status).toBe(404);
    expect((await restore(uno)).body).toEqual({ success: true, noLeidas: 1 });
    expect((await restore(uno)).body).toEqual({ success: true, noLeidas: 1 });
    expect((await world.list(ana)).notificaciones).toHaveLength(2);
  });

  it('is too late after ten minutes', async () => {
    await world.model.updateOne({ _id: uno }, { eliminada: new Date(Date.now() - 11 * MINUTE_MS) });
    expect((await restore(uno)).status).toBe(404);
  });
});

describe('the person’s other tabs', () => {
  it('hear of each change, and of nothing when nothing changed', async () => {
    const heard = await world.listen(ana._id);
    await call('PUT', `/api/notificaciones/${uno}/leer`, ana.token);
    await call('PUT', `/api/notificaciones/${uno}/leer`, ana.token);
    await call('PUT', '/api/notificaciones/marcar-todas-leidas', ana.token);
    await call('DELETE', `/api/notificaciones/${dos}`, ana.token);
    await insert([{}]);
    await call('PUT', `/api/notificaciones/${dos}/restaurar`, ana.token);
    await eventually(() =>
      expect(heard).toEqual([
        { evento: 'notificaciones_cambiadas', datos: {} },
        { evento: 'notificaciones_cambiadas', datos: {} },
        { evento: 'notificaciones_cambiadas', datos: {} },
      ]),
    );
  });

  it('hear of all concurrent changes, and the answers count what is left', async () => {
    const ids = await insert(Array.from({ length: 12 }, () => ({})));
    const heard = await world.listen(ana._id);
    const answers = await Promise.all(
      ids.map((id) => call('PUT', `/api/notificaciones/${id}/leer`, ana.token)),
    );
    expect(Math.min(...answers.map(({ body }) => body.noLeidas))).toBe(1);
    await eventually(() => expect(heard).toHaveLength(12));
    expect((await world.list(ana)).noLeidas).toBe(1);
  });
});

describe('reminders', () => {
  beforeEach(remindAna);

  const listed = async () => (await call('GET', '/api/recordatorios', ana.token)).body.recordatorios;

  it('are listed the soonest first, and sent twice are one', async () => {
    const accion = `/tareas/${newId()}`;
    const cuando = inDays(0.5);
    const antes = await remind({ texto: ' el informe ', cuando, accion });
    expect(antes.body.recordatorio).toMatchObject({ texto: 'el informe', cuando, accion });
    const again = await remind({ _id: recordatorio, texto: 'otra cosa' });
    expect([again.status, again.body.recordatorio.texto]).toEqual([200, 'la pasarela']);
    expect(await listed()).toEqual([antes.body.recordatorio, again.body.recordatorio]);
  });

  it.each([
    [{ cuando: 'mañana' }, 400, 'El momento del recordatorio no es válido'],
    [{ cuando: inDays(-1) }, 400, 'El momento del recordatorio ya ha pasado: elige uno posterior'],
    [{ cuando: inDays(400) }, 400, 'Un recordatorio puede ser de aquí a un año como mucho'],
    [{ texto: '  ' }, 400, 'Escribe qué hay que recordar'],
    [{ texto: 'a'.repeat(301) }, 400, 'No puede superar los 300 caracteres'],
    [
      { accion: 'https://malo.example' },
      400,
      'Un recordatorio solo puede llevar a una tarea o a una historia',
    ],
  ])('refused in Spanish: %j', async (fields, status, message) => {
    const refused = await remind(fields);
    expect([refused.status, refused.body.message]).toEqual([status, message]);
  });

  it('with an id that somebody else’s has tell nothing of it', async () => {
    const { status } = await call('POST', '/api/recordatorios', otra.token, {
      _id: recordatorio,
      texto: 'mío',
      cuando: manana(),
    });
    expect(status).toBe(404);
    expect((await listed())[0].texto).toBe('la pasarela');
  });
});

describe('putting off', () => {
  const putOff = (id: string, hasta: string | null) =>
    call('PUT', `/api/notificaciones/${id}/posponer`, ana.token, { hasta });

  it('takes it out of the list and the count until it is fetched', async () => {
    expect((await putOff(uno, manana())).body).toEqual({ success: true, noLeidas: 0 });
    expect((await putOff(uno, manana())).status).toBe(404);
    expect((await world.list(ana)).notificaciones).toHaveLength(1);
    const [waiting] = (await world.list(ana, '?filtro=pospuestas')).notificaciones;
    expect(waiting).toMatchObject({ _id: uno, pospuesta: expect.stringMatching(/^20/) });
    const back = await call('PUT', `/api/notificaciones/${uno}/restaurar`, ana.token);
    expect(back.body.noLeidas).toBe(1);
    expect((await world.list(ana)).notificaciones).toHaveLength(2);
    expect((await world.list(ana, '?filtro=pospuestas')).notificaciones).toEqual([]);
  });

  it.each([
    [() => 'mañana', 'El momento no es válido'],
    [() => inDays(-1), 'Ese momento ya ha pasado: elige uno posterior'],
    [() => inDays(400), 'Una notificación se pospone un año como mucho'],
  ])('is refused in Spanish (%#)', async (hasta, message) => {
    const { status, body } = await putOff(uno, hasta());
    expect([status, body.message]).toEqual([400, message]);
    expect((await world.list(ana)).notificaciones).toHaveLength(2);
  });
});

describe('what is silenced', () => {
  it('is listed to its person alone, once, and heard again', async () => {
    const path = `/api/notificaciones/silencios/proyecto/${newId()}`;
    await call('PUT', path, ana.token, { nombre: 'Tienda' });
    await call('PUT', path, ana.token, { nombre: 'Tienda en línea' });
    const silent = async (person: TestPerson) =>
      (await call('GET', '/api/notificaciones/silencios', person.token)).body.silencios;
    expect(await silent(ana)).toMatchObject([{ tipo: 'proyecto', nombre: 'Tienda en línea' }]);
    expect(await silent(await world.person())).toEqual([]);
    await call('DELETE', path, ana.token);
    expect(await silent(ana)).toEqual([]);
  });

  it.each([
    ['épica', 'x', 'El tipo no es válido'],
    ['proyecto', ' ', 'Este campo es obligatorio'],
  ])('%s «%s» is refused', async (tipo, nombre, message) => {
    const path = `/api/notificaciones/silencios/${encodeURIComponent(tipo)}/${newId()}`;
    const { status, body } = await call('PUT', path, ana.token, { nombre });
    expect([status, body.message]).toEqual([400, message]);
  });
});
