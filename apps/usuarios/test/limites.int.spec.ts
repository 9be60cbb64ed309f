import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError, SharedLimit } from '@pmp/platform';
import { eventually } from '@pmp/testing';
import { MAX_AVISOS } from '../src/confirmacion/correo-change.rules';
import type { Mailer } from '../src/correo/mailer';
import { ResetThrottle, MAX_CORREOS, MAX_SOLICITUDES } from '../src/correo/reset-throttle';
import {
  LoginThrottle,
  MAX_CODIGOS_AJENOS,
  MAX_FALLOS_AJENOS,
  MAX_FALLOS_CUENTA,
} from '../src/sesiones/entrada/login-throttle';
import type { UsuarioDoc } from '../src/usuarios/usuario.model';
import { startWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const never = () => Promise.resolve(false);
const always = () => Promise.resolve(true);

describe('two replicas on one database', () => {
  it('count the wrong passwords of an account from one address together, and forget them together', async () => {
    const [here, there] = [
      LoginThrottle.ofContrasenas(world.connection),
      LoginThrottle.ofContrasenas(world.connection),
    ];
    const pair = ['ana@ejemplo.es', '198.51.100.1'] as const;
    for (let n = 0; n < MAX_FALLOS_CUENTA; n += 1) {
      await there.assertOpen(...pair, never);
      await (n % 2 ? here : there).failed(...pair);
    }
    for (const replica of [here, there])
      await expect(replica.assertOpen(...pair, always)).rejects.toMatchObject({ kind: 'tooMany' });
    await here.succeeded(...pair);
    await there.assertOpen(...pair, never);
  });

  it('close an account that is guessed from everywhere, except to those known there', async () => {
    const [here, there] = [
      LoginThrottle.ofContrasenas(world.connection),
      LoginThrottle.ofContrasenas(world.connection),
    ];
    const correo = 'luis@ejemplo.es';
    for (let n = 0; n < MAX_FALLOS_AJENOS; n += 1)
      await (n % 2 ? here : there).failed(correo, `198.51.101.${n}`);
    for (const replica of [here, there]) {
      await expect(replica.assertOpen(correo, '198.51.102.1', never)).rejects.toMatchObject({
        kind: 'tooMany',
      });
      await replica.assertOpen(correo, '198.51.102.1', always);
    }
  });

  it('let no more than thirty guesses of a code a day be looked at, from however many addresses they come', async () => {
    const { FactorProof } = await import('../src/sesiones/entrada/factor-proof');
    const { UsuariosRepository } = await import('../src/usuarios/usuarios.repository');
    const doc = (await world.app.get(UsuariosRepository).findById((await world.person())._id))!;
    const proof = world.app.get(FactorProof);
    let looked = 0;
    const guess = (n: number) =>
      proof
        .attempt(
          doc,
          `203.${n >> 8}.${n & 255}.1`,
          () => {
            looked += 1;
            return Promise.reject(new DomainError(erroresUsuarios.codigoFactorNoValido));
          },
          () => 'segundo-factor',
        )
        .catch(() => null);
    await Promise.all(Array.from({ length: 2 * MAX_CODIGOS_AJENOS }, (_, n) => guess(n)));
    // What is closed stays closed for the day: of ten thousand not one more is looked at.
    const before = looked;
    for (let n = 0; n < 5; n += 1) await guess(10_000 + n);
    expect(looked).toBe(before);
    expect(looked).toBeLessThan(MAX_CODIGOS_AJENOS);
    // Three of a million are good at any time: whoever guesses for ten years finds one with less than one chance in two.
    expect((MAX_CODIGOS_AJENOS * 3 * 365 * 10) / 1_000_000).toBeLessThan(0.5);
  });

  it('count requests and mails for links together, and store no address of anybody', async () => {
    const [here, there] = [new ResetThrottle(world.connection), new ResetThrottle(world.connection)];
    const mails: boolean[] = [];
    for (let n = 0; n < 2 * MAX_CORREOS; n += 1)
      mails.push(await (n % 2 ? here : there).mayMail('Eva@Ejemplo.es'));
    expect(mails.filter(Boolean)).toHaveLength(MAX_CORREOS);
    for (let n = 0; n < MAX_SOLICITUDES; n += 1) await (n % 2 ? here : there).assertOpen('198.51.103.1');
    await expect(there.assertOpen('198.51.103.1')).rejects.toMatchObject({ kind: 'tooMany' });
    const stored = JSON.stringify(await world.connection.collection('limites').find().toArray());
    expect(stored).not.toMatch(/ejemplo|198\.51/i);
  });

  it('tell the former address of an account of its changes together', async () => {
    // Reads its configuration when it is loaded, which the world has only set by now.
    const { CorreoChangeNotice } = await import('../src/confirmacion/correo-change-notice');
    const sent: unknown[] = [];
    const mailer = { sends: true, send: async (whom: unknown) => void sent.push(whom) } as unknown as Mailer;
    const replicas = [1, 2].map(() => new CorreoChangeNotice(world.connection, mailer));
    const before = (await world.usuario((await world.person())._id)) as unknown as UsuarioDoc;
    const after = { ...before, correoClave: 'nadie@ejemplo.es' };
    for (let n = 1; n <= 2 * MAX_AVISOS; n += 1) {
      replicas[n % 2]!.changed(before, after);
      if (n <= MAX_AVISOS) await eventually(() => expect(sent).toHaveLength(n));
    }
    const closed = new SharedLimit(world.connection, {
      name: 'aviso-cambio-correo',
      points: MAX_AVISOS,
      seconds: 900,
    });
    await eventually(async () =>
      expect(await closed.secondsClosed(before._id.toHexString())).toBeGreaterThan(0),
    );
    expect(sent).toHaveLength(MAX_AVISOS);
  });
});
