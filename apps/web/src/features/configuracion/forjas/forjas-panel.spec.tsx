import { describe, expect, it } from '@jest/globals';
import type { Forja } from '@pmp/contracts/integraciones';
import { screen, waitFor, within } from '@testing-library/react';
import { anEquipo, anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../configuracion-page';
import './forjas-panel';

const aForja = (over: Partial<Forja> = {}): Forja => {
  const _id = anId();
  return {
    _id,
    nombre: 'Tienda en GitHub',
    tipo: 'github',
    proyecto: anId(),
    reglas: { empezada: 'en progreso', abierta: 'en revisión', fusionada: 'completada' },
    criterios: true,
    estado: 'activa',
    creador: null,
    creado: '2026-11-20T08:00:00.000Z',
    ruta: `/api/forjas/entrada/${_id}`,
    recibido: null,
    rechazado: null,
    version: 1,
    ...over,
  };
};

const open = async (
  forjas: Forja[],
  answers: Parameters<typeof fakeApi>[0] = {},
  rol: 'admin' | 'miembro' = 'admin',
) => {
  const user = signIn({ nombre: 'Ana García' });
  const persona = { _id: user._id, nombre: 'Ana García', avatar: null };
  const equipo = anEquipo({ miembros: [{ usuario: persona, rol }] });
  const { _id, nombre } = equipo;
  const proyecto = aProyecto({ nombre: 'Tienda', equipo: { _id, nombre } });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    'GET /api/equipos': ok({ equipos: [equipo] }),
    'GET /api/forjas': () => ok({ forjas }),
    'POST /api/forjas': ({ body }) => {
      const forja = aForja(body as Partial<Forja>);
      forjas.push(forja);
      return ok({ forja, secreto: 'whsec_secreto' });
    },
    ...answers,
  });
  const app = renderApp('/configuracion?seccion=codigo');
  await screen.findByRole('heading', { level: 2, name: 'Código' });
  return { api, user: app.user, proyecto };
};

describe('connections with code', () => {
  it('are made with rules, and show an address and, once, a secret with what to do with them', async () => {
    const { api, user, proyecto } = await open([]);
    await screen.findByText(/No hay ninguna conexión/);
    await user.click(await screen.findByRole('button', { name: 'Nueva conexión' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nueva conexión' });
    await user.click(within(dialog).getByRole('button', { name: 'Crear conexión' }));
    within(dialog).getByText('El nombre es obligatorio');
    await user.type(within(dialog).getByLabelText(/^Nombre/), 'Tienda');
    await user.click(within(dialog).getByLabelText(/^Al fusionar/));
    await user.click(await screen.findByRole('option', { name: 'Se queda como está' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Marcar criterios de aceptación' }));
    await user.click(within(dialog).getByRole('button', { name: 'Crear conexión' }));
    const shown = await screen.findByRole('dialog', { name: 'Conectar «Tienda»' });
    expect(within(shown).getByLabelText<HTMLInputElement>('Secreto').value).toBe('whsec_secreto');
    expect(within(shown).getByLabelText<HTMLInputElement>('Dirección').value).toMatch(
      /^http.*\/api\/forjas\/entrada\/[0-9a-f]{24}$/,
    );
    within(shown).getByText(/En GitHub: Settings › Webhooks/);
    expect(api.callsTo('POST /api/forjas').map(({ body }) => body)).toEqual([
      {
        nombre: 'Tienda',
        tipo: 'github',
        proyecto: proyecto._id,
        reglas: { empezada: 'en progreso', abierta: 'en revisión', fusionada: null },
        criterios: false,
      },
    ]);
    await user.click(within(shown).getByRole('button', { name: 'Ya lo he copiado' }));
    await screen.findByText('Todavía no ha llegado nada.');
    expect(document.body.textContent).not.toContain('whsec_');
  });

  it('say when what comes has another signature, and are paused, renewed and deleted', async () => {
    const forja = aForja({ rechazado: '2026-11-20T09:00:00.000Z' });
    const forjas = [forja];
    const { api, user } = await open(forjas, {
      [`PUT /api/forjas/${forja._id}`]: ({ body }) => {
        forjas[0] = { ...forja, estado: body['activa'] === false ? 'pausada' : 'activa', version: 2 };
        return ok({ forja: forjas[0] });
      },
      [`POST /api/forjas/${forja._id}/secreto`]: () => ok({ forja, secreto: 'whsec_otro' }),
      [`DELETE /api/forjas/${forja._id}`]: () => {
        forjas.pop();
        return ok({});
      },
    });
    await screen.findByText(/Ha llegado algo con otra firma/);
    await user.click(screen.getByRole('button', { name: 'Pausar Tienda en GitHub' }));
    await screen.findByText('En pausa');
    await user.click(screen.getByRole('button', { name: 'Renovar el secreto de Tienda en GitHub' }));
    await user.click(await screen.findByRole('button', { name: 'Renovar' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Secreto')).value).toBe('whsec_otro');
    await user.click(screen.getByRole('button', { name: 'Ya lo he copiado' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar Tienda en GitHub' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await screen.findByText(/No hay ninguna conexión/);
    expect(api.callsTo(`DELETE /api/forjas/${forja._id}`)).toHaveLength(1);
  });

  it('offer nothing to whoever administers no team, and can be fetched again', async () => {
    let broken = true;
    const { user } = await open(
      [],
      { 'GET /api/forjas': () => (broken ? fails('unavailable', 'No responde') : ok({ forjas: [] })) },
      'miembro',
    );
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    broken = false;
    await user.click(again);
    await screen.findByText('Solo quien administra el equipo del proyecto puede ver sus conexiones.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Nueva conexión' })).toBeNull());
  });
});
