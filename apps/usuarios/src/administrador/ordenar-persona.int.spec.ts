import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ordenarPersona } from '@pmp/contracts/usuarios';
import { CommandClient } from '@pmp/platform';
import type { z } from 'zod';
import { CONTRASENA, startWorld, type World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await startWorld({ REGISTRO: 'cerrado' });
});
afterAll(() => world.close());

const order = (orden: z.input<typeof ordenarPersona.request>) =>
  world.app.get(CommandClient).ask(ordenarPersona, orden);
const login = async (correo: string, contraseña: string) =>
  (await world.http('POST', '/api/usuarios/login', { body: { correo, contraseña } })).status;
const choose = (ruta: string, nueva: string) =>
  world.http('POST', '/api/usuarios/contrasena/restablecer', {
    body: { token: ruta.split('/').at(-1), nueva },
  });

describe('who operates the installation', () => {
  it('makes an account, also where nobody else may, and its owner chooses the password', async () => {
    const ana = {
      correo: 'ana@ejemplo.es',
      nombre: 'Ana Pérez',
      crear: true,
      rol: 'admin',
      enlace: true,
    } as const;
    const { creada, usuario, enlace } = await order(ana);
    expect({ creada, ...usuario }).toMatchObject({
      creada: true,
      nombre: 'Ana Pérez',
      rol: 'admin',
      estado: 'activo',
    });
    expect((await choose(enlace!.ruta, 'secreta-de-ana')).status).toBe(200);
    expect(await login(ana.correo, 'secreta-de-ana')).toBe(200);
    expect(await order({ ...ana, enlace: false })).toMatchObject({
      creada: false,
      usuario: { _id: usuario._id },
    });
  });

  it('lets the only administrator in again who has forgotten the password', async () => {
    const jefa = await world.person({ rol: 'admin' });
    const { enlace } = await order({ correo: jefa.correo, enlace: true });
    expect((await choose(enlace!.ruta, 'otra-secreta')).status).toBe(200);
    expect([await login(jefa.correo, CONTRASENA), await login(jefa.correo, 'otra-secreta')]).toEqual([
      401, 200,
    ]);
  });

  it('takes the second factor away of the only administrator, who has lost it', async () => {
    const jefa = await world.person({ rol: 'admin' });
    const stored = world.connection.collection('usuarios');
    await stored.updateOne({ correo: jefa.correo }, { $set: { factor: true } });
    const enter = () =>
      world.http('POST', '/api/usuarios/login', { body: { correo: jefa.correo, contraseña: CONTRASENA } });
    expect((await enter()).body.factor.reto).toBeTruthy();
    await order({ correo: jefa.correo, sinFactor: true });
    expect((await enter()).body.token).toBeTruthy();
    expect((await stored.findOne({ correo: jefa.correo }))?.['factor']).toBe(false);
  });

  it('closes an account and its sessions, and opens it', async () => {
    const luis = await world.person();
    await order({ correo: luis.correo.toUpperCase(), estado: 'inactivo' });
    expect((await world.http('GET', '/api/usuarios/perfil', { token: luis.token })).status).toBe(401);
    expect(await login(luis.correo, CONTRASENA)).toBe(403);
    await expect(order({ correo: luis.correo, enlace: true })).rejects.toMatchObject({
      kind: expect.any(String),
    });
    await order({ correo: luis.correo, estado: 'activo' });
    expect(await login(luis.correo, CONTRASENA)).toBe(200);
  });

  it('does not leave the installation without anybody to administer it', async () => {
    const admins = world.connection.collection('usuarios').find({ rol: 'admin', estado: 'activo' });
    const [last, ...others] = await admins.toArray();
    for (const { correo } of others) await order({ correo: correo as string, rol: 'usuario' });
    await expect(order({ correo: last!['correo'] as string, rol: 'usuario' })).rejects.toMatchObject({
      motivo: 'usuarios.ultimoAdmin',
    });
  });

  it('is told whom nobody knows', async () => {
    await expect(order({ correo: 'nadie@ejemplo.es', estado: 'inactivo' })).rejects.toMatchObject({
      motivo: 'usuarios.usuarioNoEncontrado',
    });
  });
});
