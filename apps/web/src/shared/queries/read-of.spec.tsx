import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ruta } from '@pmp/contracts/common';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { z } from 'zod';
import { adelantadas } from '../http/adelantadas';
import { session } from '../sesion/session';
import { fakeApi, ok } from '../testing/fake-api';
import { createQueryClient } from './query-client';
import { readOf } from './read-of';

const RUTA = ruta('GET', 'prueba', {
  resumen: 'Lee una prueba',
  reply: z.object({ n: z.number() }),
  derecho: 'autenticado',
});
const PATH = '/api/prueba';
const drawn: (number | undefined)[] = [];

const Screen = () => {
  const { data } = useQuery({
    queryKey: ['prueba'],
    ...readOf(
      RUTA,
      () => [],
      ({ n }) => n,
    ),
  });
  drawn.push(data);
  return <p>{data === undefined ? 'Cargando' : `Son ${data}`}</p>;
};
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  drawn.length = 0;
  session.start('mio', { _id: 'a'.repeat(24) }, true);
  api = fakeApi({}, ok({ n: 7 }));
});
afterEach(() => session.end());

it('a screen whose data have arrived is drawn once, with them, and asks for nothing', async () => {
  await adelantadas.ask(PATH, 'mio');
  open();
  await screen.findByText('Son 7');
  expect(drawn).toEqual([7]);
  expect(api.calls).toHaveLength(1);
});

it('data that are still on their way are waited for, and asked for once', async () => {
  void adelantadas.ask(PATH, 'mio');
  open();
  await screen.findByText('Son 7');
  expect(drawn[0]).toBeUndefined();
  expect(api.calls).toHaveLength(1);
});

it('data that nobody has asked for are asked for by the screen', async () => {
  open();
  await screen.findByText('Son 7');
  expect(api.calls).toHaveLength(1);
});
