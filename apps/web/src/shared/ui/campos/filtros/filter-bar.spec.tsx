import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterBar } from './filter-bar';
import './filter-menu';

const FIELDS = [
  { key: 'estado', label: 'Estado', options: [{ value: 'a', label: 'Abierto' }] },
  { key: 'persona', label: 'Persona', options: [{ value: 'x', label: 'Nora' }] },
] as const;

const Lista = () => {
  const [values, setValues] = useState({ estado: '', persona: 'x' });
  return (
    <FilterBar
      label="Filtros"
      fields={FIELDS}
      values={values}
      onChange={(key, value) => setValues((before) => ({ ...before, [key]: value }))}
      clear={false}
    />
  );
};

it('shows what is set as chips, and gives the focus to the button when one is removed', async () => {
  const user = userEvent.setup();
  render(<Lista />);
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro Persona: Nora' }));
  const filtrar = screen.getByRole('button', { name: 'Filtrar' });
  expect(screen.getAllByRole('button')).toEqual([filtrar]);
  expect(document.activeElement).toBe(filtrar);
});

it('sets a filter from the keyboard', async () => {
  const user = userEvent.setup();
  render(<Lista />);
  screen.getByRole('button', { name: 'Filtrar' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Estado' });
  await user.keyboard('Est{ArrowRight}');
  await screen.findByRole('menuitemradio', { name: 'Abierto' });
  await user.keyboard('Abi{Enter}');
  expect(await screen.findByRole('button', { name: 'Quitar el filtro Estado: Abierto' })).toBeTruthy();
});
