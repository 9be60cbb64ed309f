import { describe, expect, it } from '@jest/globals';
import type { Bot } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../configuracion-page';
import './bots-panel';

const SECRETO = `pmp_${'x'.repeat(43)}`;
const aBot = (over: Partial<Bot> = {}): Bot => ({
  _id: anId(),
  nombre: 'Robot de despliegue',
  avatar: null,
  estado: 'activo',
  createdAt: '2026-11-20T08:00:00.000Z',
  version: 1,
  tokens: [],
  ...over,
});
const aToken = (nombre: string): Bot['tokens'][number] => ({
  _id: anId(),
  nombre,
  alcance: 'leer',
  proyectos: null,
  inicio: 'pmp_aB3d',
  creado: '2026-11-20T08:00:00.000Z',
  expira: '2027-02-18T08:00:00.000Z',
  usado: null,
});

const open = async (bots: Bot[], answers: Parameters<typeof fakeApi>[0] = {}) => {
  signIn({ nombre: 'Ana García', rol: 'admin' });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/usuarios/bots': () => ok({ bots }),
    ...answers,
  });
  const { user } = renderApp('/configuracion?seccion=bots');
  await screen.findByRole('heading', { level: 2, name: 'Bots' });
  return { api, user };
};

describe('bots', () => {
  it('are made with a name, and get a token whose secret is shown once', async () => {
    const bots: Bot[] = [];
    const bot = aBot({ nombre: 'Robot' });
    const TOKENS = `POST /api/usuarios/bots/${bot._id}/tokens`;
    const { api, user } = await open(bots, {
      'POST /api/usuarios/bots': () => {
        bots.push(bot);
        return ok({ bot });
      },
      [TOKENS]: ({ body }) => {
        const token = aToken(String(body['nombre']));
        bots[0] = { ...bot, tokens: [token] };
        return ok({ token, secreto: SECRETO });
      },
    });
    await screen.findByText('No hay ningún bot.');
    await user.click(screen.getByRole('button', { name: 'Nuevo bot' }));
    const form = await screen.findByRole('dialog', { name: 'Nuevo bot' });
    await user.click(within(form).getByRole('button', { name: 'Crear bot' }));
    within(form).getByText('El nombre es obligatorio');
    await user.type(within(form).getByLabelText(/^Nombre/), 'Robot');
    await user.click(within(form).getByRole('button', { name: 'Crear bot' }));
    await screen.findByText('Sin tokens: no puede entrar.');
    expect(api.callsTo('POST /api/usuarios/bots')[0]?.body).toEqual({ nombre: 'Robot', avatar: '' });

    await user.click(screen.getByRole('button', { name: 'Nuevo token para Robot' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nuevo token' });
    await user.type(within(dialog).getByLabelText(/^Nombre/), 'CI');
    await user.click(within(dialog).getByRole('button', { name: 'Crear token' }));
    const shown = await screen.findByRole('dialog', { name: 'Token «CI»' });
    expect(within(shown).getByLabelText<HTMLInputElement>('Token').value).toBe(SECRETO);
    await user.click(within(shown).getByRole('button', { name: 'Ya lo he guardado' }));
    expect(within(await screen.findByRole('list', { name: 'Tokens de Robot' })).getByText('CI')).toBeTruthy();
  });

  it('are deactivated only after a confirmation that says what happens to their tokens', async () => {
    const bot = aBot();
    const CUENTA = `PUT /api/usuarios/${bot._id}`;
    const { api, user } = await open([bot], { [CUENTA]: fails('conflict', 'Otra persona se ha adelantado') });
    await user.click(await screen.findByRole('combobox', { name: 'Estado de Robot de despliegue' }));
    await user.click(await screen.findByRole('option', { name: 'Inactivo' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Sus tokens dejarán de funcionar');
    expect(api.callsTo(CUENTA)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Desactivar' }));
    await screen.findByText('Otra persona se ha adelantado');
    expect(api.callsTo(CUENTA)[0]?.body).toEqual({ estado: 'inactivo', version: 1 });
  });

  it('lose a token after the question', async () => {
    const token = aToken('Copias');
    const bots = [aBot({ tokens: [token] })];
    const REVOKE = `DELETE /api/usuarios/bots/${bots[0]!._id}/tokens/${token._id}`;
    const { user } = await open(bots, {
      [REVOKE]: () => {
        bots[0] = aBot({ tokens: [] });
        return ok({});
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Revocar el token Copias' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revocar' }));
    await waitFor(() => expect(screen.queryByText('Copias')).toBeNull());
  });
});
