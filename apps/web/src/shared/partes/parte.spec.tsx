import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
