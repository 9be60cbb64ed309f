import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';
import { stubGlobal } from '../../testing/stub-global';

const navigation = new EventTarget();
beforeEach(() => void stubGlobal('navigation', navigation));

/** Whether the browser was allowed to go back. */
const go = (navigationType: 'traverse' | 'push', cancelable = true) => {
  const event = Object.assign(new Event('navigate', { cancelable }), { navigationType });
  return navigation.dispatchEvent(event);
};
const reload = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
const open = (dirty: boolean) => {
  const onClose = jest.fn();
  const { unmount } = render(
    <Dialog title="Nueva Épica" dirty={dirty} onClose={onClose}>
      <p>Formulario</p>
    </Dialog>,
  );
  return { onClose, unmount };
};

describe('Back, while a dialog is open', () => {
  it('closes the dialog and not the page', () => {
    const { onClose } = open(false);
    expect([go('traverse'), onClose.mock.calls.length]).toEqual([false, 1]);
  });

  it('asks first when something was typed', async () => {
    const { onClose } = open(true);
    expect(go('traverse')).toBe(false);
    await screen.findByRole('button', { name: 'Seguir editando' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('lets the browser go back when it cannot be stopped, and never stops other navigation', () => {
    open(true);
    expect([go('traverse', false), go('push')]).toEqual([true, true]);
  });

  it('goes back once the dialog is closed', () => {
    open(true).unmount();
    expect(go('traverse')).toBe(true);
  });
});

it('asks before a reload only when something was typed', () => {
  const clean = open(false);
  expect(reload()).toBe(true);
  clean.unmount();
  const { unmount } = open(true);
  expect(reload()).toBe(false);
  unmount();
  expect(reload()).toBe(true);
});
