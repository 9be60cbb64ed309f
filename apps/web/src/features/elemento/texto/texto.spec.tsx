import { describe, expect, it } from '@jest/globals';
import type { Tarea } from '@pmp/contracts/proyectos';
import { screen, waitFor } from '@testing-library/react';
import { aProyecto, aTarea } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../pagina/tarea-page';
import '../../../shared/escritura/forma/documento';
import './editor-descripcion';

const DESCRIPCION = 'Pasos:\n\n- [ ] uno\n- [ ] dos';

/** The page of a task, whose server keeps it; `theirs`: what somebody else saves just before the first change. */
const open = (descripcion: string, theirs?: string) => {
  signIn();
  let now = aTarea({ titulo: 'Pagar', descripcion });
  const path = `/api/tareas/${now._id}`;
  let pending = theirs;
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [aProyecto()] }),
    [`GET ${path}`]: () => ok({ tarea: now }),
    [`PUT ${path}`]: ({ body }: { body: object }) => {
      const { version, ...campos } = body as Partial<Tarea>;
      if (pending !== undefined) now = { ...now, descripcion: pending, version: now.version + 1 };
      pending = undefined;
      if (version !== now.version) return fails('conflict', 'Alguien lo ha cambiado');
      now = { ...now, ...campos, version: now.version + 1 };
      return ok({ tarea: now });
    },
  });
  const { user } = renderApp(`/tareas/${now._id}`);
  return { user, saved: () => now, calls: () => api.callsTo(`PUT ${path}`) };
};

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Descripción' });

describe('a text of an item', () => {
  it('is written where it is read, and saved with the keyboard', async () => {
    const { user, saved } = open('');
    await user.click(await screen.findByRole('button', { name: 'Añadir descripción' }));
    await user.type(await field(), 'Hola{Control>}{Enter}{/Control}');
    await waitFor(() => expect(saved().descripcion).toBe('Hola'));
    expect(await screen.findByText('Hola')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    await user.type(screen.getByRole('textbox', { name: 'Título' }), ' ya{Enter}');
    await waitFor(() => expect(saved().titulo).toBe('Pagar ya'));
  });

  it('is saved by leaving it, and Escape takes it back', async () => {
    const { user, saved, calls } = open('Antes');
    await user.click(await screen.findByRole('button', { name: 'Editar la descripción' }));
    await user.type(await field(), ' no{Escape}');
    expect(await screen.findByText('Antes')).toBeTruthy();
    expect(calls()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Editar la descripción' }));
    await user.type(await field(), ' y después');
    await user.click(document.body);
    await waitFor(() => expect(saved().descripcion).toBe('Antes y después'));
  });

  it('is a draft of its person until it is saved', async () => {
    const { user, saved } = open('Antes');
    await user.click(await screen.findByRole('button', { name: 'Editar la descripción' }));
    await user.type(await field(), ' a medias');
    const [key] = Object.keys(localStorage).filter((each) => each.startsWith('descripcion:borrador:'));
    expect(JSON.parse(localStorage.getItem(key ?? '') ?? '{}')).toMatchObject({ texto: 'Antes a medias' });
    await user.type(await field(), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(saved().descripcion).toBe('Antes a medias'));
    await waitFor(() => expect(localStorage.getItem(key ?? '')).toBeNull());
  });

  it('that others have changed meanwhile keeps what both wrote', async () => {
    const { user, saved } = open('a\nb', 'A\nb');
    await user.click(await screen.findByRole('button', { name: 'Editar la descripción' }));
    await user.type(await field(), 'c{Control>}{Enter}{/Control}');
    await waitFor(() => expect(saved().descripcion).toBe('A\nbc'));
  });

  it('whose same words others have changed asks, and loses neither', async () => {
    const { user, saved } = open('uno', 'dos');
    await user.click(await screen.findByRole('button', { name: 'Editar la descripción' }));
    await user.clear(await field());
    await user.type(await field(), 'tres{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Mantener el mío' }));
    await waitFor(() => expect(saved().descripcion).toBe('tres'));
  });

  it('is ticked where it is read, over what others have ticked', async () => {
    const { user, saved } = open(DESCRIPCION, DESCRIPCION.replace('[ ] uno', '[x] uno'));
    await user.click(await screen.findByRole('checkbox', { name: 'dos' }));
    await waitFor(() => expect(saved().descripcion).toBe(DESCRIPCION.replaceAll('[ ]', '[x]')));
  });
});
