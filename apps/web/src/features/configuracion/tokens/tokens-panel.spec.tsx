import { describe, expect, it } from '@jest/globals';
import type { TokenPersonal } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../configuracion-page';
import './tokens-panel';

const SECRETO = `pmp_${'x'.repeat(43)}`;

const aToken = (over: Partial<TokenPersonal> = {}): TokenPersonal => ({
  _id: anId(),
  nombre: 'Integración continua',
  alcance: 'leer',
  proyectos: null,
  inicio: 'pmp_aB3d',
  creado: '2026-11-20T08:00:00.000Z',
  expira: '2027-02-18T08:00:00.000Z',
  usado: null,
  ...over,
});

const open = async (tokens: TokenPersonal[], answers: Parameters<typeof fakeApi>[0] = {}) => {
  signIn({ nombre: 'Ana García' });
  const proyecto = aProyecto({ nombre: 'Tienda' });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    'GET /api/tokens': () => ok({ tokens }),
    'POST /api/tokens': ({ body }) => {
      const token = aToken({ nombre: String(body['nombre']) });
      tokens.push(token);
      return ok({ token, secreto: SECRETO });
    },
    ...answers,
  });
  const { user } = renderApp('/configuracion?seccion=tokens');
  await screen.findByRole('heading', { level: 2, name: 'Tokens de acceso' });
  return { api, user, proyecto };
};

describe('access tokens', () => {
  it('are made for some projects, and their secret is shown once', async () => {
    const { api, user, proyecto } = await open([]);
    await screen.findByText('No tienes ningún token.');
    await user.click(screen.getByRole('button', { name: 'Nuevo token' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nuevo token' });
    await user.click(within(dialog).getByRole('button', { name: 'Crear token' }));
    within(dialog).getByText('El nombre es obligatorio');
    await user.type(within(dialog).getByLabelText(/^Nombre/), 'Copias');
    await user.click(within(dialog).getByRole('radio', { name: 'Escribir' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Todos mis proyectos' }));
    await user.click(within(dialog).getByRole('button', { name: 'Crear token' }));
    within(dialog).getByText('Selecciona al menos un proyecto');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Tienda' }));
    await user.click(within(dialog).getByRole('button', { name: 'Crear token' }));
    const shown = await screen.findByRole('dialog', { name: 'Token «Copias»' });
    expect(within(shown).getByLabelText<HTMLInputElement>('Token').value).toBe(SECRETO);
    const sent = { nombre: 'Copias', alcance: 'escribir', dias: 90, proyectos: [proyecto._id] };
    expect(api.callsTo('POST /api/tokens').map(({ body }) => body)).toEqual([sent]);
    await user.click(within(shown).getByRole('button', { name: 'Ya lo he guardado' }));
    await screen.findByText('Copias');
    expect(screen.queryByDisplayValue(SECRETO)).toBeNull();
  });

  it('say what they have read of outside the team, until a person removes the mark', async () => {
    const proyecto = anId();
    const token = aToken({ lecturas: [{ proyecto, desde: '2026-11-21T08:00:00.000Z' }] });
    const { api, user } = await open([token], {
      [`DELETE /api/tokens/${token._id}/lecturas`]: () => {
        delete token.lecturas;
        return ok({});
      },
    });
    const said = /^Ha leído textos de fuera del equipo en un proyecto que ya no ves/;
    await screen.findByText(said);
    await user.click(screen.getByRole('button', { name: 'Quitar la marca de Integración continua' }));
    const question = await screen.findByRole('alertdialog');
    expect(api.callsTo(`DELETE /api/tokens/${token._id}/lecturas`)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Quitar marca' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['revoked', ok({})],
    ['gone already', fails('missing', 'El token no existe o ya está revocado')],
  ])('disappear after the question when they are %s', async (_what, answer) => {
    const token = aToken();
    const { api, user } = await open([token], { [`DELETE /api/tokens/${token._id}`]: answer });
    await user.click(await screen.findByRole('button', { name: 'Revocar el token Integración continua' }));
    const question = await screen.findByRole('alertdialog');
    expect(api.callsTo(`DELETE /api/tokens/${token._id}`)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Revocar' }));
    await waitFor(() => expect(screen.queryByText('Integración continua')).toBeNull());
  });

  it('say that they could not be loaded', async () => {
    const { api, user } = await open([], { 'GET /api/tokens': fails('unavailable', 'No disponible') });
    await screen.findByText('Error al cargar los tokens.');
    const before = api.callsTo('GET /api/tokens').length;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(api.callsTo('GET /api/tokens').length).toBeGreaterThan(before));
  });
});
