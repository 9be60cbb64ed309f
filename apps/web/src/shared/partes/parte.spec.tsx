import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { fetchPage, lazyPage } from './lazy-page';
import { parte } from './parte';

it('a part that does not arrive says so beside what is there, and is fetched again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let arrives = false;
  const Panel = parte(() =>
    arrives
      ? Promise.resolve({ default: ({ nombre }: { nombre: string }) => <p>Panel de {nombre}</p> })
      : Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module')),
  );
  render(
    <>
      <input aria-label="Lo que se escribe" defaultValue="a medias" />
      <Panel nombre="Ana" />
    </>,
  );
  await screen.findByText('Esta parte no se ha podido cargar.');
  expect(screen.getByLabelText<HTMLInputElement>('Lo que se escribe').value).toBe('a medias');
  arrives = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Panel de Ana');
});

it('a screen that has arrived is drawn at once, with nothing in its place before', async () => {
  const load = () => Promise.resolve({ default: () => <p>El tablero</p> });
  await fetchPage(load, []);
  const Page = lazyPage(load);
  render(
    <Suspense fallback={<p>Cargando</p>}>
      <Page />
    </Suspense>,
  );
  expect(screen.queryByText('Cargando')).toBeNull();
  expect(screen.getByText('El tablero').textContent).toBe('El tablero');
});
