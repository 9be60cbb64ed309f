import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Conversacion, PropuestaAsistente } from '@pmp/contracts/ia';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { anId, aProyecto, aTarea } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok, streams } from '../../shared/testing/fake-api';
import {
  aConversacion,
  aConversacionResumen,
  aMensajeAsistente,
  aPregunta,
  aPropuesta,
  aVerificar,
  serverEvents,
} from '../../shared/testing/datos/ia';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './asistente-page';

const FLUJO = 'POST /api/ia/mensaje/flujo';
const proyecto = aProyecto();
const resumen = aConversacionResumen({ titulo: 'Lo de ayer' });
const ayer = aConversacion([aPregunta('¿Y ayer?'), aMensajeAsistente({ texto: 'Ayer, nada.' })], resumen);
const urlOf = ({ _id }: { _id: string }) => `GET /api/ia/conversaciones/${_id}`;

const open = async (answers: Parameters<typeof fakeApi>[0] = {}, conversacion?: Conversacion) => {
  signIn();
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    'GET /api/ia/verificar': ok(aVerificar()),
    'GET /api/ia/conversaciones': ok({ conversaciones: [resumen] }),
    [urlOf(ayer)]: ok({ conversacion: ayer }),
    ...(conversacion && { [urlOf(conversacion)]: ok({ conversacion }) }),
    ...answers,
  });
  const app = renderApp(conversacion ? `/ia-asistente?conversacion=${conversacion._id}` : '/ia-asistente');
  await screen.findByRole('heading', { name: 'Asistente IA' });
  await screen.findByText(/IA (Conectada|Desconectada)/);
  return { api, ...app };
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje para el asistente' });
const chat = () => screen.findByRole('list', { name: 'Conversación con el asistente' });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

/** A reply that the test writes while the page reads it. */
const openStream = () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (each) => void (controller = each) });
  const bytes = new TextEncoder();
  return {
    reply: streams(stream),
    send: (evento: string, datos: object) => controller.enqueue(bytes.encode(serverEvents([evento, datos]))),
    end: () => controller.close(),
  };
};

/** What the server answers to a question that starts a conversation. */
const answered = (pregunta: string, respuesta = aMensajeAsistente()) => {
  const conversacion = aConversacion([aPregunta(pregunta), respuesta], { titulo: pregunta });
  const conversacionId = conversacion._id;
  const answers: Parameters<typeof fakeApi>[0] = {
    [FLUJO]: streams(
      serverEvents(
        ['inicio', { conversacionId, motor: 'reglas' }],
        ['texto', { texto: 'Tienes ' }],
        ['fin', { conversacionId, mensaje: respuesta }],
      ),
    ),
    [urlOf(conversacion)]: ok({ conversacion }),
  };
  return { conversacion, answers };
};

/** How far the container of `inside` is scrolled. */
const scrolled = (inside: HTMLElement) => inside.closest('.overflow-y-auto')?.scrollTop;

describe('the scroll position', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('offers no question while there is no project that it could be about', async () => {
    await open({ 'GET /api/proyectos': ok({ proyectos: [] }) });
    await screen.findByText('Cuando estés en un equipo con proyectos, responderé aquí con sus datos.');
    expect(screen.queryByRole('list', { name: 'Preguntas sugeridas' })).toBeNull();
  });

  it('shows the suggestions from the top, a conversation from its end', async () => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const { user } = await open();
    expect(scrolled(screen.getByRole('heading', { name: 'Pregunta por tu trabajo' }))).toBe(0);
    await user.click(await screen.findByRole('link', { name: /Lo de ayer/ }));
    await screen.findByText('Ayer, nada.');
    expect(scrolled(screen.getByText('Ayer, nada.'))).toBe(900);
  });
});

describe('connection', () => {
  it('names the engine, and has no accessibility faults', async () => {
    await open();
    expect(screen.getByText('IA Conectada')).toBeTruthy();
    expect(screen.getByText('Reglas propias, sin modelo')).toBeTruthy();
    expect(field().disabled).toBe(false);
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('is not reported missing while it is being checked', async () => {
    signIn();
    let answer: (reply: ReturnType<typeof ok>) => void = () => undefined;
    fakeApi({
      'GET /api/ia/verificar': () => new Promise((resolve) => (answer = resolve)),
      'GET /api/ia/conversaciones': ok({ conversaciones: [] }),
    });
    renderApp('/ia-asistente');
    await screen.findByRole('heading', { name: 'Asistente IA' });
    expect(field().placeholder).toBe('Comprobando...');
    expect(screen.queryByText('La IA no está conectada')).toBeNull();
    answer(ok(aVerificar()));
    await waitFor(() => expect(field().placeholder).toBe('Pregunta algo sobre tu trabajo...'));
  });

  it('blames no setting when there is no network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open({ 'GET /api/ia/verificar': fails('internal', '') });
    expect(await screen.findByText('Sin conexión: podrás preguntar cuando vuelva.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('disables the input until it could be checked', async () => {
    const { api, user } = await open({ 'GET /api/ia/verificar': fails('internal', '') });
    const text = 'Error en la configuración de IA. Verifica que la API Key esté configurada.';
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(field().disabled).toBe(true);
    expect((await button('¿Qué hago hoy?')).disabled).toBe(true);
    api.answer(
      'GET /api/ia/verificar',
      ok(aVerificar({ proveedor: 'openai', motor: 'openai', modelo: 'm-1' })),
    );
    await user.click(await button('Verificar'));
    expect(await screen.findByText('IA Conectada')).toBeTruthy();
    expect(screen.getByText(/openai · m-1/)).toBeTruthy();
    expect(field().disabled).toBe(false);
  });

  it('falls back to the rules when the provider is lost', async () => {
    const { user } = await open({
      'GET /api/ia/verificar': ok(
        aVerificar({ conectada: false, proveedor: 'openai', mensaje: 'El proveedor no responde' }),
      ),
    });
    expect(screen.getByText('IA Desconectada')).toBeTruthy();
    expect(field().disabled).toBe(true);
    await user.click(await button('Seguir con las reglas propias'));
    expect(field().disabled).toBe(false);
  });
});

describe('asking', () => {
  it('sends with Enter, breaks the line with Shift+Enter, and does not send blanks', async () => {
    const { api, user } = await open(answered('una\ndos').answers);
    await user.type(field(), '  {Enter}');
    expect(api.callsTo(FLUJO)).toEqual([]);
    await user.clear(field());
    await user.type(field(), 'una{Shift>}{Enter}{/Shift}dos{Enter}');
    expect(await within(await chat()).findByText('Tienes 2 tareas para hoy.')).toBeTruthy();
    expect(api.callsTo(FLUJO).map(({ body }) => body)).toEqual([
      { mensaje: 'una\ndos', conversacionId: null, proyecto: null, zona: expect.any(String), idioma: 'es' },
    ]);
    expect(field().value).toBe('');
  });

  it('asks a suggestion about the chosen project, and moves to the conversation’s address', async () => {
    const reply = aMensajeAsistente({ sugerencias: ['¿Y mañana?'] });
    const { conversacion, answers } = answered('¿Qué hago hoy?', reply);
    const { api, user } = await open(answers);
    await user.click(screen.getByRole('combobox', { name: 'Proyecto sobre el que preguntas' }));
    await user.click(await screen.findByRole('option', { name: proyecto.nombre }));
    await user.click(await button('¿Qué hago hoy?'));
    await waitFor(() => expect(window.location.search).toBe(`?conversacion=${conversacion._id}`));
    expect(api.callsTo(FLUJO)[0]?.body['proyecto']).toBe(proyecto._id);
    await waitFor(() => expect(api.callsTo(urlOf(conversacion))).not.toEqual([]));
    await button('¿Y mañana?');
    expect(await within(await chat()).findAllByText('¿Qué hago hoy?')).toHaveLength(1);
    expect(within(await chat()).getAllByText('Tienes 2 tareas para hoy.')).toHaveLength(1);
  });

  it('shows the answer while it is written, with the field disabled; stopping keeps the part so far', async () => {
    const conversacion = aConversacion([aPregunta('Hola')]);
    const stream = openStream();
    const { api, user } = await open({
      [FLUJO]: stream.reply,
      [urlOf(conversacion)]: ok({ conversacion }),
    });
    await user.type(field(), 'Hola{Enter}');
    expect(await screen.findByText('Pensando...')).toBeTruthy();
    expect(field().disabled).toBe(true);
    stream.send('inicio', { conversacionId: conversacion._id, motor: 'openai' });
    stream.send('paso', { texto: 'Consultando tareas vencidas…' });
    expect(await screen.findByText('Consultando tareas vencidas…')).toBeTruthy();
    stream.send('texto', { texto: 'Hay **tres** ' });
    expect(await screen.findByText('tres')).toBeTruthy();
    // The server has already stored the question, which must not be shown twice.
    expect(api.callsTo(urlOf(conversacion))).toEqual([]);
    await user.click(await button('Detener la respuesta'));
    expect(await screen.findByText('Has detenido la respuesta.')).toBeTruthy();
    expect(screen.getByText('tres')).toBeTruthy();
    expect(field().disabled).toBe(false);
    await waitFor(() => expect(api.callsTo(urlOf(conversacion))).not.toEqual([]));
    expect(within(await chat()).getAllByText('Hola')).toHaveLength(1);
  });

  it('starts over with another engine, and says why', async () => {
    const stream = openStream();
    const { user } = await open({ [FLUJO]: stream.reply });
    await user.type(field(), 'Hola{Enter}');
    stream.send('texto', { texto: 'A medias' });
    expect(await screen.findByText('A medias')).toBeTruthy();
    stream.send('reinicio', { motor: 'reglas', aviso: 'El proveedor ha tardado demasiado' });
    expect(await screen.findByText('El proveedor ha tardado demasiado')).toBeTruthy();
    expect(screen.queryByText('A medias')).toBeNull();
  });

  it.each([
    ['a refusal', fails('tooMany', 'Espera un momento')],
    ['a lost network', 'network failure' as const],
    ['a cut line', streams(serverEvents(['texto', { texto: 'A med' }]))],
    ['an error on the way', streams(serverEvents(['error', { message: 'No' }]))],
  ])('%s is shown in the chat with a retry', async (_, reply) => {
    const { api, user } = await open({ [FLUJO]: reply });
    await user.type(field(), 'Hola{Enter}');
    const sorry = 'Lo siento, hubo un error al procesar tu mensaje. Por favor, intenta de nuevo.';
    expect(await within(await chat()).findByText(sorry)).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('Error al procesar el mensaje con IA');
    for (const [route, answer] of Object.entries(answered('Hola').answers)) api.answer(route, answer);
    await user.click(await button('Reintentar'));
    expect(await within(await chat()).findByText('Tienes 2 tareas para hoy.')).toBeTruthy();
    expect(within(await chat()).getAllByText('Hola')).toHaveLength(1);
    expect(screen.queryByText(sorry)).toBeNull();
  });

  it('shows only links into the app', async () => {
    const id = anId();
    const texto = `Mira [la tarea](/tareas/${id}) y [esto](https://malo.example/)`;
    await open({}, aConversacion([aPregunta('x'), aMensajeAsistente({ texto })]));
    const links = within(await chat()).getAllByRole('link');
    expect(links.map((each) => each.getAttribute('href'))).toEqual([`/tareas/${id}`]);
  });
});

describe('conversations', () => {
  it('are listed and opened, and a new one can be started', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: /Lo de ayer/ }));
    expect(await within(await chat()).findByText('Ayer, nada.')).toBeTruthy();
    await user.click(await button('Nueva Conversación'));
    expect(await screen.findByRole('heading', { name: 'Pregunta por tu trabajo' })).toBeTruthy();
    expect(window.location.search).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('continue where they were', async () => {
    const { api, user } = await open({ [FLUJO]: 'network failure' }, ayer);
    await screen.findByText('Ayer, nada.');
    await user.type(field(), '¿Y hoy?{Enter}');
    await screen.findByRole('alert');
    expect(api.callsTo(FLUJO)[0]?.body['conversacionId']).toBe(ayer._id);
  });

  it('are deleted after a confirmation', async () => {
    const route = `DELETE /api/ia/conversaciones/${resumen._id}`;
    const { api, user } = await open({ [route]: ok({}) }, ayer);
    await user.click(await button('Eliminar «Lo de ayer»'));
    const dialog = await screen.findByRole('alertdialog');
    api.answer('GET /api/ia/conversaciones', ok({ conversaciones: [] }));
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Aquí quedarán tus conversaciones.')).toBeTruthy();
    expect(api.callsTo(route)).toHaveLength(1);
    expect(window.location.search).toBe('');
  });

  it('say when they are gone', async () => {
    await open({ [urlOf(ayer)]: fails('missing', 'La conversación no existe') }, ayer);
    expect(await screen.findByText('Esta conversación ya no existe.')).toBeTruthy();
  });
});

describe('a proposal', () => {
  const withPropuesta = (propuesta: PropuestaAsistente) =>
    aConversacion([aPregunta('Divide la historia'), aMensajeAsistente({ propuesta })]);
  const route = (conversacion: Conversacion, { _id }: PropuestaAsistente) =>
    `PUT /api/ia/conversaciones/${conversacion._id}/propuestas/${_id}`;

  it('does nothing until the person clicks, then makes exactly the chosen calls', async () => {
    const propuesta = aPropuesta();
    const conversacion = withPropuesta(propuesta);
    const { api, user } = await open(
      { 'POST /api/tareas': ok({ tarea: aTarea() }, 201), [route(conversacion, propuesta)]: ok({}) },
      conversacion,
    );
    await user.click(await screen.findByRole('checkbox', { name: /Formulario de pago/ }));
    expect(api.callsTo('POST /api/tareas')).toEqual([]);
    await user.click(await button('Aplicar 1 cambio'));
    expect(await screen.findByText('Aplicada')).toBeTruthy();
    expect(api.callsTo('POST /api/tareas').map(({ body }) => body)).toEqual([propuesta.cambios[1]!.cuerpo]);
    expect(api.callsTo(route(conversacion, propuesta))[0]?.body).toEqual({ estado: 'aplicada' });
    expect(screen.getByRole('link', { name: 'Ver en el backlog' })).toBeTruthy();
  });

  it('stops at a refused call, and a retry makes only the missing calls', async () => {
    const propuesta = aPropuesta();
    const conversacion = withPropuesta(propuesta);
    const titles: unknown[] = [];
    const { api, user } = await open(
      {
        'POST /api/tareas': ({ body }) => {
          titles.push(body['titulo']);
          return titles.length === 2 ? fails('conflict', 'La historia cambió') : ok({ tarea: aTarea() }, 201);
        },
        [route(conversacion, propuesta)]: ok({}),
      },
      conversacion,
    );
    await user.click(await button('Aplicar 2 cambios'));
    expect((await screen.findByRole('alert')).textContent).toContain('La historia cambió');
    await user.click(await button('Aplicar 2 cambios'));
    expect(await screen.findByText('Aplicada')).toBeTruthy();
    expect(titles).toEqual(['Formulario de pago', 'Validar la caducidad', 'Validar la caducidad']);
    expect(api.callsTo(route(conversacion, propuesta))).toHaveLength(1);
  });

  it('is discarded without any call', async () => {
    const propuesta = aPropuesta();
    const conversacion = withPropuesta(propuesta);
    const { api, user } = await open({ [route(conversacion, propuesta)]: ok({}) }, conversacion);
    await user.click(await button('Descartar'));
    expect(await screen.findByText('Descartada')).toBeTruthy();
    expect(api.callsTo('POST /api/tareas')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Aplicar/ })).toBeNull();
  });

  it('shows the exact change', async () => {
    await open({}, withPropuesta(aPropuesta()));
    const details = (await screen.findAllByText('Ver el cambio exacto'))[0]!.closest('details')!;
    expect(details.textContent).toContain('TítuloFormulario de pago');
    expect(details.textContent).toContain('POST /api/tareas');
  });
});
