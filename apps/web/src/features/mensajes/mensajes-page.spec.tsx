import { describe, expect, it, jest } from '@jest/globals';
import type { Mensaje } from '@pmp/contracts/mensajes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { aHistoria, anEpica, anId, aProyecto, aTarea } from '../../shared/testing/datos/builders';
import { aChat, aMensaje, aMensajesReply } from '../../shared/testing/datos/comunicacion';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { fakeSocket } from '../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../shared/testing/render-app';
import { session } from '../../shared/sesion/session';
import { refOf } from './elegir/chat-list';
import './mensajes-page';

const luis = { _id: anId(), nombre: 'Luis Pérez', avatar: null };
const chat = aChat({ nombre: 'Producto', secuencia: 2, leidoHasta: 2 });
const BASE = `/api/mensajes/${chat._id}/equipo`;
const inChat = (secuencia: number, over: Partial<Mensaje> = {}) =>
  aMensaje({ ...refOf(chat), receptor: chat._id, secuencia, emisor: luis, ...over });
const mensajes = [inChat(1, { contenido: 'Primero' }), inChat(2, { contenido: 'Segundo' })];

const CHAT = `/mensajes?chat=${chat._id}&tipo=equipo`;

const open = (answers: Parameters<typeof fakeApi>[0] = {}, path = CHAT) =>
  openAs({ ...luis, _id: anId(), nombre: 'Ana García' }, answers, path);

const openAs = async (yo: typeof luis, answers: Parameters<typeof fakeApi>[0], path = CHAT) => {
  signIn(yo);
  const participantes = [yo, luis].map((persona) => ({ ...persona, rol: 'miembro' }));
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/mensajes/chats': ok({ chats: [chat] }),
    'GET /api/mensajes/usuarios': ok({ usuarios: [luis] }),
    [`GET ${BASE}`]: ok(aMensajesReply(mensajes)),
    [`GET ${BASE}/info`]: ok({ participantes, archivos: [] }),
    ...answers,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { name: 'Mensajes' });
  return { api, yo, ...app };
};
const field = () => screen.findByRole('textbox', { name: 'Escribe un mensaje' });
const list = () => screen.findByRole('list', { name: 'Mensajes de Producto' });

describe('chat list', () => {
  it('says when it cannot be loaded', async () => {
    await open({ 'GET /api/mensajes/chats': fails('forbidden', 'No') }, '/mensajes');
    expect(await screen.findByText('Error al cargar los chats')).toBeTruthy();
  });

  it('can be searched, and starts a direct chat', async () => {
    const { user } = await open({}, '/mensajes');
    await screen.findByRole('link', { name: /Producto/ });
    await user.type(screen.getByPlaceholderText('Buscar chat...'), 'nada');
    expect(await screen.findByText('Ningún chat coincide con la búsqueda')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Nuevo Mensaje' }));
    const link = await screen.findByRole('link', { name: 'Luis Pérez' });
    expect(link.getAttribute('href')).toBe(`/mensajes?chat=${luis._id}&tipo=directo`);
  });

  it('says that there is nobody to write to, rather than that nobody was found', async () => {
    const { user } = await open({ 'GET /api/mensajes/usuarios': ok({ usuarios: [] }) }, '/mensajes');
    await user.click(await screen.findByRole('button', { name: 'Nuevo Mensaje' }));
    await screen.findByText(/Todavía no hay nadie a quien escribir/);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar persona...' }), 'x');
    expect(await screen.findByText('Nadie coincide con la búsqueda')).toBeTruthy();
  });
});

describe('what is being written', () => {
  it('survives a reload, a new message as well as the change of one', async () => {
    const suyo = (yo: typeof luis) =>
      inChat(3, { contenido: 'Antes', emisor: yo, timestamp: new Date().toISOString() });
    const first = await open();
    const lista = () => ({ [`GET ${BASE}`]: ok(aMensajesReply([...mensajes, suyo(first.yo)])) });
    await first.user.type(await field(), 'A medias');
    cleanup();
    const again = await openAs(first.yo, lista());
    expect(await field()).toHaveProperty('value', 'A medias');
    await again.user.clear(await field());
    await again.user.type(await field(), '{ArrowUp}');
    await waitFor(async () => expect(await field()).toHaveProperty('value', 'Antes'));
    await again.user.type(await field(), ' y más');
    cleanup();
    await openAs(first.yo, lista());
    expect(await field()).toHaveProperty('value', 'Antes y más');
    await screen.findByText('Editas tu mensaje');
  });
});

describe('conversation', () => {
  it('names the kind of chat, says why calls are unavailable, and has no accessibility faults', async () => {
    await open();
    await within(await list()).findByText('Segundo');
    expect(screen.getByText('Chat de equipo')).toBeTruthy();
    const llamar = screen.getByRole('button', { name: 'Llamar. Las llamadas todavía no están disponibles' });
    expect(llamar.getAttribute('aria-disabled')).toBe('true');
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('marks where the unread messages begin, and tells the server what was seen', async () => {
    await open({ [`GET ${BASE}`]: ok(aMensajesReply(mensajes, { leidoHasta: 1, noLeidos: 1 })) });
    expect(await screen.findByText('Mensajes sin leer')).toBeTruthy();
    fakeSocket.up();
    await waitFor(() =>
      expect(fakeSocket.sent('marcar_leidos')).toEqual([
        { chatId: chat._id, tipoChat: 'equipo', hasta: mensajes[1]!._id },
      ]),
    );
  });

  it('opens at the first unread message', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return 'noLeidos' in this.dataset ? 500 : 0;
    });
    await open({ [`GET ${BASE}`]: ok(aMensajesReply(mensajes, { leidoHasta: 1, noLeidos: 1 })) });
    await screen.findByText('Mensajes sin leer');
    await waitFor(async () => expect((await list()).parentElement?.scrollTop).toBe(500));
  });

  it('shows a sent message at once; Enter sends, Shift+Enter does not', async () => {
    const { user, yo } = await open();
    await user.type(await field(), 'Hola{Shift>}{Enter}{/Shift}equipo{Enter}');
    const bubble = await within(await list()).findByText(/Hola\s+equipo/);
    expect(within(bubble.closest('li')!).getByText('Enviando...')).toBeTruthy();
    fakeSocket.answer(
      'enviar_mensaje',
      ({ contenido, clienteId }: { contenido: string; clienteId: string }) => ({
        mensaje: inChat(3, { contenido, clienteId, emisor: yo }),
      }),
    );
    fakeSocket.up();
    await waitFor(() => expect(screen.queryByText('Enviando...')).toBeNull());
    expect(within(await list()).getAllByText(/Hola\s+equipo/)).toHaveLength(1);
    expect(within(await list()).getByText('Enviado')).toBeTruthy();
    expect(((await field()) as HTMLTextAreaElement).value).toBe('');
  });

  it('keeps a refused message and can send it again', async () => {
    const { user, yo } = await open();
    fakeSocket.answer('enviar_mensaje', () => ({
      success: false,
      message: 'Estás enviando mensajes demasiado deprisa.',
      codigo: 'DEMASIADAS_PETICIONES',
    }));
    await user.type(await field(), 'Importante{Enter}');
    fakeSocket.up();
    expect(await screen.findByText(/No enviado\. Estás enviando/)).toBeTruthy();
    fakeSocket.answer('enviar_mensaje', ({ clienteId }: { clienteId: string }) => ({
      mensaje: inChat(3, { contenido: 'Importante', clienteId, emisor: yo }),
    }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(/No enviado/)).toBeNull());
    const ids = fakeSocket.sent('enviar_mensaje').map((datos) => (datos as { clienteId: string }).clienteId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('shows live what others write, read, edit and delete', async () => {
    const { yo } = await open({
      [`GET ${BASE}`]: async () =>
        ok(aMensajesReply([...mensajes, inChat(3, { emisor: yo, contenido: 'Mío' })])),
    });
    await within(await list()).findByText('Mío');
    fakeSocket.receive('mensajes_leidos', { ...refOf(chat), lector: luis._id, hasta: 3, leidoHasta: 3 });
    expect(await within(await list()).findByText('Leído')).toBeTruthy();
    const nuevo = inChat(4, { contenido: 'Cuarto' });
    fakeSocket.receive('nuevo_mensaje', nuevo);
    await within(await list()).findByText('Cuarto');
    fakeSocket.receive('mensaje_editado', {
      ...nuevo,
      contenido: 'Cambiado',
      version: 2,
      editado: '2026-11-20T10:01:00.000Z',
    });
    await within(await list()).findByText('Cambiado');
    fakeSocket.receive('mensaje_eliminado', { ...refOf(chat), _id: nuevo._id, secuencia: 4, version: 3 });
    await within(await list()).findByText('Mensaje eliminado');
  });

  it('lets who administers the team delete what somebody else wrote, and says who did', async () => {
    const { _id: mensaje } = mensajes[1]!;
    const rol = 'admin';
    const answers = {
      [`GET ${BASE}/info`]: () => {
        const { _id, nombre, avatar } = session.get().user;
        return ok({
          participantes: [
            { _id, nombre, avatar, rol },
            { ...luis, rol: 'miembro' },
          ],
          archivos: [],
        });
      },
      [`DELETE /api/mensajes/${mensaje}`]: ok({}),
    };
    const { user, api } = await open(answers);
    const [, acciones] = await within(await list()).findAllByRole('button', { name: /Acciones/ });
    await user.click(acciones!);
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    expect(screen.queryByRole('menuitem', { name: 'Editar' })).toBeNull();
    await screen.findByText(/era de Luis Pérez/);
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(await within(await list()).findByText('Eliminado por Ana García')).toBeTruthy();
    expect(api.callsTo(`DELETE /api/mensajes/${mensaje}`)).toHaveLength(1);
  });

  it('shows who is typing, for a moment', async () => {
    await open();
    fakeSocket.up();
    await within(await list()).findByText('Segundo');
    fakeSocket.receive('usuario_escribiendo', { ...refOf(chat), userId: luis._id, nombre: 'Luis Pérez' });
    expect(await screen.findByText('Luis Pérez está escribiendo...')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Luis Pérez está escribiendo...')).toBeNull());
  });

  it("suggests people after '@'", async () => {
    const { user } = await open();
    await within(await list()).findByText('Segundo');
    await user.type(await field(), 'Oye @lu');
    await screen.findByRole('option', { name: 'Luis Pérez' });
    await user.keyboard('{Enter}');
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Oye @Luis Pérez ');
    expect(fakeSocket.sent('enviar_mensaje')).toEqual([]);
  });

  it('says when a chat does not exist', async () => {
    await open({ [`GET ${BASE}`]: fails('missing', 'La conversación no existe') });
    expect(await screen.findByText('La conversación no existe')).toBeTruthy();
  });

  it('creates a task from a message, with a link to it, and announces it in the chat', async () => {
    const proyecto = aProyecto({ nombre: 'Portal' });
    const epica = anEpica({ titulo: 'Pagos' });
    const historia = aHistoria({ titulo: 'Pagar', epicaId: { _id: epica._id, titulo: epica.titulo } });
    const { api, user } = await open({
      'GET /api/proyectos': ok({ proyectos: [proyecto] }),
      [`GET /api/epicas/proyecto/${proyecto._id}`]: ok({ epicas: [epica] }),
      [`GET /api/historias/proyecto/${proyecto._id}?q=epica%3A${epica._id}&limite=100`]: ok({
        historias: [historia],
      }),
      'POST /api/tareas': ok({ tarea: aTarea({ titulo: 'Segundo' }) }, 201),
    });
    await within(await list()).findByText('Segundo');
    await user.click(screen.getAllByRole('button', { name: 'Acciones del mensaje de Luis Pérez' }).at(-1)!);
    await user.click(await screen.findByRole('menuitem', { name: 'Crear una tarea' }));
    const dialog = await screen.findByRole('dialog', { name: 'Crear una tarea desde el mensaje' });
    expect((within(dialog).getByLabelText('Título') as HTMLInputElement).value).toBe('Segundo');
    for (const [label, option] of [
      ['Proyecto', 'Portal'],
      ['Épica', 'Pagos'],
      ['Historia', 'Pagar'],
    ] as const) {
      await waitFor(() =>
        expect(within(dialog).getByRole('combobox', { name: label })).toHaveProperty('disabled', false),
      );
      await user.click(within(dialog).getByRole('combobox', { name: label }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    await user.click(within(dialog).getByRole('button', { name: 'Crear tarea' }));
    await waitFor(() => expect(api.callsTo('POST /api/tareas')).toHaveLength(1));
    const { body } = api.callsTo('POST /api/tareas')[0]!;
    expect(body).toMatchObject({ titulo: 'Segundo', historiaId: historia._id, proyecto: proyecto._id });
    expect(body['descripcion']).toContain(
      `/mensajes?chat=${chat._id}&tipo=equipo&mensaje=${mensajes[1]!._id}`,
    );
    expect(await within(await list()).findByText(/He creado la tarea «Segundo»/)).toBeTruthy();
  });
});
