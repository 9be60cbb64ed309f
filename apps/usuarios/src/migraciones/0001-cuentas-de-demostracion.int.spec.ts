import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ADMIN_DEMO } from '@pmp/contracts/usuarios';
import { dropAndClose, testConnection } from '@pmp/testing';
import { hash } from '@node-rs/argon2';
import type { Connection } from 'mongoose';
import { cuentasDeDemostracion } from './0001-cuentas-de-demostracion';

let connection: Connection;

beforeAll(async () => {
  connection = await testConnection();
});
afterAll(() => dropAndClose(connection));

it('marks what earlier versions made for the demonstration, and nobody else', async () => {
  const [known, own] = await Promise.all([hash(ADMIN_DEMO.contrasena), hash('clave-de-jefa')]);
  const usuarios = connection.collection('usuarios');
  await usuarios.insertMany([
    { correoClave: 'admin@demo.es', rol: 'admin', hash: known },
    { correoClave: 'otro-correo@ejemplo.es', rol: 'admin', hash: known },
    { correoClave: 'lucia@demo.es', rol: 'usuario', hash: own },
    { correoClave: 'jefa@ejemplo.es', rol: 'admin', hash: own },
    { correoClave: 'empresa@ejemplo.es', rol: 'admin', hash: '' },
    { correoClave: 'ana@demo.es', rol: 'usuario', hash: own },
    { correoClave: 'hugo@demo.es', rol: 'usuario', hash: own, demo: false },
  ]);
  for (let time = 0; time < 2; time += 1) {
    await cuentasDeDemostracion.apply(connection);
    const marked = await usuarios.find({ demo: true }).toArray();
    expect(marked.map(({ correoClave }) => correoClave).sort()).toEqual([
      'admin@demo.es',
      'lucia@demo.es',
      'otro-correo@ejemplo.es',
    ]);
  }
});
