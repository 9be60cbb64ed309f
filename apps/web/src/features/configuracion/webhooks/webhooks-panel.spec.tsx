import { describe, expect, it } from '@jest/globals';
import { HECHOS_DE_WEBHOOK, type EntregaCompleta, type Webhook } from '@pmp/contracts/integraciones';
import { screen, waitFor, within } from '@testing-library/react';
import { anEquipo, anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../configuracion-page';
import './webhooks-panel';
import { GRUPOS_DE_HECHOS, hechosDe } from './hechos';

const aWebhook = (over: Partial<Webhook> = {}): Webhook => ({
  _id: anId(),
  nombre: 'Panel',
  url: 'https://panel.ejemplo.es/gancho',
  proyecto: null,
  hechos: ['historia.creada'],
  estado: 'activo',
  creador: null,
  creado: '2026-11-20T08:00:00.000Z',
  fallaDesde: null,
  reintento: null,
  version: 1,
  ...over,
});

const anEntrega = (over: Partial<EntregaCompleta> = {}): EntregaCompleta => ({
  _id: anId(),
  mensaje: 'msg_1',
  tipo: 'historia.creada',
  creada: '2026-11-20T08:00:00.000Z',
  estado: 'fallida',
  intentos: 1,
  cuerpo: '{"type":"historia.creada"}',
  respuesta: { cuando: '2026-11-20T08:00:00.000Z', ms: 12, status: 500, fallo: 'respuesta', cuerpo: 'roto' },
  ...over,
});

const open = async (
  webhooks: Webhook[],
  { rol = 'admin' as 'admin' | 'miembro', answers = {} as Parameters<typeof fakeApi>[0] } = {},
) => {
  const user = signIn({ nombre: 'Ana García' });
  const persona = { _id: user._id, nombre: 'Ana García', avatar: null };
  const equipo = anEquipo({ miembros: [{ usuario: persona, rol }] });
  const { _id, nombre } = equipo;
  const proyecto = aProyecto({ nombre: 'Tienda', equipo: { _id, nombre } });
  const ajeno = aProyecto({ nombre: 'Ajeno' });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto, ajeno] }),
    'GET /api/equipos': ok({ equipos: [equipo] }),
    'GET /api/webhooks': () => ok({ webhooks }),
    'POST /api/webhooks': ({ body }) => {
      const webhook = aWebhook(body as Partial<Webhook>);
      webhooks.push(webhook);
      return ok({ webhook, secreto: 'whsec_secreto' });
    },
    ...answers,
  });
  const app = renderApp('/configuracion?seccion=webhooks');
  await screen.findByRole('heading', { level: 2, name: 'Webhooks' });
  return { api, user: app.user, proyecto };
};

describe('webhooks', () => {
  it('can be told of everything that the server knows', () => {
    expect(GRUPOS_DE_HECHOS.flatMap(hechosDe).sort()).toEqual([...HECHOS_DE_WEBHOOK].sort());
  });

  it('are made for a project that one administers, with its secret shown once', async () => {
    const { api, user, proyecto } = await open([]);
    await screen.findByText('No hay ningún webhook.');
    await user.click(await screen.findByRole('button', { name: 'Nuevo webhook' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nuevo webhook' });
    await user.click(within(dialog).getByRole('button', { name: 'Crear webhook' }));
    within(dialog).getByText('El nombre es obligatorio');
    await user.type(within(dialog).getByLabelText(/^Nombre/), 'Panel nuevo');
    await user.type(within(dialog).getByLabelText(/^Dirección/), 'panel');
    within(dialog).getByText('Escribe una dirección que empiece por https:// o http://');
    await user.clear(within(dialog).getByLabelText(/^Dirección/));
    await user.type(within(dialog).getByLabelText(/^Dirección/), 'https://panel.ejemplo.es/');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Tareas' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'iniciado' }));
    await user.click(within(dialog).getByRole('button', { name: 'Crear webhook' }));
    const shown = await screen.findByRole('dialog', { name: 'Secreto de «Panel nuevo»' });
    expect(within(shown).getByLabelText<HTMLInputElement>('Secreto').value).toBe('whsec_secreto');
    expect(api.callsTo('POST /api/webhooks').map(({ body }) => body)).toEqual([
      {
        nombre: 'Panel nuevo',
        url: 'https://panel.ejemplo.es/',
        proyecto: proyecto._id,
        hechos: expect.arrayContaining(['historia.creada', 'tarea.asignada', 'sprint.iniciado']),
      },
    ]);
    await user.click(within(shown).getByRole('button', { name: 'Ya lo he guardado' }));
    await screen.findByText('Panel nuevo');
  });

  it('say who may have them to who may not', async () => {
    await open([], { rol: 'miembro' });
    await screen.findByText('Solo quien administra el equipo del proyecto puede ver sus webhooks.');
    expect(screen.queryByRole('button', { name: 'Nuevo webhook' })).toBeNull();
  });

  it('that stopped say since when, and are started again', async () => {
    const webhook = aWebhook({ estado: 'fallos', fallaDesde: '2026-11-17T08:00:00.000Z' });
    const all = [webhook];
    const { api, user } = await open(all, {
      answers: {
        [`PUT /api/webhooks/${webhook._id}`]: () => {
          all[0] = { ...webhook, estado: 'activo', fallaDesde: null };
          return ok({ webhook: all[0] });
        },
      },
    });
    await screen.findByText(/No se puede entregar ningún aviso desde/);
    await user.click(screen.getByRole('button', { name: 'Activar Panel' }));
    await screen.findByRole('button', { name: 'Pausar Panel' });
    expect(api.callsTo(`PUT /api/webhooks/${webhook._id}`).map(({ body }) => body)).toEqual([
      { activo: true },
    ]);
  });

  it('show what they sent and what was answered, and send it again', async () => {
    const webhook = aWebhook();
    const path = `/api/webhooks/${webhook._id}`;
    let entrega = anEntrega();
    const { cuerpo: _cuerpo, ...listed } = entrega;
    const prueba = anEntrega({ tipo: 'webhook.prueba', estado: 'entregada' });
    const { api, user } = await open([webhook], {
      answers: {
        [`GET ${path}/entregas`]: ok({
          entregas: [
            { ...listed, respuesta: { cuando: listed.creada, ms: 12, status: 500, fallo: 'respuesta' } },
          ],
          siguiente: null,
        }),
        [`GET ${path}/entregas/${entrega._id}`]: () => ok({ entrega }),
        [`GET ${path}/entregas/${prueba._id}`]: ok({ entrega: prueba }),
        [`POST ${path}/entregas/${entrega._id}/reenviar`]: () => {
          entrega = { ...entrega, estado: 'entregada', intentos: 2 };
          return ok({ entrega });
        },
        [`POST ${path}/probar`]: ok({ entrega: prueba }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Entregas de Panel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Entregas de Panel' });
    await user.click(await within(dialog).findByRole('button', { name: /historia\.creada/ }));
    await within(dialog).findByText('roto');
    within(dialog).getByText(/Respondió 500 · 12 ms$/, { selector: 'h4' });
    await user.click(within(dialog).getByRole('button', { name: 'Volver a enviar' }));
    await within(dialog).findByText(/2 intentos/);
    await user.click(within(dialog).getByRole('button', { name: 'Probar' }));
    await waitFor(() => expect(api.callsTo(`POST ${path}/probar`)).toHaveLength(1));
  });

  it('say that they could not be loaded', async () => {
    const { api, user } = await open([], {
      answers: { 'GET /api/webhooks': fails('unavailable', 'No disponible') },
    });
    await screen.findByText('Error al cargar los webhooks.');
    const before = api.callsTo('GET /api/webhooks').length;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(api.callsTo('GET /api/webhooks').length).toBeGreaterThan(before));
  });
});
