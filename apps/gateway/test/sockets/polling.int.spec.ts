import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, newId } from '@pmp/testing';
import { io } from 'socket.io-client';
import { World } from '../world';

let world: World;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

describe('a client that begins by polling', () => {
  it('goes on by websocket, as the default one of socket.io does', async () => {
    const usuario = newId();
    const socket = io(world.gateways[0].url, {
      auth: { token: world.owners.signIn(usuario) },
      forceNew: true,
    });
    const heard: unknown[] = [];
    socket.on('nueva_notificacion', (datos) => heard.push(datos));
    await eventually(() => expect(socket.connected).toBe(true));
    await eventually(() => expect(socket.io.engine.transport.name).toBe('websocket'));
    world.owners.publish(`usuario.${usuario}`, 'nueva_notificacion', { _id: '1' });
    await eventually(() => expect(heard).toEqual([{ _id: '1' }]));
    socket.disconnect();
  });

  it('may do nothing but poll, in the same rooms', async () => {
    const [usuario, proyecto] = [newId(), newId()];
    world.owners.members.add(`${usuario}:${proyecto}`);
    const token = world.owners.signIn(usuario);
    const socket = io(world.gateways[0].url, { auth: { token }, transports: ['polling'], forceNew: true });
    const heard: unknown[] = [];
    socket.on('cambio', (datos) => heard.push(datos));
    expect(await socket.timeout(8_000).emitWithAck('suscribir_proyecto', { proyectoId: proyecto })).toEqual({
      success: true,
    });
    world.owners.publish(`proyecto.${proyecto}`, 'cambio', { _id: proyecto });
    await eventually(() => expect(heard).toEqual([{ _id: proyecto }]));
    socket.disconnect();
  });

  it('is refused a bad token as anybody is, and what is too long', async () => {
    const { url } = world.gateways[0];
    const socket = io(url, { auth: { token: 'nobody-knows-it' }, forceNew: true, reconnection: false });
    const refused = await new Promise((resolve) => socket.once('connect_error', resolve));
    expect(refused).toMatchObject({ data: { codigo: 'NO_AUTENTICADO' } });
    const open = await (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text();
    const { sid } = JSON.parse(open.slice(1));
    const long = await fetch(`${url}/socket.io/?EIO=4&transport=polling&sid=${sid}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '4'.padEnd(70_000, 'x'),
    });
    expect(long.status).toBe(413);
    expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling&sid=nobody`)).status).toBe(400);
  });
});
