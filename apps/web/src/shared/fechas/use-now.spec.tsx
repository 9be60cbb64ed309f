import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { http } from '../http/http';
import { reloj } from '../http/reloj';
import { fakeApi } from '../testing/fake-api';
import { stubGlobal } from '../testing/stub-global';
import { MomentoRelativo } from '../ui/fichas/momento-relativo';

const HOUR = 3_600_000;
const server = (ms: number) => new Date(ms).toUTCString();

afterEach(() => reloj.hear(server(Date.now())));

it('a wrong clock of the device does not falsify how long ago something was', async () => {
  const serverNow = Date.now() + 5 * HOUR;
  render(<MomentoRelativo iso={new Date(serverNow - 2.5 * HOUR).toISOString()} />);
  expect(screen.queryByText('hace 2 h')).toBeNull();
  fakeApi({});
  const reply = Response.json({ success: true }, { headers: { date: server(serverNow) } });
  stubGlobal('fetch', () => Promise.resolve(reply));
  await act(() => http.get('/api/proyectos'));
  expect(screen.getByText('hace 2 h')).toBeTruthy();
});

it('a reply that took a while is no wrong clock', () => {
  const before = reloj.now() - Date.now();
  reloj.hear(server(Date.now() - 20_000));
  expect(reloj.now() - Date.now()).toBe(before);
  reloj.hear('ayer');
  expect(reloj.now() - Date.now()).toBe(before);
});
