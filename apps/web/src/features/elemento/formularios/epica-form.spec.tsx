import { beforeEach, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../../shared/queries/query-client';
import { anEpica, anId } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { signIn } from '../../../shared/testing/render-app';
import { EpicaForm } from './epica-form';

const luis = { _id: anId(), nombre: 'Luis Pérez', avatar: null };
const epica = anEpica({ titulo: 'Pagos', version: 1 });
const ruta = `/api/epicas/${epica._id}`;
const STALE = {
  status: 409,
  body: { success: false, message: 'Otra persona lo ha cambiado', codigo: 'CONFLICTO' },
};

let closed = false;
beforeEach(() => {
  signIn();
  closed = false;
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EpicaForm
        epica={epica}
        proyectoId={epica.proyecto}
        equipoId={undefined}
        onNueva={undefined}
        onClose={() => (closed = true)}
      />
    </QueryClientProvider>,
  );

const rename = async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByLabelText(/Título/), ' en línea');
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  return user;
};

it('a conflict names who changed the same', async () => {
  const cambio = { fecha: '2026-11-20T10:00:00.000Z', accion: 'cambiado', de: 'Pagos', a: 'Cobros' };
  fakeApi({
    [`PUT ${ruta}`]: STALE,
    [`GET ${ruta}`]: ok({ epica: { ...epica, titulo: 'Cobros', version: 2 } }),
    [`GET ${ruta}/historial?limite=20`]: ok({
      cambios: [
        { ...cambio, _id: anId(), campo: 'prioridad', autor: { ...luis, nombre: 'Ana García' } },
        { ...cambio, _id: anId(), campo: 'titulo', autor: luis },
      ],
    }),
  });
  await rename();
  await screen.findByText('Luis Pérez ha cambiado lo mismo mientras editabas');
  expect(screen.getByText('Lo que ha guardado Luis Pérez')).toBeTruthy();
});

it('saving what somebody has deleted says by whom, and brings it back with what was written', async () => {
  const enPapelera = {
    _id: epica._id,
    tipo: 'epica',
    titulo: 'Pagos',
    proyecto: { _id: epica.proyecto, nombre: 'Portal', clave: 'POR', eliminado: false },
    padre: null,
    eliminadoPor: luis,
    fecha: '2026-11-20T10:00:00.000Z',
    vence: '2026-12-20T10:00:00.000Z',
    cuentas: { epicas: 1, historias: 0, tareas: 0, archivos: 0 },
    estado: 'guardado',
  };
  const api = fakeApi({
    [`PUT ${ruta}`]: fails('missing', 'La épica no existe'),
    [`GET /api/papelera?proyecto=${epica.proyecto}`]: ok({ elementos: [enPapelera] }),
    [`POST /api/papelera/${epica._id}/restaurar`]: () => {
      api.answer(`PUT ${ruta}`, ok({ epica: { ...epica, titulo: 'Pagos en línea', version: 4 } }));
      return ok({ restaurado: { tipo: 'epica', _id: epica._id, avisos: [] } });
    },
  });
  const user = await rename();
  await screen.findByText('Luis Pérez lo ha eliminado mientras lo editabas');
  expect(screen.queryByText(/La épica no existe/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restaurar' }));
  await waitFor(() => expect(closed).toBe(true));
  expect(api.callsTo(`PUT ${ruta}`).at(-1)?.body).toMatchObject({ titulo: 'Pagos en línea' });
});

const KEPT = 'Esto es lo que estabas escribiendo y no se guardó.';
const titulo = () => screen.getByLabelText<HTMLInputElement>(/Título/).value;

it('what is typed and not saved is there again for its person alone, until they begin anew', async () => {
  fakeApi({});
  const user = userEvent.setup();
  const mine = signIn();
  show();
  await user.type(screen.getByLabelText(/Título/), ' en línea');
  cleanup();
  signIn();
  show();
  expect([titulo(), screen.queryByText(KEPT)]).toEqual(['Pagos', null]);
  cleanup();
  signIn(mine);
  show();
  expect(titulo()).toBe('Pagos en línea');
  screen.getByText(KEPT);
  await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
  expect([titulo(), screen.queryByText(KEPT)]).toEqual(['Pagos', null]);
  cleanup();
  show();
  expect([titulo(), screen.queryByText(KEPT)]).toEqual(['Pagos', null]);
});

it('what is saved or thrown away is kept no longer', async () => {
  fakeApi({ [`PUT ${ruta}`]: ok({ epica: { ...epica, titulo: 'Pagos en línea', version: 2 } }) });
  await rename();
  await waitFor(() => expect(closed).toBe(true));
  expect(Object.keys(localStorage).filter((key) => key.includes('borrador'))).toEqual([]);
});
