import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dropAndClose, testConnection } from '@pmp/testing';
import type { Connection } from 'mongoose';
import { AsistenteThrottle } from './asistente-throttle';

let connection: Connection;
beforeAll(async () => {
  connection = await testConnection();
});
afterAll(() => dropAndClose(connection));

describe('AsistenteThrottle', () => {
  it('lets three answers of one person run at once', async () => {
    const throttle = new AsistenteThrottle(connection);
    const leave = await throttle.enter('ana');
    await throttle.enter('ana');
    await throttle.enter('ana');
    await expect(throttle.enter('ana')).rejects.toThrow('muchos mensajes');
    await throttle.enter('luz');
    leave();
    await throttle.enter('ana');
  });

  it('lets sixty messages pass in a minute, over all replicas', async () => {
    const replicas = [new AsistenteThrottle(connection), new AsistenteThrottle(connection)];
    for (let i = 0; i < 60; i++) (await replicas[i % 2]!.enter('eva'))();
    for (const throttle of replicas) await expect(throttle.enter('eva')).rejects.toThrow('muchos mensajes');
    await replicas[0]!.enter('luz');
  });
});
