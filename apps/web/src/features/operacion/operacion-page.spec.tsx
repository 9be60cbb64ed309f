import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { EstadoServicio, LetraMuerta, Operacion } from '@pmp/contracts/common';
import { screen, waitFor, within } from '@testing-library/react';
import { changeLanguage } from '../../shared/i18n/i18n';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './operacion-page';

const GET = 'GET /api/operacion';
const LETRA: LetraMuerta = {
  _id: 'sprints-17',
  consumidor: 'sprints-historia-eliminada',
  asunto: 'hecho.proyectos.historia.eliminada.v1',
  motivo: 'Error: falta una pieza',
  apartada: '2026-11-20T10:00:00.000Z',
  correlacion: 'peticion-0001',
  resumen: '{"id":"x","datos":{}}',
};

const anEstado = (servicio: string, over: Partial<EstadoServicio> = {}): EstadoServicio => ({
  servicio,
  version: '1.4.0',
  desde: '2026-11-20T10:00:00.000Z',
  listo: true,
  base: true,
  broker: true,
  outbox: 0,
  consumidores: [{ nombre: `${servicio}-x`, pendientes: 0, esperaMs: 0 }],
  letras: [],
  letrasTotal: 0,
  ...over,
});

const anOperacion = (sprints: EstadoServicio | null = anEstado('sprints')): Omit<Operacion, 'success'> => ({
  gateway: {
    version: '1.4.0',
    desde: '2026-11-20T10:00:00.000Z',
    broker: true,
    sockets: 3,
    certificado: null,
  },
  embebida: null,
  servicios: [
    { servicio: 'proyectos', estado: anEstado('proyectos') },
    { servicio: 'sprints', estado: sprints },
  ],
});
const withLetra = () => ok(anOperacion(anEstado('sprints', { letras: [LETRA], letrasTotal: 1 })));

const open = async (answers: Parameters<typeof fakeApi>[0], rol: 'admin' | 'usuario' = 'admin') => {
  signIn({ rol });
  const api = fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), ...answers });
  const { user } = renderApp('/operacion');
  if (rol === 'admin') await screen.findByRole('heading', { level: 1, name: 'Operación' });
  return { api, user };
};
const cardOf = async (servicio: string) =>
  within((await screen.findByRole('heading', { level: 3, name: servicio })).parentElement!.parentElement!);

afterEach(() => {
  jest.useRealTimers();
  return changeLanguage('es');
});

describe('the services', () => {
  it('show their state, version and backlog', async () => {
    const late = { nombre: 'sprints-x', pendientes: 1_200, esperaMs: 61_500 };
    await open({ [GET]: ok(anOperacion(anEstado('sprints', { consumidores: [late], outbox: 2 }))) });
    const sprints = await cardOf('sprints');
    for (const text of [
      'Atrasado',
      /Versión 1\.4\.0/,
      /mensajes por procesar/,
      /61,5 s$/,
      '2 cambios por enviar',
    ])
      expect(sprints.getAllByText(text).length).toBeGreaterThan(0);
    expect((await cardOf('proyectos')).getByText('Listo')).toBeTruthy();
    expect((await cardOf('gateway')).getByText('3 conexiones en vivo')).toBeTruthy();
  });

  it('are marked when they do not answer or do not know', async () => {
    await open({ [GET]: ok(anOperacion(null)) });
    expect((await cardOf('sprints')).getByText('No responde')).toBeTruthy();
    expect(screen.getByText(/^No responde: sprints\./)).toBeTruthy();
    expect(screen.queryByText('Ningún mensaje fallido')).toBeNull();
  });

  it('are refetched automatically', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { api } = await open({ [GET]: ok(anOperacion()) });
    await cardOf('sprints');
    api.answer(GET, ok(anOperacion(null)));
    await jest.advanceTimersByTimeAsync(5_000);
    await screen.findByText('No responde');
    api.answer(GET, fails('unavailable', 'No'));
    await jest.advanceTimersByTimeAsync(5_000);
    const [alert] = await screen.findAllByRole('alert');
    expect(within(alert!).getByText('No se ha podido preguntar a los servicios.')).toBeTruthy();
    expect(within(alert!).getByText(api.callsTo(GET).at(-1)!.correlacion!)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'proyectos' })).toBeTruthy();
  });

  it('are not reported as none before the first answer', async () => {
    let refuse = () => {};
    const held = new Promise<void>((resolve) => (refuse = resolve));
    await open({ [GET]: () => held.then(() => fails('unavailable', 'No')) });
    await screen.findByText('Cargando...');
    expect(screen.queryByRole('heading', { name: 'Servicios' })).toBeNull();
    refuse();
    await screen.findByText('No se ha podido preguntar a los servicios.');
    expect(screen.queryByRole('heading', { name: 'Servicios' })).toBeNull();
  });

  it('are shown only to administrators', async () => {
    const { api } = await open({ [GET]: fails('forbidden', 'No') }, 'usuario');
    expect(await screen.findByText('Solo para quien administra')).toBeTruthy();
    expect(api.callsTo(GET)).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Operación' })).toBeNull();
  });
});

describe('the installation', () => {
  it('shows its backups, its disk and its database, and warns of what needs somebody', async () => {
    const usuarios = anEstado('usuarios', {
      respaldo: { hecha: '2026-11-20T10:00:00.000Z', ensayada: null },
      datos: {
        embebida: true,
        documentos: 400_000,
        bytes: 1,
        disco: { usado: 1024 ** 3, total: 4 * 1024 ** 3 },
      },
    });
    const limites = { documentos: 500_000, personas: 1_000, sockets: 2_000 };
    await open({
      [GET]: ok({
        ...anOperacion(),
        embebida: { usado: { documentos: 400_000, personas: 12, sockets: 3 }, limites, cerca: true },
        servicios: [{ servicio: 'usuarios', estado: usuarios }],
      }),
    });
    const region = within(await screen.findByRole('region', { name: 'Instalación' }));
    for (const text of [
      'Ninguna ensayada',
      '25 % usado; quedan 3 GB',
      'La incluida',
      /^No hay ninguna copia de seguridad ensayada del último día/,
      /^Conviene pasar a MongoDB 8\. .* esta instalación tiene 400\.000, 12 y 3\./,
    ])
      expect(region.getByText(text)).toBeTruthy();
  });
});

describe('a message set aside', () => {
  const RETRY = `POST /api/operacion/letras-muertas/${LETRA._id}/reintentar`;
  const DISCARD = `DELETE /api/operacion/letras-muertas/${LETRA._id}`;

  it('shows the reason, the content and the service, and can be retried', async () => {
    const { api, user } = await open({ [GET]: withLetra(), [RETRY]: ok({}) });
    for (const text of [LETRA.motivo, LETRA.asunto, LETRA.resumen, LETRA.correlacion!])
      expect(await screen.findByText(text)).toBeTruthy();
    api.answer(GET, ok(anOperacion()));
    await user.click(screen.getByRole('button', { name: `Reintentar el mensaje de ${LETRA.consumidor}` }));
    await screen.findByText('El mensaje se ha procesado.');
    await screen.findByText('Ningún mensaje fallido');
    expect(api.callsTo(RETRY)).toHaveLength(1);
  });

  it('says why when it fails again', async () => {
    const message = 'El mensaje ha vuelto a fallar: falta otra pieza';
    const { user } = await open({ [GET]: withLetra(), [RETRY]: fails('conflict', message) });
    await user.click(await screen.findByRole('button', { name: /^Reintentar el mensaje/ }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText(LETRA.motivo)).toBeTruthy();
  });

  it('is discarded only after a confirmation', async () => {
    const { api, user } = await open({ [GET]: withLetra(), [DISCARD]: ok({}) });
    const button = await screen.findByRole('button', { name: /^Descartar el mensaje/ });
    await user.click(button);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsTo(DISCARD)).toEqual([]);
    await user.click(button);
    api.answer(GET, ok(anOperacion()));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }),
    );
    await screen.findByText('El mensaje se ha descartado.');
    expect(api.callsTo(DISCARD)).toHaveLength(1);
  });

  it('is translated', async () => {
    await changeLanguage('de');
    signIn({ rol: 'admin' });
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), [GET]: withLetra() });
    renderApp('/operacion');
    expect(await screen.findByRole('heading', { name: /^Beiseitegelegte Nachrichten/ })).toBeTruthy();
    expect(screen.getAllByText('Bereit')).toHaveLength(3);
  });
});
