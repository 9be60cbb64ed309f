import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createOpener, useOpened } from '../../navegar/opener';
import { followTyping, typeAhead } from '../../navegar/type-ahead';
import { Elegir } from '../campos/elegir';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { FormDialog } from './form-dialog';

type Close = () => void;

const OPENED: Record<string, (onClose: Close) => ReactNode> = {
  'a dialog': (onClose) => (
    <Dialog title="Algo" onClose={onClose}>
      <button type="button" onClick={onClose}>
        Hecho
      </button>
    </Dialog>
  ),
  'a form': (onClose) => (
    <FormDialog title="Algo" submit="Hecho" dirty={false} busy={false} onSubmit={onClose} onClose={onClose}>
      <input aria-label="Nombre" />
    </FormDialog>
  ),
  'a question': (onClose) => (
    <ConfirmDialog title="Algo" text="Algo" confirm="Hecho" onConfirm={onClose} onCancel={onClose} />
  ),
  'a list of values': (onClose) => (
    <Elegir
      label="Algo"
      anchor={document.body}
      opciones={() => [{ id: 'hecho', texto: 'Hecho', valor: 1 }]}
      onChoose={onClose}
      onClose={onClose}
    />
  ),
};

const opener = createOpener<string>();

/** A page with a row, whose button opens something, or its key does; `gone` takes the button away with the answer. */
const Page = ({ opened, gone = false }: { opened: (onClose: Close) => ReactNode; gone?: boolean }) => {
  const open = useOpened(opener) !== undefined;
  const [isThere, setThere] = useState(true);
  const close = () => {
    setThere(!gone);
    opener.close();
  };
  return (
    <main id="contenido" tabIndex={-1}>
      <div data-elemento="uno">
        <a href="#uno" data-abre="uno">
          La fila
        </a>
        {isThere && (
          <button type="button" onClick={() => opener.open('algo')}>
            Abrir
          </button>
        )}
      </div>
      {open && opened(close)}
    </main>
  );
};

let unfollow: () => void;
beforeEach(() => void (unfollow = followTyping()));
afterEach(() => {
  unfollow();
  opener.close();
  cleanup();
});

const opened = () => waitFor(() => expect(document.activeElement?.closest('[role]')).not.toBeNull());

describe.each(Object.entries(OPENED))('after %s', (what, content) => {
  const done = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole(what === 'a list of values' ? 'option' : 'button', { name: 'Hecho' }));

  it('the focus is where it was, whether it was left or answered', async () => {
    const user = userEvent.setup();
    render(<Page opened={content} />);
    const button = screen.getByRole('button', { name: 'Abrir' });
    await user.click(button);
    await opened();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    await user.click(button);
    await done(user);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('the focus is on the row, if the answer takes the button away', async () => {
    const user = userEvent.setup();
    render(<Page opened={content} gone />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await done(user);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'La fila' })));
  });

  if (what === 'a dialog' || what === 'a question') return;
  it('the focus is where it was when a key opened it, and letters were waiting for its field', async () => {
    const user = userEvent.setup();
    render(<Page opened={content} />);
    const row = screen.getByRole('link', { name: 'La fila' });
    row.focus();
    opener.open('algo');
    typeAhead(opener);
    await user.keyboard('xy');
    await opened();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(row));
  });
});
