import { describe, expect, it } from '@jest/globals';
import type { CambioHistorial } from '@pmp/contracts/proyectos';
import { screen, waitFor, within } from '@testing-library/react';
import { aHistoria, anEpica, anEquipo, anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../shared/testing/pantallas';

const equipo = anEquipo();
const proyecto = aProyecto({ equipo: { _id: equipo._id, nombre: equipo.nombre } });
const epica = anEpica({ proyecto: proyecto._id });
const historia = aHistoria({ descripcion: 'Con tarjeta', epicaId: epica, proyecto: proyecto._id });
const ana = { _id: anId(), nombre: 'Ana García', avatar: null };
const cambio = (accion: CambioHistorial['accion'], de: string | null, a: string | null): CambioHistorial => ({
  _id: anId(),
  fecha: '2026-11-20T10:00:00.000Z',
  autor: ana,
  accion,
  campo: accion === 'creado' ? null : 'descripcion',
  de,
  a,
});

describe('the versions of a description', () => {
  it('are compared, and one is brought back as any other change', async () => {
    signIn();
    Element.prototype.scrollTo ??= () => undefined;
    const base = `/api/historias/${historia._id}`;
    const cambios = [cambio('actualizado', 'Con **dinero**', 'Con tarjeta'), cambio('creado', null, null)];
    const api = fakeApi({
      'GET /api/equipos': ok({ equipos: [equipo] }),
      'GET /api/proyectos': ok({ proyectos: [proyecto] }),
      [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
      [`GET /api/epicas/proyecto/${proyecto._id}`]: ok({ epicas: [epica] }),
      [`GET /api/historias/proyecto/${proyecto._id}`]: ok({ historias: [historia] }),
      [`GET /api/tareas/proyecto/${proyecto._id}`]: ok({ tareas: [] }),
      [`GET ${base}/historial?limite=20`]: ok({ cambios, siguiente: null }),
      [`GET ${base}/historial?campo=descripcion&limite=200`]: ok({ cambios, siguiente: null }),
      [`PUT ${base}`]: ok({ historia: { ...historia, descripcion: 'Con **dinero**', version: 2 } }),
    });
    const { user } = renderApp(`/backlog/${proyecto._id}?historia=${historia._id}`);
    await screen.findByText('cambió la descripción de «Con dinero» a «Con tarjeta»');
    await user.click(await screen.findByRole('button', { name: 'Ver las versiones' }));
    const dialog = await screen.findByRole('dialog', { name: 'Versiones del texto' });
    expect((await within(dialog).findByText('tarjeta')).tagName).toBe('INS');
    await user.click(within(dialog).getByRole('button', { name: /Restaurar la versión de Ana García/ }));
    await waitFor(() =>
      expect(api.callsTo(`PUT ${base}`).map(({ body }) => body)).toEqual([
        { descripcion: 'Con **dinero**', version: historia.version },
      ]),
    );
    expect(await screen.findByText(/Se ha restaurado la descripción/)).toBeTruthy();
  });
});
