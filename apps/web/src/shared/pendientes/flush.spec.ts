import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aHistoria, anEpica, anId } from '../testing/datos/builders';
import { fails, fakeApi, ok } from '../testing/fake-api';
import { signIn } from '../testing/render-app';
import { eliminarComun } from './cambiar-comun';
import { almacen } from '../almacen/almacen';
import { flushPendientes } from './flush';
import type { NuevoPendiente } from './pendiente';
import { pendientes } from './pendientes';
import { recordarMovimiento, soltarVanos } from './retirar';
import { sendOrKeep } from './send-or-keep';

const onSent = () => Promise.resolve();
const STALE = {
  status: 409,
  body: { success: false, message: 'Otra persona lo ha cambiado', codigo: 'CONFLICTO' },
};
const offline = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!is);

const historia = aHistoria({ titulo: 'Antes', version: 3 });
const route = `/api/historias/${historia._id}`;
const edit = (over: Partial<NuevoPendiente> = {}): NuevoPendiente => ({
  accion: 'editar',
  entidad: 'historia',
  elemento: historia._id,
  proyecto: historia.proyecto,
  titulo: 'Después',
  method: 'PUT',
  path: route,
  body: { titulo: 'Después', version: 3 },
  previo: { titulo: 'Antes' },
  ...over,
});

beforeEach(() => {
  signIn();
  jest.restoreAllMocks();
});

describe('a page that goes while it sends', () => {
  it('leaves what it was sending to the next one, which finds that it had arrived or sends it', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const saving = sendOrKeep(edit({ body: { puntos: 5, version: 3 }, previo: { puntos: 0 } }), () => held);
    window.dispatchEvent(new Event('pagehide'));
    expect(pendientes.all()).toMatchObject([{ elemento: historia._id, intentado: true, estado: 'espera' }]);
    answer();
    await saving;
    const api = fakeApi({
      [`PUT ${route}`]: STALE,
      [`GET ${route}`]: ok({ historia: { ...historia, puntos: 5, version: 4 } }),
    });
    await flushPendientes(onSent);
    expect(api.callsTo(`PUT ${route}`)).toHaveLength(1);
    expect(pendientes.all()).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(pendientes.all()).toEqual([]);
  });
});

describe('what a project agrees on', () => {
  const proyecto = historia.proyecto;
  const etiqueta = { ...edit(), entidad: 'etiqueta', elemento: anId(), proyecto, titulo: 'pagos' } as const;
  const alta = { ...etiqueta, accion: 'crear', method: 'POST', previo: undefined } as const;

  it('is made and changed as one, and a change that comes while it is sent has its own address', async () => {
    const creada = `/api/etiquetas/proyecto/${proyecto}`;
    const suya = `/api/etiquetas/${etiqueta.elemento}`;
    const cambio = (nombre: string) => ({ ...etiqueta, path: suya, body: { nombre, version: 1 } });
    const api = fakeApi({
      [`POST ${creada}`]: () => {
        pendientes.add({ ...cambio('cobros'), visto: { nombre: 'cobros' } });
        return ok({ etiqueta: { _id: etiqueta.elemento, version: 1 } }, 201);
      },
      [`PUT ${suya}`]: ok({ etiqueta: { _id: etiqueta.elemento, version: 2 } }),
    });
    pendientes.add({ ...alta, path: creada, body: { nombre: 'pago' }, visto: { nombre: 'pago', orden: 0 } });
    pendientes.add({ ...cambio('pagos'), visto: { nombre: 'pagos' } });
    expect(almacen.all('etiqueta')).toEqual([{ nombre: 'pagos', orden: 0 }]);
    await flushPendientes(onSent);
    expect(api.calls.map(({ route: called, body }) => [called, body])).toEqual([
      [`POST ${creada}`, { nombre: 'pagos' }],
      [`PUT ${suya}`, { nombre: 'cobros' }],
    ]);
    expect(pendientes.all()).toEqual([]);
  });

  it('is deleted behind what waits, without the changes that this makes needless, and can be had back', async () => {
    const suya = `/api/etiquetas/${etiqueta.elemento}`;
    const api = fakeApi({
      [`DELETE ${suya}`]: ok({}),
      [`POST ${suya}/restaurar`]: ok({ etiqueta: { _id: etiqueta.elemento, version: 3 } }),
    });
    const { elemento, titulo } = etiqueta;
    const eliminar = () => eliminarComun({ entidad: 'etiqueta', elemento, proyecto, titulo, path: suya });
    offline(true);
    pendientes.add({ ...etiqueta, path: suya, body: { nombre: 'cobros', version: 1 } });
    const antes = pendientes.all();
    const devolver = await eliminar();
    expect(pendientes.all()).toMatchObject([{ accion: 'eliminar', method: 'DELETE' }]);
    almacen.take('etiqueta', [
      { _id: elemento, nombre: 'pagos', color: 'gris', orden: 0, proyecto, version: 1 },
    ]);
    expect(almacen.get('etiqueta', elemento)).toBeUndefined();
    await devolver();
    expect(pendientes.all()).toMatchObject(antes.map(({ accion, body }) => ({ accion, body })));
    const tarde = await eliminar();
    offline(false);
    await flushPendientes(onSent);
    await tarde();
    expect(api.calls.map(({ route: called }) => called)).toEqual([
      `DELETE ${suya}`,
      `POST ${suya}/restaurar`,
    ]);
  });

  it('made from a template waits as that, and what is changed of it is sent behind', async () => {
    const path = `/api/plantillas/${anId()}/usar`;
    const api = fakeApi({
      [`POST ${path}`]: ok(
        { tipo: 'historia', _id: historia._id, epicas: [], historias: [], tareas: [] },
        201,
      ),
      [`PUT ${route}`]: ok({ historia: { ...historia, version: 2 } }),
    });
    pendientes.add(edit({ accion: 'crear', method: 'POST', path, body: { _id: historia._id, titulo: 'A' } }));
    pendientes.add(edit({ body: { puntos: 5, version: 1 }, previo: { puntos: 0 } }));
    await flushPendientes(onSent);
    expect(api.calls.map(({ route: called, body }) => [called, body])).toEqual([
      [`POST ${path}`, { _id: historia._id, titulo: 'A' }],
      [`PUT ${route}`, { puntos: 5, version: 1 }],
    ]);
  });

  it('has arrived if the columns are as they were asked for, and otherwise waits for a decision', async () => {
    const tablero = { _id: anId(), nombre: 'Tablero', descripcion: '', proyecto, version: 5 };
    const [a, b] = [anId(), anId()];
    const path = `/api/tableros/${tablero._id}/columnas`;
    const columna = (_id: string, nombre: string) => ({ _id, nombre, estado: 'pendiente', limite: null });
    const pedidas = [columna(a, 'Ideas'), { ...columna(b, 'Diseño'), nueva: true }];
    const pedir = () =>
      pendientes.add(
        edit({
          entidad: 'columnas',
          elemento: tablero._id,
          path,
          body: { version: 4, columnas: pedidas, retiradas: [] },
          previo: { columnas: [columna(a, 'Ideas')] },
        }),
      );
    const resto = { estados: ['pendiente'], recibe: [], sustituye: [], historias: [] };
    const now = (nombre: string) =>
      ok({
        tablero,
        columnas: [columna(a, 'Ideas'), columna(b, nombre)].map((each) => ({ ...resto, ...each })),
        sprint: null,
      });
    const principal = `GET /api/tableros/principal/${proyecto}`;
    fakeApi({ [`PUT ${path}`]: STALE, [principal]: now('Diseño') });
    pedir();
    await flushPendientes(onSent);
    expect(pendientes.all()).toEqual([]);
    const por = { ...STALE, body: { ...STALE.body, parametros: { quien: 'Luis Pérez' } } };
    fakeApi({ [`PUT ${path}`]: por, [principal]: now('Pruebas') });
    pedir();
    await flushPendientes(onSent);
    expect(pendientes.all()).toMatchObject([{ estado: 'conflicto', motivo: undefined, quien: 'Luis Pérez' }]);
  });
});

describe('changes that wait for the network', () => {
  it('are kept only when offline, and are sent once, in order', async () => {
    const epica = anEpica();
    const api = fakeApi({
      'POST /api/epicas': ok({ epica }, 201),
      [`PUT ${route}`]: ok({ historia: { ...historia, titulo: 'Después', version: 4 } }),
    });
    const create = edit({
      accion: 'crear',
      entidad: 'epica',
      elemento: epica._id,
      method: 'POST',
      path: '/api/epicas',
      body: { _id: epica._id, titulo: epica.titulo, proyecto: epica.proyecto },
    });
    expect(await sendOrKeep(create, () => Promise.resolve('sent'))).toBe('sent');
    offline(true);
    expect(await sendOrKeep(create, () => Promise.reject(new Error('not asked')))).toBeUndefined();
    await sendOrKeep(edit(), () => Promise.reject(new Error('not asked')));
    await flushPendientes(onSent);
    expect(api.calls).toEqual([]);

    offline(false);
    await Promise.all([flushPendientes(onSent), flushPendientes(onSent)]);
    expect(api.calls.map((call) => call.route)).toEqual(['POST /api/epicas', `PUT ${route}`]);
    expect(pendientes.all()).toEqual([]);
  });

  it('are shown, merged, sent and compared whatever field they are of', async () => {
    const cambio = (sonda: string) => edit({ body: { sonda, version: 3 }, previo: { sonda: 'antes' } });
    const stale = (sonda: string) => ({
      [`PUT ${route}`]: STALE,
      [`GET ${route}`]: ok({ historia: { ...historia, sonda, version: 4 } }),
    });
    almacen.take('historia', [historia]);
    offline(true);
    pendientes.add(cambio('una'));
    pendientes.add(cambio('dos'));
    expect(almacen.get('historia', historia._id)).toMatchObject({ sonda: 'dos' });
    offline(false);
    const api = fakeApi(stale('de otra persona'));
    await flushPendientes(onSent);
    expect(api.callsTo(`PUT ${route}`).map(({ body }) => body)).toEqual([{ sonda: 'dos', version: 3 }]);
    expect(pendientes.all()).toMatchObject([{ estado: 'conflicto', body: { sonda: 'dos' } }]);
    pendientes.remove(pendientes.all()[0]!.id);
    fakeApi(stale('tres'));
    pendientes.add(cambio('tres'));
    await flushPendientes(onSent);
    expect(pendientes.all()).toEqual([]);
  });

  it('keep what was changed again while they were being sent', async () => {
    const epica = anEpica();
    const path = '/api/epicas';
    const nuevo: NuevoPendiente = edit({
      accion: 'crear',
      entidad: 'epica',
      elemento: epica._id,
      method: 'POST',
      path,
      body: { _id: epica._id, titulo: 'Una', proyecto: epica.proyecto },
    });
    pendientes.add(nuevo);
    const api = fakeApi({
      'POST /api/epicas': () => {
        pendientes.add({ ...nuevo, accion: 'editar', body: { titulo: 'Otra', version: 0 } });
        return ok({ epica }, 201);
      },
      [`PUT ${path}/${epica._id}`]: ok({ epica: { ...epica, titulo: 'Otra', version: 2 } }),
    });
    await flushPendientes(onSent);
    expect(api.callsTo(`PUT ${path}/${epica._id}`).map(({ body }) => body)).toEqual([{ titulo: 'Otra' }]);
    expect(pendientes.all()).toEqual([]);
  });

  it('are saved over what others changed in other fields', async () => {
    pendientes.add(edit());
    let first = true;
    const api = fakeApi({
      [`PUT ${route}`]: () => {
        const reply = first ? STALE : ok({ historia: { ...historia, titulo: 'Después', version: 8 } });
        first = false;
        return reply;
      },
      [`GET ${route}`]: ok({ historia: { ...historia, puntos: 13, version: 7 } }),
    });
    await flushPendientes(onSent);
    expect(api.callsTo(`PUT ${route}`).map(({ body }) => body['version'])).toEqual([3, 7]);
    expect(pendientes.all()).toEqual([]);
  });

  it('count as sent when the server already has them because only its answer was lost', async () => {
    pendientes.add(edit());
    const api = fakeApi({
      [`PUT ${route}`]: STALE,
      [`GET ${route}`]: ok({ historia: { ...historia, titulo: 'Después', version: 4 } }),
    });
    await flushPendientes(onSent);
    expect(api.callsTo(`PUT ${route}`)).toHaveLength(1);
    expect(pendientes.all()).toEqual([]);
  });

  it('ask the person when somebody changed the same field, naming who, and when the server refuses', async () => {
    pendientes.add(edit());
    const api = fakeApi({
      [`PUT ${route}`]: STALE,
      [`GET ${route}`]: ok({ historia: { ...historia, titulo: 'De otra', version: 4 } }),
      [`GET ${route}/historial?limite=20`]: ok({
        cambios: [
          {
            _id: anId(),
            campo: 'titulo',
            de: 'Antes',
            a: 'De otra',
            fecha: '2026-11-20T10:00:00.000Z',
            autor: { _id: anId(), nombre: 'Luis Pérez', avatar: null },
          },
        ],
      }),
    });
    await flushPendientes(onSent);
    expect(pendientes.all()).toMatchObject([{ estado: 'conflicto', motivo: undefined, quien: 'Luis Pérez' }]);
    expect(api.callsTo(`PUT ${route}`)).toHaveLength(1);
    pendientes.remove(pendientes.all()[0]!.id);

    pendientes.add(edit());
    api.answer(`PUT ${route}`, fails('missing', 'La historia no existe'));
    await flushPendientes(onSent);
    expect(pendientes.all()).toMatchObject([{ estado: 'conflicto', motivo: 'La historia no existe' }]);
  });

  it('keep waiting while the server is away, and are sent only by the person who made them', async () => {
    pendientes.add(edit());
    fakeApi({ [`PUT ${route}`]: fails('unavailable', 'No disponible') });
    await flushPendientes(onSent);
    expect(pendientes.all()).toMatchObject([{ estado: 'espera' }]);
    signIn();
    expect(pendientes.all()).toEqual([]);
  });

  it('are let go when they have been undone, unless the server may have them', () => {
    pendientes.add(edit());
    pendientes.add(edit({ body: { titulo: 'Antes', version: 3 }, previo: { titulo: 'Después' } }));
    soltarVanos([historia._id]);
    expect(pendientes.all()).toEqual([]);

    const [uno, dos] = ['uno', 'dos'].map((columna) =>
      edit({ accion: 'mover', path: '/api/mover', body: { columna } }),
    );
    pendientes.add(uno!);
    const retirar = recordarMovimiento(historia._id, '/api/mover');
    pendientes.add(dos!);
    expect(retirar()()).toBe(true);
    expect(pendientes.all()).toMatchObject([{ body: { columna: 'uno' } }]);

    const tarde = recordarMovimiento(historia._id, '/api/mover');
    pendientes.add(dos!);
    const undo = tarde();
    pendientes.patch(pendientes.all()[0]!.id, { intentado: true });
    expect(undo()).toBe(false);
    expect(pendientes.all()).toMatchObject([{ body: { columna: 'dos' } }]);
  });
});
