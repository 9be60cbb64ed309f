import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, SmtpServer } from '@pmp/testing';
import { bodyOf, CONTRASENA, type Person, startWorld, type World } from '../../test/world';

const NUEVO = 'hecho.usuarios.usuario.dispositivo-nuevo.v1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

let smtp: SmtpServer;
let world: World;
beforeAll(async () => {
  smtp = await SmtpServer.start();
  world = await startWorld({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    CORREO_REMITENTE: 'PMP <avisos@ejemplo.es>',
    WEB_URL: 'https://pmp.ejemplo.es',
  });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});

const login = async ({ correo }: Person, agente: string, direccion: string) => {
  const headers = { 'user-agent': agente, 'x-forwarded-for': direccion };
  const body = { correo, contraseña: CONTRASENA };
  const reply = await world.http('POST', '/api/usuarios/login', { body, headers });
  expect(reply.status).toBe(200);
  return reply.body.token as string;
};
const seen = (usuario: string) =>
  world.connection.collection('dispositivos_conocidos').countDocuments({ usuario });

describe('a sign-in with a device, or from a network, that is new', () => {
  it('is told by mail and by a fact, once, and no sign-in that is like one before', async () => {
    const ana = await world.person();
    await login(ana, FIREFOX, '203.0.113.7');
    await eventually(async () => expect(await seen(ana._id)).toBe(1));
    const same = await world.heard(() => login(ana, FIREFOX, '203.0.7.200'));
    expect(same.some(({ subject }) => subject === NUEVO)).toBe(false);
    const said = await world.heard(async () => {
      await Promise.all([1, 2, 3].map(() => login(ana, IPHONE, '203.0.113.7')));
      await eventually(async () => expect(await seen(ana._id)).toBe(2));
      await eventually(() => expect(smtp.to(ana.correo)).toHaveLength(1));
    });
    expect(bodyOf(said, NUEVO).datos).toMatchObject({
      _id: ana._id,
      dispositivo: 'Safari · iPhone',
      direccion: '203.0.113.7',
    });
    const { source } = smtp.to(ana.correo)[0]!;
    expect(source).toContain('203.0.113.7');
    expect(source).not.toContain('https://');
  });

  it('is also one from another network with a browser like that of the person', async () => {
    const ana = await world.person();
    await login(ana, FIREFOX, '192.168.1.7');
    await eventually(async () => expect(await seen(ana._id)).toBe(1));
    const said = await world.heard(async () => {
      await login(ana, FIREFOX, '198.51.100.4');
      await eventually(() => expect(smtp.to(ana.correo)).toHaveLength(1));
    });
    expect(bodyOf(said, NUEVO).datos.direccion).toBe('198.51.100.4');
  });

  it('shows in the list of sessions where it came from', async () => {
    const ana = await world.person();
    await login(ana, FIREFOX, '192.168.1.7');
    const token = await login(ana, FIREFOX, '2001:db8:1:2::9');
    const { sesiones } = (await world.http('GET', '/api/usuarios/sesiones', { token })).body;
    expect(sesiones.map(({ lugar }: { lugar: unknown }) => lugar)).toEqual([
      { direccion: '2001:db8:1:2::/64', red: 'internet' },
      { direccion: '192.168.1.7', red: 'local' },
    ]);
  });
});
