import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import '../../i18n/i18n';
import '../editor/ayudas';
import { Campo } from './campo';

afterEach(cleanup);

const RUTA = '/api/historias/65a000000000000000000001/archivos/65a000000000000000000002';

/** A field whose files arrive when the test says so. */
const open = async () => {
  const arrivals: ((url: string) => void)[] = [];
  const stored = jest.fn();
  const onSubiendo = jest.fn<(isSubiendo: boolean) => void>();
  const Escrito = () => {
    const [texto, setTexto] = useState('Antes\n');
    stored(texto);
    return (
      <Campo
        aria-label="Texto"
        texto={texto}
        onTexto={setTexto}
        personas={[]}
        onKey={() => undefined}
        subir={() => new Promise((resolve) => arrivals.push(resolve))}
        onSubiendo={onSubiendo}
        takesFocus
      />
    );
  };
  render(<Escrito />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await screen.findByRole('group', { name: 'Formato' });
  const paste = () =>
    fireEvent.paste(field, {
      clipboardData: {
        types: ['Files'],
        files: [new File(['x'], 'foto.png', { type: 'image/png' })],
        getData: () => '',
      },
    });
  return { field, paste, arrivals, stored, onSubiendo };
};

describe('a file that is put into a text', () => {
  it('has a mark in the field until it arrives, which what is saved meanwhile does not have', async () => {
    const { field, paste, arrivals, stored, onSubiendo } = await open();
    paste();
    paste();
    expect(field.value).toBe('Antes\n![Subiendo foto.png…]()\n![Subiendo foto.png… (2)]()\n');
    expect(stored).toHaveBeenLastCalledWith('Antes\n');
    expect(onSubiendo).toHaveBeenLastCalledWith(true);
    await act(async () => arrivals[1]!(RUTA));
    expect(stored).toHaveBeenLastCalledWith(`Antes\n![foto.png](${RUTA})\n`);
    await act(async () => arrivals[0]!(RUTA));
    await waitFor(() => expect(onSubiendo).toHaveBeenLastCalledWith(false));
    expect(stored).toHaveBeenLastCalledWith(`Antes\n![foto.png](${RUTA})\n![foto.png](${RUTA})\n`);
    expect(field.value).toBe(`Antes\n![foto.png](${RUTA})\n![foto.png](${RUTA})\n`);
  });
});
