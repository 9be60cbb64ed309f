import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EtiquetaDeElemento } from '@pmp/contracts/common';
import type { Historia } from '@pmp/contracts/proyectos';
import { screen, waitFor } from '@testing-library/react';
import { aHistoria, anEpica, anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../shared/testing/pantallas';
import './editor-etiquetas';

const LOTE = 'PUT /api/historias/lote';

const world = () => {
  const proyecto = aProyecto({ nombre: 'Portal' });
  const epica = anEpica({ titulo: 'Pagos', proyecto: proyecto._id });
  const label = (nombre: string, color: EtiquetaDeElemento['color']) => ({ _id: anId(), nombre, color });
  const [web, urgente] = [label('Web', 'azul'), label('Urgente', 'rojo')] as const;
  const en = { epicaId: epica, proyecto: proyecto._id };
  const uno = aHistoria({ ...en, titulo: 'Pagar con tarjeta', etiquetas: [web] });
  const dos = aHistoria({ ...en, titulo: 'Ver facturas', orden: 'a1', etiquetas: [] });
  const HISTORIAS = `GET /api/historias/proyecto/${proyecto._id}`;
  const ETIQUETAS = `/api/etiquetas/proyecto/${proyecto._id}`;
  return { proyecto, epica, web, urgente, uno, dos, HISTORIAS, ETIQUETAS };
};

const open = async (
  w: ReturnType<typeof world>,
  answers: Parameters<typeof fakeApi>[0] = {},
  search = '',
) => {
  signIn();
  const { proyecto } = w;
  const labels = [w.web, w.urgente];
  let version = 1;
  const now = new Map<string, Historia>([w.uno, w.dos].map((each) => [each._id, each]));
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [`GET /api/epicas/proyecto/${proyecto._id}`]: ok({ epicas: [w.epica] }),
    [w.HISTORIAS]: () => ok({ historias: [...now.values()] }),
    [`GET /api/tareas/proyecto/${proyecto._id}`]: ok({ tareas: [] }),
    [`GET ${w.ETIQUETAS}`]: () =>
      ok({
        etiquetas: labels.map((each, orden) => ({
          ...each,
          orden,
          proyecto: proyecto._id,
          version: 1,
          elementos: 0,
        })),
      }),
    [`POST ${w.ETIQUETAS}`]: ({ body }) => {
      const etiqueta = body as unknown as EtiquetaDeElemento;
      labels.push(etiqueta);
      return ok({ etiqueta: { ...etiqueta, orden: 9, proyecto: proyecto._id, version: 1 } });
    },
    [LOTE]: ({ body }) => {
      version += 1;
      const { poner = [], quitar = [] } = (body['cambios'] as { etiquetas: Record<string, string[]> })
        .etiquetas;
      for (const id of body['ids'] as string[]) {
        const before = now.get(id);
        if (!before) continue;
        const ids = [...(before.etiquetas ?? []).map(({ _id }) => _id), ...poner].filter(
          (each) => !quitar.includes(each),
        );
        now.set(id, { ...before, version, etiquetas: labels.filter(({ _id }) => ids.includes(_id)) });
      }
      return ok({
        historias: [...now.values()].filter(({ _id }) => (body['ids'] as string[]).includes(_id)),
      });
    },
    ...answers,
  });
  const app = renderApp(`/backlog/${proyecto._id}${search}`);
  await screen.findByRole('button', { name: 'Pagar con tarjeta' });
  return { api, now, ...app };
};

beforeEach(() => {
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('the labels of the backlog', () => {
  it('are put on by a click and typing, and Ctrl+Z takes off only what was put on', async () => {
    const w = world();
    const { api, user } = await open(w);
    await user.click(screen.getByRole('button', { name: 'Etiquetas: Web' }));
    await screen.findByRole('option', { name: /Urgente/ });
    await user.keyboard('urg{Enter}');
    await screen.findByRole('button', { name: 'Etiquetas: Web, Urgente' });
    await waitFor(() => expect(api.callsTo(LOTE)).toHaveLength(1));
    expect(api.callsTo(LOTE)[0]?.body).toEqual({
      ids: [w.uno._id],
      cambios: { etiquetas: { poner: [w.urgente._id] } },
    });
    await screen.findByText('«Pagar con tarjeta» · Etiquetas: + Urgente');
    await user.keyboard('{Escape}{Control>}z{/Control}');
    await waitFor(() =>
      expect(api.callsTo(LOTE)[1]?.body).toEqual({
        ids: [w.uno._id],
        cambios: { etiquetas: { quitar: [w.urgente._id] } },
      }),
    );
    await screen.findByRole('button', { name: 'Etiquetas: Web' });
  });

  it('are made while typing, with key L', async () => {
    const w = world();
    const { api, user } = await open(w);
    screen.getByRole('button', { name: 'Ver facturas' }).focus();
    await user.keyboard('l');
    await screen.findByRole('option', { name: 'Web' });
    await user.keyboard('Legal');
    await user.click(await screen.findByRole('option', { name: 'Crear «Legal»' }));
    await screen.findByRole('button', { name: 'Etiquetas: Legal' });
    const creada = api.callsTo(`POST ${w.ETIQUETAS}`)[0]?.body;
    expect(creada).toEqual({ _id: expect.any(String), nombre: 'Legal', color: expect.any(String) });
    await waitFor(() =>
      expect(api.callsTo(LOTE)[0]?.body).toEqual({
        ids: [w.dos._id],
        cambios: { etiquetas: { poner: [creada?.['_id']] } },
      }),
    );
  });

  it('are given to all that is selected, and taken from all once all have them', async () => {
    const w = world();
    const { api, user } = await open(w);
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar «Pagar con tarjeta»' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar «Ver facturas»' }));
    await user.click(screen.getByRole('button', { name: 'Etiquetas' }));
    // One of the two has it.
    await user.click(await screen.findByRole('option', { name: /Web.*1\/2/ }));
    await waitFor(() => expect(api.callsTo(LOTE)).toHaveLength(1));
    // Who has it already is not changed.
    expect(api.callsTo(LOTE)[0]?.body).toEqual({
      ids: [w.dos._id],
      cambios: { etiquetas: { poner: [w.web._id] } },
    });
    await user.click(await screen.findByRole('option', { name: /Web.*valor actual/ }));
    await waitFor(() =>
      expect(api.callsTo(LOTE)[1]?.body).toEqual({
        ids: [w.uno._id, w.dos._id],
        cambios: { etiquetas: { quitar: [w.web._id] } },
      }),
    );
  });

  it('stay as they were when the server refuses', async () => {
    const w = world();
    const { user } = await open(w, { [LOTE]: fails('forbidden', 'No tienes permiso') });
    await user.click(screen.getByRole('button', { name: 'Etiquetas: Web' }));
    await user.click(await screen.findByRole('option', { name: 'Urgente' }));
    await screen.findByText('Etiquetas: no se ha podido cambiar. No tienes permiso');
    expect(await screen.findByRole('button', { name: 'Etiquetas: Web' })).toBeTruthy();
  });

  it('filter the backlog, and the address keeps it', async () => {
    const w = world();
    await open(w, {}, `?etiqueta=${w.web._id}`);
    await screen.findByRole('button', { name: 'Quitar el filtro Etiquetas: Web' });
    expect(screen.queryByRole('button', { name: 'Ver facturas' })).toBeNull();
  });

  it('get the name that a colleague gives them, and nothing is read again for it', async () => {
    const w = world();
    const { api } = await open(w);
    const reads = () => api.calls.filter(({ route }) => route.includes('/historias')).length;
    const before = reads();
    fakeSocket.receive('cambio', {
      entidad: 'etiqueta',
      accion: 'actualizado',
      _id: w.web._id,
      version: 2,
      datos: { ...w.web, nombre: 'Portal web', orden: 0, proyecto: w.proyecto._id, version: 2 },
      autor: null,
    });
    expect(await screen.findByRole('button', { name: 'Etiquetas: Portal web' })).toBeTruthy();
    expect(reads()).toBe(before);
  });

  it('keep the name that is being written when a colleague deletes them, and make a new one of it', async () => {
    const w = world();
    const { api, user } = await open(w);
    await user.click(screen.getByRole('button', { name: 'Etiquetas del proyecto' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Nombre de la etiqueta «Web»',
    });
    await user.type(field, ' y móvil');
    const left = { ...w.urgente, orden: 1, proyecto: w.proyecto._id, version: 1, elementos: 0 };
    api.answer(`GET ${w.ETIQUETAS}`, ok({ etiquetas: [left] }));
    fakeSocket.receive('cambio', {
      entidad: 'etiqueta',
      accion: 'eliminado',
      _id: w.web._id,
      version: 2,
      datos: null,
      autor: null,
    });
    await screen.findByText(/Esta etiqueta se ha eliminado mientras la cambiabas/);
    expect([field.value, document.activeElement]).toEqual(['Web y móvil', field]);
    await user.click(screen.getByRole('button', { name: 'Crear como etiqueta nueva' }));
    await waitFor(() => expect(screen.queryByText(/se ha eliminado mientras/)).toBeNull());
    expect(api.callsTo(`POST ${w.ETIQUETAS}`)[0]?.body).toMatchObject({
      nombre: 'Web y móvil',
      color: 'azul',
    });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nueva etiqueta' })),
    );
  });

  it('are made, renamed and deleted in their dialog, and a deleted one comes back', async () => {
    const w = world();
    const id = w.web._id;
    const { api, user } = await open(w, {
      [`PUT /api/etiquetas/${id}`]: ok({}),
      [`DELETE /api/etiquetas/${id}`]: ok({}),
      [`POST /api/etiquetas/${id}/restaurar`]: ok({}),
    });
    await user.click(screen.getByRole('button', { name: 'Etiquetas del proyecto' }));
    const nombre = await screen.findByRole('textbox', { name: 'Nombre de la etiqueta «Web»' });
    await user.type(screen.getByRole('textbox', { name: 'Nueva etiqueta' }), 'Legal{Enter}');
    await screen.findByRole('textbox', { name: 'Nombre de la etiqueta «Legal»' });
    await user.clear(nombre);
    await user.type(nombre, 'Portal{Enter}');
    await waitFor(() =>
      expect(api.callsTo(`PUT /api/etiquetas/${id}`)[0]?.body).toEqual({ nombre: 'Portal', version: 1 }),
    );
    await waitFor(() =>
      expect(
        (screen.getByRole('button', { name: 'Eliminar la etiqueta «Web»' }) as HTMLButtonElement).disabled,
      ).toBe(false),
    );
    await user.click(screen.getByRole('button', { name: 'Eliminar la etiqueta «Web»' }));
    await screen.findByText('Etiqueta «Web» eliminada');
    expect(api.callsTo(`DELETE /api/etiquetas/${id}`)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(api.callsTo(`POST /api/etiquetas/${id}/restaurar`)).toHaveLength(1));
  });
});
