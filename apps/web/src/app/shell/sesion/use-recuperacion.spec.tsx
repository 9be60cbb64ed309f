import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { HttpError } from '../../../shared/http/http';
import { useRecuperacion } from './use-recuperacion';
import { restoreGlobals, stubGlobal } from '../../../shared/testing/stub-global';

let status = 503;
let parts: Record<string, string>;
const read = jest.fn(() => {
  if (status !== 200)
    return Promise.reject(new HttpError(status, { message: 'No disponible', codigo: 'NO_DISPONIBLE' }));
  return Promise.resolve('Los sprints');
});

const Screen = () => {
  useRecuperacion();
  const { data, error } = useQuery({ queryKey: ['sprints'], queryFn: read, retry: false });
  return <p>{data ?? error?.message ?? 'Cargando'}</p>;
};

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  read.mockClear();
  status = 503;
  parts = { sprints: 'no disponible' };
  stubGlobal('fetch', () => Promise.resolve(Response.json({ servicios: parts })));
});

afterEach(() => {
  jest.useRealTimers();
  restoreGlobals();
});

const show = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  await after(10);
};

describe('a screen whose part of the server is away', () => {
  it('loads by itself when that part is back', async () => {
    await show();
    await after(60_000);
    expect(screen.getByText('No disponible')).toBeDefined();
    status = 200;
    parts = { sprints: 'listo' };
    await after(4_000);
    expect(screen.getByText('Los sprints')).toBeDefined();
  });

  it('is not refetched while no part has come back', async () => {
    await show();
    await after(120_000);
    expect(read.mock.calls.length).toBeLessThan(6);
  });

  it('does not retry what the server refused', async () => {
    status = 403;
    await show();
    await after(60_000);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
