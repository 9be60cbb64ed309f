import { describe, expect, it } from '@jest/globals';
import type { ElementoPapelera, Restaurado } from '@pmp/contracts/proyectos';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './papelera-page';

const GET = 'GET /api/papelera?limite=50';
const DAY_MS = 86_400_000;
const NADA = { epicas: 0, historias: 0, tareas: 0, archivos: 0 };

const anElemento = (over: Partial<ElementoPapelera> = {}): ElementoPapelera => ({
  _id: anId(),
  tipo: 'epica',
  titulo: 'Pagos',
  proyecto: { _id: anId(), nombre: 'Tienda', clave: 'TIENDA', eliminado: false },
  padre: null,
  eliminadoPor: { _id: anId(), nombre: 'Carla', avatar: null },
  fecha: new Date().toISOString(),
  vence: new Date(Date.now() + 29.5 * DAY_MS).toISOString(),
  cuentas: { ...NADA, historias: 3, tareas: 1 },
  estado: 'guardado',
  ...over,
});
const restaurado = (elemento: ElementoPapelera, over: Partial<Restaurado> = {}) => {
  const { tipo, _id, titulo, cuentas, proyecto } = elemento;
  return ok({ restaurado: { tipo, _id, titulo, cuentas, proyecto: proyecto._id, avisos: [], ...over } });
};
const listed = (...elementos: ElementoPapelera[]) => ok({ elementos, siguiente: null });

const open = async (
  answers: Parameters<typeof fakeApi>[0],
  { rol = 'usuario', path = '/papelera' }: { rol?: 'admin' | 'usuario'; path?: string } = {},
) => {
  signIn({ rol });
  const api = fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), ...answers });
  const { user } = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Papelera' });
  return { api, user };
};

describe('the trash', () => {
  it('shows for each item its kind, its place, who deleted it, what it contains and how long it is kept', async () => {
    const tonight = new Date().setHours(23, 59, 59);
    const historia = anElemento({
      tipo: 'historia',
      titulo: 'Pagar',
      padre: { tipo: 'epica', _id: anId(), titulo: 'Compras' },
      cuentas: NADA,
      vence: new Date(tonight).toISOString(),
    });
    const tomorrow = anElemento({ vence: new Date(tonight + 2_000).toISOString() });
    await open({ [GET]: listed(anElemento(), historia, tomorrow) });
    const rows = within(await screen.findByRole('list', { name: 'Papelera' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Épica.*Pagos.*En Tienda.*Por Carla.*3 historias y 1 tarea.*Quedan 30 días/),
      expect.stringMatching(/Historia.*Pagar.*En Tienda · Compras.*Sin elementos asociados.*Se elimina hoy/),
      expect.stringMatching(/Queda 1 día/),
    ]);
    expect(screen.queryByRole('button', { name: /para siempre/ })).toBeNull();
  });

  it('restores without asking, and says what came back and what changed', async () => {
    const elemento = anElemento();
    const route = `POST /api/papelera/${elemento._id}/restaurar`;
    const avisos = [
      { motivo: 'sinAsignar' as const, tareas: 2 },
      { motivo: 'sprintCerrado' as const, sprint: 'Sprint 4', historias: 1 },
    ];
    const { api, user } = await open({ [GET]: listed(elemento), [route]: restaurado(elemento, { avisos }) });
    const boton = await screen.findByRole('button', { name: 'Restaurar «Pagos»' });
    api.answer(GET, listed());
    await user.click(boton);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByText('«Pagos» se ha restaurado, con 3 historias y 1 tarea.')).toBeTruthy();
    expect(screen.getByText(/^2 elementos han quedado sin asignar/)).toBeTruthy();
    expect(
      screen.getByText('1 historia se ha restaurado sin sprint: «Sprint 4» ya ha terminado.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Abrir' }).getAttribute('href')).toBe(
      `/backlog/${elemento.proyecto._id}`,
    );
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Abrir' }));
    expect(await screen.findByText('La papelera está vacía')).toBeTruthy();
  });

  it('says why something cannot be restored', async () => {
    const elemento = anElemento();
    const message = 'El proyecto «Tienda» también está en la papelera: restáuralo antes.';
    const route = `POST /api/papelera/${elemento._id}/restaurar`;
    const { user } = await open({ [GET]: listed(elemento), [route]: fails('conflict', message) });
    await user.click(await screen.findByRole('button', { name: 'Restaurar «Pagos»' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks for another clave when the project’s own is taken', async () => {
    const elemento = anElemento({ tipo: 'proyecto', titulo: 'Tienda', cuentas: NADA });
    const route = `POST /api/papelera/${elemento._id}/restaurar`;
    const message = 'Otro proyecto usa ahora la clave «TIENDA». Elige otra para restaurar este.';
    const taken = fails('conflict', message, [{ campo: 'clave', message }]);
    const { api, user } = await open({ [GET]: listed(elemento), [route]: taken });
    await user.click(await screen.findByRole('button', { name: 'Restaurar «Tienda»' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('alert').textContent).toContain(message);
    await user.type(await dialog.findByLabelText('Clave nueva'), 'otra');
    api.answer(route, restaurado(elemento));
    await user.click(dialog.getByRole('button', { name: 'Restaurar' }));
    expect(await screen.findByText('«Tienda» se ha restaurado.')).toBeTruthy();
    expect(api.callsTo(route).at(-1)?.body).toEqual({ clave: 'OTRA' });
  });

  it('lets an admin delete for good, after a confirmation', async () => {
    const elemento = anElemento();
    const route = `DELETE /api/papelera/${elemento._id}`;
    const { api, user } = await open({ [GET]: listed(elemento), [route]: ok({}) }, { rol: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Eliminar «Pagos» para siempre' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    api.answer(GET, listed());
    await user.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }));
    expect(await screen.findByText('La papelera está vacía')).toBeTruthy();
    expect(api.callsTo(route)).toHaveLength(1);
  });

  it('keeps the filters in the address, and says when nothing matches', async () => {
    const { user } = await open(
      { 'GET /api/papelera?limite=50&tipo=tarea&texto=pagar': listed(), [GET]: listed(anElemento()) },
      { path: '/papelera?tipo=tarea&texto=pagar' },
    );
    expect(await screen.findByText('Nada de la papelera coincide con los filtros')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await screen.findByText('Pagos')).toBeTruthy();
  });

  it('offers another try when it cannot be loaded', async () => {
    const { api, user } = await open({ [GET]: fails('unavailable', 'No') });
    expect(await screen.findByText('Error al cargar la papelera')).toBeTruthy();
    api.answer(GET, listed(anElemento()));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByText('Pagos')).toBeTruthy());
  });
});
