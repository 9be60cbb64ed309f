import { describe, expect, it } from '@jest/globals';
import type { Invitacion } from '@pmp/contracts/usuarios';
import { screen, waitFor } from '@testing-library/react';
import { anId } from '../../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import { aConfiguracion } from '../../../shared/testing/datos/publica';
import '../configuracion-page';
import './usuarios-panel';

const INVITACIONES = '/api/usuarios/invitaciones';
const CREADA = '2026-11-20T08:00:00.000Z';
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

  it('are not offered where registration is closed', async () => {
    await open({ 'GET /api/configuracion-publica': ok(aConfiguracion({ registro: 'cerrado' })) });
    await screen.findByText('0 personas');
    expect(screen.queryByLabelText('Correo de la persona')).toBeNull();
  });
});
