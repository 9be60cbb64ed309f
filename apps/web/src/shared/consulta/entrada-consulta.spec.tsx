import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, ok } from '../testing/fake-api';
import { EntradaConsulta } from './entrada-consulta';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const entrada = (consulta: string, onConsulta: (consulta: string) => void) => (
  <QueryClientProvider client={client}>
    <EntradaConsulta consulta={consulta} onConsulta={onConsulta} label="Consulta" />
  </QueryClientProvider>
);

it('keeps what is typed while the query that was asked for comes back, and follows a chip afterwards', async () => {
  fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), 'GET /api/usuarios': ok({ usuarios: [] }) });
  const user = userEvent.setup();
  const asked = jest.fn<(consulta: string) => void>();
  const { rerender } = render(entrada('', asked));
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Consulta' });
  await user.type(input, 'estado:bloqueada{Enter}');
  expect(asked).toHaveBeenCalledWith('estado:bloqueada');
  await user.type(input, ' tarjeta');
  rerender(entrada('estado:bloqueada', asked));
  expect(input.value).toBe('estado:bloqueada tarjeta');
  rerender(entrada('puntos>5', asked));
  expect(input.value).toBe('puntos>5');
  rerender(entrada('', asked));
  expect(input.value).toBe('');
});
