import { describe, expect, it } from '@jest/globals';
import type { Invitacion } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '../../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import { aConfiguracion } from '../../../shared/testing/datos/publica';
import '../configuracion-page';
import './usuarios-panel';

const INVITACIONES = '/api/usuarios/invitaciones';
const CREADA = '2026-11-20T08:00:00.000Z';
const EQUIPO = { _id: anId(), nombre: 'Comercio' };
const anInvitacion = (correo: string): Invitacion => ({
  _id: anId(),
  correo,
  creada: CREADA,
  expira: '2026-11-27T08:00:00.000Z',
});

const open = async (answers: Parameters<typeof fakeApi>[0]) => {
  signIn({ rol: 'admin' });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/usuarios': ok({ usuarios: [] }),
    'GET /api/configuracion-publica': ok(aConfiguracion({ registro: 'invitacion' })),
    [`GET ${INVITACIONES}`]: ok({ invitaciones: [] }),
    'GET /api/usuarios/acceso': ok({
      ajustes: { segundoFactor: 'nadie', equiposConFactor: [], invitan: 'administradores' },
    }),
    'GET /api/proyectos/equipos/lista': ok({ equipos: [EQUIPO] }),
    ...answers,
  });
  const { user } = renderApp('/configuracion?seccion=usuarios');
  return { api, user };
};

describe('invitations', () => {
  it('are sent by mail, or handed over as a link', async () => {
    const ana = anInvitacion('ana@empresa.com');
    const ruta = `/register?invitacion=${'x'.repeat(43)}`;
    const { api, user } = await open({
      [`POST ${INVITACIONES}`]: ok({ invitacion: { ...ana, enviada: true } }, 201),
    });
    const campo = await screen.findByLabelText('Correo de la persona');
    await user.type(campo, 'ana{Enter}');
    await screen.findByText('El correo no es válido');
    await user.type(campo, '@empresa.com{Enter}');
    await screen.findByText('Invitación enviada a ana@empresa.com.');
    expect(api.callsTo(`POST ${INVITACIONES}`).map(({ body }) => body)).toEqual([
      { correo: 'ana@empresa.com' },
    ]);
    api.answer(`POST ${INVITACIONES}`, ok({ invitacion: { ...ana, enviada: false, ruta } }, 201));
    await user.type(campo, 'ana@empresa.com{Enter}');
    const enlace = await screen.findByDisplayValue(new RegExp(`/register\\?invitacion=x{43}$`));
    expect(enlace).toBeTruthy();
  });

  it('can be withdrawn while nobody has used them', async () => {
    const eva = anInvitacion('eva@empresa.com');
    const { api, user } = await open({
      [`GET ${INVITACIONES}`]: ok({ invitaciones: [eva] }),
      [`DELETE ${INVITACIONES}/${eva._id}`]: ok({}),
    });
    const withdraw = await screen.findByRole('button', { name: 'Retirar la invitación de eva@empresa.com' });
    api.answer(`GET ${INVITACIONES}`, ok({ invitaciones: [] }));
    await user.click(withdraw);
    await waitFor(() => expect(screen.queryByText('eva@empresa.com')).toBeNull());
    expect(api.callsTo(`DELETE ${INVITACIONES}/${eva._id}`)).toHaveLength(1);
  });

  it('are made for several at once, into a team, and each says what has become of it', async () => {
    const LOTE = `POST ${INVITACIONES}/lote`;
    const ruta = `/register?invitacion=${'y'.repeat(43)}`;
    const { api, user } = await open({
      [LOTE]: ok({
        invitadas: [
          { correo: 'ana@empresa.com', suerte: 'enviada' },
          { correo: 'luis@empresa.com', suerte: 'enlace', ruta },
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Varias personas o un enlace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitar a personas' }));
    await user.click(dialog.getByRole('button', { name: 'Invitar' }));
    await dialog.findByText('Escribe al menos un correo');
    await user.click(dialog.getByLabelText(/^Correos/));
    await user.paste('Ana <ana@empresa.com>; luis@empresa.com');
    await user.click(await dialog.findByRole('combobox', { name: 'Equipo' }));
    await user.click(await screen.findByRole('option', { name: 'Comercio' }));
    await user.click(dialog.getByRole('button', { name: 'Invitar a 2 personas' }));
    await dialog.findByText('Invitación enviada');
    expect(dialog.getByDisplayValue(/y{43}$/)).toBeTruthy();
    expect(api.callsTo(LOTE)[0]?.body).toEqual({
      correos: ['ana@empresa.com', 'luis@empresa.com'],
      equipo: EQUIPO._id,
      rol: 'miembro',
    });
  });

  it('are made as a link that several may use, with its QR', async () => {
    const ruta = `/register?invitacion=${'z'.repeat(43)}`;
    const abierta = { ...anInvitacion('x@x.es'), correo: null, plazas: 10, quedan: 10 };
    const { api, user } = await open({
      [`POST ${INVITACIONES}`]: ok({ invitacion: { ...abierta, enviada: false, ruta } }, 201),
    });
    await user.click(await screen.findByRole('button', { name: 'Varias personas o un enlace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitar a personas' }));
    await user.click(dialog.getByRole('button', { name: 'Crear enlace' }));
    await dialog.findByDisplayValue(/z{43}$/);
    await dialog.findByRole('img', { name: 'Código QR con el enlace' });
    expect(api.callsTo(`POST ${INVITACIONES}`)[0]?.body).toEqual({ plazas: 10 });
  });

  it('are not offered where registration is closed', async () => {
    await open({ 'GET /api/configuracion-publica': ok(aConfiguracion({ registro: 'cerrado' })) });
    await screen.findByText('0 personas');
    expect(screen.queryByLabelText('Correo de la persona')).toBeNull();
  });
});
