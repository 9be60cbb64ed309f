import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeoplePicker } from './picker';

const ANA = { _id: '1', nombre: 'Ana García', avatar: null };
const RAUL = { _id: '2', nombre: 'Raúl Peña', avatar: null };
const IDS = {
  id: 'personas',
  'aria-invalid': false,
  'aria-describedby': undefined,
  'aria-required': undefined,
};

const open = () => {
  const onChange = jest.fn();
  const onEscape = jest.fn();
  render(
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <PeoplePicker
        multiple
        ids={IDS}
        people={[ANA, RAUL]}
        chosen={[ANA]}
        placeholder=""
        onChange={onChange}
      />
    </div>,
  );
  return { user: userEvent.setup(), input: screen.getByRole('combobox'), onChange, onEscape };
};

it('finds people by any part of the name, ignoring accents, and adds with Enter', async () => {
  const { user, input, onChange } = open();
  await user.type(input, 'pena');
  await screen.findByRole('option', { name: /Raúl Peña/ });
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([ANA, RAUL]);
});

it('removes nobody on Escape when the list is closed, and lets the dialog handle the key', async () => {
  const { user, input, onChange, onEscape } = open();
  await user.click(input);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox', { hidden: true })).toBeNull());
  onEscape.mockClear();
  await user.keyboard('{Escape}');
  expect(onChange).not.toHaveBeenCalled();
  expect(onEscape).toHaveBeenCalledTimes(1);
});
