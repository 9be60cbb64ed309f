import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, SmtpServer } from '@pmp/testing';
import { type Person, startWorld, type World } from '../../test/world';
import { MAX_AVISOS } from './correo-change.rules';

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

let addresses = 0;
const fresh = (): string => `nuevo-${(addresses += 1)}@ejemplo.es`;
const change = async ({ token }: Person, correo: string) =>
  (await world.http('PUT', '/api/usuarios/perfil', { token, body: { correo } })).status;

const mailTo = (correo: string) =>
  eventually(() => {
    expect(smtp.to(correo)).toHaveLength(1);
    return smtp.to(correo)[0]!.source;
  });

/** Resolves when all mail of earlier changes has been sent. */
const settle = async () => {
  const marca = await world.person();
  await change(marca, fresh());
  await mailTo(marca.correo);
};

describe('a changed correo', () => {
  it('is reported to the old address, without naming the new one', async () => {
    const ana = await world.person({ nombre: 'Ana' });
    const nuevo = fresh();
    expect(await change(ana, nuevo)).toBe(200);
    const mail = await mailTo(ana.correo);
    expect(mail).toContain('Hola, Ana:');
    expect(mail).toContain('Tu cuenta tiene desde ahora otro correo.');
    expect(mail).not.toContain(nuevo);
    expect(mail).not.toContain('https://pmp.ejemplo.es');
    expect(smtp.to(nuevo)).toEqual([]);
  });

  it('is reported in the language of the person', async () => {
    const ana = await world.person();
    await world.http('PUT', '/api/usuarios/preferencias', { token: ana.token, body: { idioma: 'de' } });
    await change(ana, fresh());
    expect(await mailTo(ana.correo)).toContain('Ihr Konto hat ab jetzt eine andere E-Mail-Adresse.');
  });

  it('is not reported when only the spelling changed or the change was refused', async () => {
    const [ana, luis] = [await world.person(), await world.person()];
    expect(await change(ana, ana.correo.toUpperCase())).toBe(200);
    expect(await change(luis, ana.correo)).toBe(409);
    await settle();
    expect([...smtp.to(ana.correo), ...smtp.to(ana.correo.toUpperCase()), ...smtp.to(luis.correo)]).toEqual(
      [],
    );
  });

  it('stays changed when the mail server refuses', async () => {
    const ana = await world.person();
    smtp.behave(ana.correo, 'refuse');
    const nuevo = fresh();
    expect(await change(ana, nuevo)).toBe(200);
    await eventually(() => expect(smtp.refused).toContain(ana.correo));
    expect(await world.usuario(ana._id)).toMatchObject({ correo: nuevo });
  });

  it('does not fill inboxes', async () => {
    const ana = await world.person();
    const all = [ana.correo, ...Array.from({ length: MAX_AVISOS + 2 }, fresh)];
    for (const correo of all.slice(1)) expect(await change(ana, correo)).toBe(200);
    await settle();
    const told = () => all.filter((correo) => smtp.to(correo).length > 0);
    await eventually(() => expect(told()).toEqual(all.slice(0, MAX_AVISOS)));
  });
});
