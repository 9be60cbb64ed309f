import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Importacion } from '@pmp/contracts/proyectos';
import { screen, waitFor } from '@testing-library/react';
import { anId } from '../../../shared/testing/datos/builders';
import { anImportacion } from '../../../shared/testing/datos/importaciones';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../importar-page';

const EQUIPO = anId();
const leida = (hoja: string): Importacion =>
  anImportacion({
    archivo: { nombre: 'libro.xlsx', tamano: 1_000 },
    hojas: ['Portada', 'Datos'],
    hoja,
    columnas: [{ nombre: hoja, veces: 1, ejemplos: ['x'] }],
    mapeo: {
      columnas: { [hoja]: 'titulo' },
      tipos: {},
      estados: {},
      prioridades: {},
      personas: {},
      fechas: 'dma',
    },
    destino: { nuevo: { nombre: 'Tienda', clave: 'TIENDA', equipo: EQUIPO } },
  });

/** What is sent with its progress does not go by `fetch`: each request gets the next of these replies. */
const replies: Importacion[] = [];
const sent: string[] = [];
class FakeRequest {
  upload = {};
  status = 201;
  responseText = '';
  onload = () => undefined as void;
  open(_method: string, address: string) {
    sent.push(address);
  }
  setRequestHeader() {
    return undefined;
  }
  send() {
    this.responseText = JSON.stringify({ success: true, importacion: replies.shift() });
    queueMicrotask(() => this.onload());
  }
}
const Own = globalThis.XMLHttpRequest;
beforeEach(() => {
  sent.length = 0;
  globalThis.XMLHttpRequest = FakeRequest as never;
});
afterEach(() => {
  globalThis.XMLHttpRequest = Own;
});

describe('a workbook of several sheets', () => {
  it('is read anew with the sheet, and then with the header row, that are chosen', async () => {
    signIn({ rol: 'usuario' });
    const [primera, segunda, tercera] = [leida('Portada'), leida('Datos'), leida('Datos')];
    replies.push(primera, segunda, tercera);
    const routes = [primera, segunda, tercera].flatMap((one) => [
      [`GET /api/importaciones/${one._id}`, ok({ importacion: one })],
      [`DELETE /api/importaciones/${one._id}`, ok({})],
    ]);
    const api = fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      'GET /api/proyectos/equipos/lista': ok({ equipos: [{ _id: EQUIPO, nombre: 'Web' }] }),
      'GET /api/equipos': ok({ equipos: [] }),
      'GET /api/importaciones': ok({ importaciones: [] }),
      ...Object.fromEntries(routes),
    });
    const { user } = renderApp('/importar');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Seleccionar archivo' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['x'], 'libro.xlsx'),
    );
    await user.click(await screen.findByRole('combobox', { name: 'Hoja' }));
    await user.click(await screen.findByRole('option', { name: 'Datos' }));
    expect(await screen.findByRole('combobox', { name: 'Qué es «Datos»' })).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Fila de la cabecera' }));
    await user.click(await screen.findByRole('option', { name: 'Fila 3' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    const asked = sent.map((address) => Object.fromEntries(new URL(address, 'http://x').searchParams));
    expect(asked).toEqual([
      { equipo: EQUIPO },
      { equipo: EQUIPO, hoja: 'Datos' },
      { equipo: EQUIPO, hoja: 'Datos', cabecera: '3' },
    ]);
    // What was read before is not left over.
    await waitFor(() =>
      expect(api.calls.filter(({ route }) => route.startsWith('DELETE')).map(({ route }) => route)).toEqual([
        `DELETE /api/importaciones/${primera._id}`,
        `DELETE /api/importaciones/${segunda._id}`,
      ]),
    );
  });
});
