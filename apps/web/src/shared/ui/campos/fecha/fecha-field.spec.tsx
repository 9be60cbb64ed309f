import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { FechaField } from './fecha-field';

const Form = ({ onSend, dia = '' }: { onSend: (dia: string) => void; dia?: string }) => {
  const { control, handleSubmit } = useForm({ defaultValues: { dia } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSend(values.dia))(event)}>
      <FechaField control={control} name="dia" label="Fecha límite" />
      <button type="submit">Guardar</button>
    </form>
  );
};

const open = (dia?: string) => {
  const onSend = jest.fn<(dia: string) => void>();
  render(<Form onSend={onSend} {...(dia && { dia })} />);
  return { user: userEvent.setup(), onSend, field: screen.getByLabelText<HTMLInputElement>('Fecha límite') };
};

describe('the field of a day', () => {
  it('shows it and takes it as it is written in Spanish, whatever the language of the browser', async () => {
    const { user, field, onSend } = open('2026-11-30');
    expect([field.value, field.placeholder]).toEqual(['30/11/2026', 'dd/mm/aaaa']);
    await user.clear(field);
    await user.type(field, '3/12/26{Enter}');
    expect(onSend).toHaveBeenLastCalledWith('2026-12-03');
    await user.tab();
    expect(field.value).toBe('03/12/2026');
  });

  it('keeps what is no day, says so and sends nothing', async () => {
    const { user, field, onSend } = open('2026-11-30');
    await user.clear(field);
    await user.type(field, '31/11/2026{Enter}');
    await screen.findByText('Esa fecha no existe: escribe día, mes y año');
    expect([field.value, onSend.mock.calls.length]).toEqual(['31/11/2026', 0]);
    await user.clear(field);
    await user.type(field, '{Enter}');
    expect(onSend).toHaveBeenLastCalledWith('');
  });

  it('goes a day on or back with the arrows, over the end of a month', async () => {
    const { user, field } = open('2026-11-30');
    await user.type(field, '{ArrowUp}');
    expect(field.value).toBe('01/12/2026');
    await user.type(field, '{ArrowDown}{ArrowDown}');
    expect(field.value).toBe('29/11/2026');
  });
});
