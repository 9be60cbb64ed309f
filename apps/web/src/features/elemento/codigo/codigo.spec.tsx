import { describe, expect, it, jest } from '@jest/globals';
import type { Referencia } from '@pmp/contracts/integraciones';
import { screen, within } from '@testing-library/react';
import { aHistoria, anEpica, anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../shared/testing/pantallas';

const aReferencia = (over: Partial<Referencia>): Referencia => ({
  _id: anId(),
  tipo: 'confirmacion',
  forja: 'github',
  repositorio: 'tienda/web',
  identificador: '6113728f',
  titulo: 'POR-1: cobra en un paso',
  url: 'https://github.com/tienda/web/commit/6113728f',
  autor: 'Ana',
  cuando: '2026-11-20T10:00:00.000Z',
  estado: null,
  comprobacion: null,
  ...over,
});

const open = async (referencias: () => Referencia[]) => {
  signIn();
  const proyecto = aProyecto({ nombre: 'Portal' });
  const epica = anEpica({ titulo: 'Pagos', proyecto: proyecto._id });
  const uno = aHistoria({ epicaId: epica, proyecto: proyecto._id, clave: 'POR-1', titulo: 'Pagar' });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [`GET /api/epicas/proyecto/${proyecto._id}`]: ok({ epicas: [epica] }),
    [`GET /api/historias/proyecto/${proyecto._id}`]: ok({ historias: [uno] }),
    [`GET /api/tareas/proyecto/${proyecto._id}`]: ok({ tareas: [] }),
    [`GET /api/forjas/referencias?proyecto=${proyecto._id}&clave=POR-1`]: () =>
      ok({ referencias: referencias() }),
  });
  renderApp(`/backlog/${proyecto._id}?historia=${uno._id}`);
  return { api, region: await screen.findByRole('region', { name: 'Código' }) };
};

jest.setTimeout(20_000);

describe('the code that names an item', () => {
  it('is shown with what CI says, merge requests first, and as it changes', async () => {
    let referencias: Referencia[] = [];
    const { region } = await open(() => referencias);
    await within(region).findByText('Ningún commit ni rama nombra POR-1');
    referencias = [
      aReferencia({
        estado: 'revertida',
        comprobacion: { estado: 'falla', nombre: 'Pruebas', url: 'https://ci.ejemplo.es/7' },
      }),
      aReferencia({
        tipo: 'peticion',
        identificador: '#2',
        titulo: 'Cobrar',
        estado: 'fusionada',
        url: null,
      }),
    ];
    const cambio = {
      entidad: 'referencia',
      accion: 'actualizado',
      _id: anId(),
      version: 1,
      datos: null,
      autor: null,
    };
    fakeSocket.receive('cambio', cambio);
    const rows = await within(region).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^#2 Cobrar.*Fusionada$/),
      expect.stringMatching(/^6113728f POR-1: cobra en un paso.*Revertido$/),
    ]);
    const commit = within(rows[1]!);
    expect(commit.getByRole('link', { name: 'Pruebas: falla' }).getAttribute('href')).toBe(
      'https://ci.ejemplo.es/7',
    );
    expect(commit.getByRole('link', { name: /cobra en un paso/ }).getAttribute('rel')).toBe('noreferrer');
    expect(within(rows[0]!).queryByRole('link')).toBeNull();
  });
});
