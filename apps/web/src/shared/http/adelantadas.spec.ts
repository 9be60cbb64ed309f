import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fails, fakeApi, ok } from '../testing/fake-api';
import { session } from '../sesion/session';
import { adelantadas } from './adelantadas';
import { http } from './http';

const PATH = '/api/prueba';
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  session.start('mio', { _id: 'a'.repeat(24) }, true);
  api = fakeApi({}, ok({ n: 1 }));
});
afterEach(() => {
  jest.restoreAllMocks();
  session.end();
});

it('an answer asked for early is handed to the first who reads it, with its token and an id, and to nobody else', async () => {
  void adelantadas.ask(PATH, 'mio');
  expect(await http.get(PATH)).toMatchObject({ n: 1 });
  expect(api.calls).toEqual([
    {
      route: `GET ${PATH}`,
      body: {},
      authorization: 'Bearer mio',
      correlacion: expect.stringMatching(/^\w{24}$/),
    },
  ]);
  await http.get(PATH);
  expect(api.calls).toHaveLength(2);
});

it('is not handed to another session, nor once it is old', async () => {
  void adelantadas.ask(PATH, 'de otra persona');
  await http.get(PATH);
  expect(api.calls.map(({ authorization }) => authorization)).toEqual([
    'Bearer de otra persona',
    'Bearer mio',
  ]);
  void adelantadas.ask(PATH, 'mio');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 20_000);
  await http.get(PATH);
  expect(api.calls).toHaveLength(4);
});

it('fails like any other when there is no network', async () => {
  api = fakeApi({}, 'network failure');
  void adelantadas.ask(PATH, 'mio');
  await expect(http.get(PATH)).rejects.toMatchObject({ status: 0 });
});

describe('an answer that has arrived whole', () => {
  it('is handed over at once, and only once', async () => {
    const asked = adelantadas.ask(PATH, 'mio');
    expect(http.arrived(PATH)).toBeUndefined();
    await asked;
    expect(http.arrived(PATH)).toMatchObject({ n: 1 });
    expect(http.arrived(PATH)).toBeUndefined();
    await http.get(PATH);
    expect(api.calls).toHaveLength(2);
  });

  it('is not handed to another session, nor once it is old', async () => {
    await adelantadas.ask(PATH, 'de otra persona');
    expect(http.arrived(PATH)).toBeUndefined();
    await adelantadas.ask(PATH, 'mio');
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 20_000);
    expect(http.arrived(PATH)).toBeUndefined();
  });

  it('but refuses is left to whoever asks, who hears why', async () => {
    api = fakeApi({}, fails('forbidden', 'No puedes verlo'));
    await adelantadas.ask(PATH, 'mio');
    expect(http.arrived(PATH)).toBeUndefined();
    await expect(http.get(PATH)).rejects.toMatchObject({ status: 403, message: 'No puedes verlo' });
    expect(api.calls).toHaveLength(1);
  });
});
