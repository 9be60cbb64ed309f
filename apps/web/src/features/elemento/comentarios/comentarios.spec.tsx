import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Comentario } from '@pmp/contracts/proyectos';
import { cambios } from '../../../shared/vivo/cambios';
import { session } from '../../../shared/sesion/session';
import { aHistoria, anEpica, anEquipo, aProyecto } from '../../../shared/testing/datos/builders';
import { aComentario } from '../../../shared/testing/datos/comentarios';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../shared/testing/pantallas';

const equipo = anEquipo();
const proyecto = aProyecto({ equipo: { _id: equipo._id, nombre: equipo.nombre } });
const epica = anEpica({ proyecto: proyecto._id });
const historia = aHistoria({ titulo: 'Pagar con tarjeta', epicaId: epica, proyecto: proyecto._id });
const sobre = { entidad: 'historia' as const, _id: historia._id };
const PATH = `/api/historias/${historia._id}/comentarios`;
const LIST = `GET ${PATH}?orden=recientes&limite=50`;
const POST = `POST ${PATH}`;
const said = (fields: Partial<Comentario> = {}) => aComentario({ sobre, proyecto: proyecto._id, ...fields });
const list = (...comentarios: Comentario[]) => ok({ comentarios, siguiente: null });
const yo = () => ({ _id: session.get().user._id ?? '', nombre: 'Ana García', avatar: null });

const open = async (answers: Parameters<typeof fakeApi>[0], search = '') => {
  const api = fakeApi({
    'GET /api/equipos': ok({ equipos: [equipo] }),
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [`GET /api/epicas/proyecto/${proyecto._id}`]: ok({ epicas: [epica] }),
    [`GET /api/historias/proyecto/${proyecto._id}`]: ok({ historias: [historia] }),
    [`GET /api/tareas/proyecto/${proyecto._id}`]: ok({ tareas: [] }),
    [`GET /api/historias/${historia._id}/historial?limite=20`]: ok({ cambios: [], siguiente: null }),
    ...answers,
  });
  const app = renderApp(`/backlog/${proyecto._id}?historia=${historia._id}${search}`);
  const section = await screen.findByRole('region', { name: 'Comentarios' });
  return { api, section: within(section), ...app };
};
const field = (section: Awaited<ReturnType<typeof open>>['section']) =>
  section.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nuevo comentario' });

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollTo ??= () => undefined;
  localStorage.clear();
  signIn();
});

describe('comments beside a story', () => {
  it('are shown oldest first, with author and time, and with web addresses as links', async () => {
    const { section } = await open({
      [LIST]: list(
        said({ texto: 'Mira https://example.org/a', editado: '2026-11-21T10:00:00.000Z' }),
        said({ texto: '<b>Primero</b>', createdAt: '2026-11-19T10:00:00.000Z' }),
      ),
    });
    const [first, second] = await section.findAllByRole('article', { name: 'Comentario de Luis Pérez' });
    expect(first?.textContent).toContain('<b>Primero</b>');
    within(second!).getByRole('link', { name: 'https://example.org/a' });
    expect(within(second!).getByText('editado').title).toMatch(/2026/);
    expect(section.queryByRole('button', { name: 'Editar tu comentario' })).toBeNull();
  });

  it('show the emojis put on them and who decided, and take one more', async () => {
    const { _id, nombre } = yo();
    const luis = { _id: said().autor!._id, nombre: 'Luis Pérez' };
    const decision = { por: luis, fecha: '2026-11-21T10:00:00.000Z' };
    const comentario = said({ reacciones: [{ emoji: '👀', personas: [luis] }], decision });
    const put = `PUT /api/comentarios/${comentario._id}/reaccion`;
    const reacciones = [{ emoji: '👀', personas: [luis, { _id, nombre }] }];
    const { section, user, api } = await open({
      [LIST]: list(comentario),
      [put]: ok({ comentario: { ...comentario, reacciones, version: comentario.version + 1 } }),
    });
    const article = await section.findByRole('article', { name: 'Comentario de Luis Pérez' });
    expect((await within(article).findByText(/^Decisión/)).textContent).toContain('Luis Pérez');
    await section.findByRole('list', { name: 'Decisiones' });
    await user.click(section.getByRole('button', { name: '👀: Luis Pérez', pressed: false }));
    await section.findByRole('button', { name: '👀: Luis Pérez, Ana García', pressed: true });
    await user.click(section.getByRole('button', { name: /^Reaccionar al comentario/ }));
    await screen.findByRole('menuitem', { name: 'Ya no es una decisión' });
    await user.click(screen.getByRole('menuitem', { name: 'Quitar 👀' }));
    await waitFor(() =>
      expect(api.callsTo(put).map(({ body }) => body)).toEqual([
        { emoji: '👀', puesta: true },
        { emoji: '👀', puesta: false },
      ]),
    );
  });

  it('show what an edited one said before, with the differences marked', async () => {
    const editado = said({ texto: 'Mira el miércoles', editado: '2026-11-21T10:00:00.000Z' });
    const { autor, createdAt } = editado;
    const { section, user } = await open({
      [LIST]: list(editado),
      [`GET /api/comentarios/${editado._id}/versiones`]: ok({
        versiones: [
          { texto: editado.texto, autor, fecha: editado.editado },
          { texto: 'Mira el martes', autor, fecha: createdAt },
        ],
      }),
    });
    await user.click(await section.findByRole('button', { name: /editado/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Versiones del texto' });
    expect((await within(dialog).findByText('miércoles')).tagName).toBe('INS');
    expect(within(dialog).getByText('martes').tagName).toBe('DEL');
    expect(within(dialog).getByText('Mira el martes')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: /Restaurar/ })).toBeNull();
  });

  it('say when there are none, and when they cannot be read', async () => {
    const { api, section, user } = await open({ [LIST]: fails('forbidden', 'No') });
    await section.findByText('Error al cargar los comentarios');
    api.answer(LIST, list());
    await user.click(section.getByRole('button', { name: 'Reintentar' }));
    await section.findByText('Todavía no hay comentarios');
    expect(api.callsTo(LIST)).toHaveLength(2);
  });

  it('load older ones on demand', async () => {
    const { section, user } = await open({
      [LIST]: ok({ comentarios: [said({ texto: 'Último' })], siguiente: 'c1' }),
      [`${LIST}&cursor=c1`]: list(said({ texto: 'Antiguo', createdAt: '2026-11-01T10:00:00.000Z' })),
    });
    await user.click(await section.findByRole('button', { name: 'Ver comentarios anteriores' }));
    await section.findByText('Antiguo');
    expect(section.getAllByRole('article').map((one) => one.textContent)).toEqual([
      expect.stringContaining('Antiguo'),
      expect.stringContaining('Último'),
    ]);
    expect(section.queryByRole('button', { name: 'Ver comentarios anteriores' })).toBeNull();
  });

  it('load older ones until the one in the address is there, and mark it', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const antiguo = said({ texto: 'Antiguo', createdAt: '2026-11-01T10:00:00.000Z' });
    const { section } = await open(
      {
        [LIST]: ok({ comentarios: [said({ texto: 'Último' })], siguiente: 'c1' }),
        [`${LIST}&cursor=c1`]: ok({ comentarios: [said({ texto: 'Medio' })], siguiente: 'c2' }),
        [`${LIST}&cursor=c2`]: ok({ comentarios: [antiguo], siguiente: 'c3' }),
      },
      `&comentario=${antiguo._id}`,
    );
    const article = (await section.findByText('Antiguo')).closest('article');
    expect(scrollIntoView.mock.contexts).toEqual([article]);
    expect(document.activeElement).toBe(article);
    expect(article?.closest('li')?.getAttribute('aria-current')).toBe('true');
    expect(section.getByRole('button', { name: 'Ver comentarios anteriores' })).toBeTruthy();
  });

  it('have an address each, which is removed when the panel closes', async () => {
    const comentario = said({ texto: 'Este' });
    const { section, user } = await open({ [LIST]: list(said({ texto: 'Otro' }), comentario) });
    const este = (await section.findByText('Este')).closest('li') as HTMLElement;
    await user.click(within(este).getByRole('link', { name: /^Enlace a este comentario/ }));
    expect(location.search).toBe(`?historia=${historia._id}&comentario=${comentario._id}`);
    expect(este.getAttribute('aria-current')).toBe('true');
    await user.keyboard('{Escape}');
    expect(location.search).toBe('');
  });

  it('say when the one in the address has been deleted', async () => {
    const { section } = await open({ [LIST]: list(said()) }, `&comentario=${historia._id}`);
    expect(await section.findByText('El comentario de este enlace ya no existe.')).toBeTruthy();
  });

  it('are sent with Ctrl+Enter and mentions, and clear the field', async () => {
    const enviado = said({ texto: 'Hecho', autor: yo() });
    const { api, section, user } = await open({
      [LIST]: list(),
      [POST]: ok({ comentario: enviado }, 201),
    });
    await section.findByText('Todavía no hay comentarios');
    await user.type(field(section), 'Mira, @lui');
    await user.click(await section.findByRole('option', { name: 'Luis Pérez' }));
    await user.type(field(section), 'ya{Enter}está');
    expect(api.callsTo(POST)).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await section.findByText('Hecho');
    const [{ body } = { body: {} }] = api.callsTo(POST);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      texto: expect.stringMatching(/^Mira, \[@Luis Pérez\]\(persona:[0-9a-f]{24}\) ya\nestá$/),
    });
    expect(field(section).value).toBe('');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('comentario:'))).toEqual([]);
  });

  it('stay in the field when sending fails, and keep their id on the next try', async () => {
    const { api, section, user } = await open({ [LIST]: list(), [POST]: 'network failure' });
    await user.type(field(section), 'Hola');
    await user.click(section.getByRole('button', { name: 'Comentar' }));
    await section.findByText('No se ha podido enviar el comentario');
    api.answer(POST, ok({ comentario: said({ texto: 'Hola', autor: yo() }) }));
    await user.click(section.getByRole('button', { name: 'Comentar' }));
    await section.findByRole('article');
    const ids = api.callsTo(POST).map(({ body }) => body['_id']);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('are kept as drafts across a reload', async () => {
    const first = await open({ [LIST]: list() });
    await first.user.type(field(first.section), 'A medias');
    cleanup();
    const { section } = await open({ [LIST]: list() });
    expect(field(section).value).toBe('A medias');
  });

  it('keep what was being changed in one of them across a reload, for its author alone', async () => {
    const suyo = said({ autor: yo(), texto: 'Antes', version: 3 });
    const first = await open({ [LIST]: list(suyo) });
    await first.user.click(await first.section.findByRole('button', { name: 'Editar tu comentario' }));
    const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Editar tu comentario' });
    await first.user.type(await editor(), ' y más');
    cleanup();
    const put = `PUT /api/comentarios/${suyo._id}`;
    const { api, user } = await open({
      [LIST]: list(suyo),
      [put]: ok({ comentario: { ...suyo, texto: 'Antes y más', version: 4 } }),
    });
    expect((await editor()).value).toBe('Antes y más');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(api.callsTo(put)[0]?.body).toEqual({ texto: 'Antes y más', version: 3 }));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('comentarioEditado'))).toEqual([]);
  });

  it('are refused before sending when they are empty or too long', async () => {
    const { section, user } = await open({ [LIST]: list() });
    expect(section.getByRole<HTMLButtonElement>('button', { name: 'Comentar' }).disabled).toBe(true);
    await user.click(field(section));
    await user.paste('x'.repeat(5_002));
    section.getByText('2 caracteres de más (máximo, 5000)');
    expect(section.getByRole<HTMLButtonElement>('button', { name: 'Comentar' }).disabled).toBe(true);
  });

  it('can be edited in place by their author', async () => {
    const mio = said({ texto: 'Antes', autor: yo() });
    const put = `PUT /api/comentarios/${mio._id}`;
    const changed = { ...mio, texto: 'Después', version: 2, editado: '2026-11-21T10:00:00.000Z' };
    const { api, section, user } = await open({ [LIST]: list(mio), [put]: ok({ comentario: changed }) });
    await user.click(await section.findByRole('button', { name: 'Editar tu comentario' }));
    const editor = section.getByRole('textbox', { name: 'Editar tu comentario' });
    expect(document.activeElement).toBe(editor);
    await user.clear(editor);
    await user.type(editor, 'Después');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await user.click(section.getByRole('button', { name: 'Guardar' }));
    await section.findByText('editado');
    expect(api.callsTo(put)[0]?.body).toEqual({ texto: 'Después', version: 1 });
    await waitFor(() =>
      expect(document.activeElement).toBe(section.getByRole('button', { name: 'Editar tu comentario' })),
    );
  });

  it('are not overwritten when they have changed meanwhile', async () => {
    const mio = said({ texto: 'Antes', autor: yo() });
    const { section, user } = await open({
      [LIST]: list(mio),
      [`PUT /api/comentarios/${mio._id}`]: fails('conflict', 'Otra persona lo ha cambiado'),
    });
    await user.click(await section.findByRole('button', { name: 'Editar tu comentario' }));
    await user.type(section.getByRole('textbox', { name: 'Editar tu comentario' }), ' y después');
    await user.click(section.getByRole('button', { name: 'Guardar' }));
    await section.findByText('Otra persona lo ha cambiado');
    expect(section.getByRole<HTMLTextAreaElement>('textbox', { name: 'Editar tu comentario' }).value).toBe(
      'Antes y después',
    );
  });

  it('keep what is being written when they are deleted meanwhile, and send it as a new one', async () => {
    const mio = said({ texto: 'Borrador', autor: yo() });
    const { api, section, user } = await open({
      [LIST]: list(mio),
      [POST]: ({ body }) => ok({ comentario: { ...mio, ...(body as object), version: 1 } }, 201),
    });
    await user.click(await section.findByRole('button', { name: 'Editar tu comentario' }));
    const campo = section.getByRole<HTMLTextAreaElement>('textbox', { name: 'Editar tu comentario' });
    await user.type(campo, ' largo');
    act(() =>
      cambios.publish({
        entidad: 'comentario',
        accion: 'eliminado',
        _id: mio._id,
        version: 2,
        datos: null,
        autor: null,
      }),
    );
    await section.findByText(/Este comentario se ha eliminado mientras lo editabas/);
    expect([campo.value, document.activeElement]).toEqual(['Borrador largo', campo]);
    await user.click(section.getByRole('button', { name: 'Publicar como comentario nuevo' }));
    await section.findByText('Borrador largo', { selector: 'p' });
    const { _id } = api.callsTo(POST)[0]?.body as Comentario;
    expect(_id).not.toBe(mio._id);
    expect(section.getAllByRole('article')).toHaveLength(1);
  });

  it('are deleted after a confirmation, and can be restored', async () => {
    const suyo = said({ texto: 'Sobra' });
    // Whoever administers the team may delete what others have written.
    const equipo = anEquipo({
      ...proyecto.equipo,
      miembros: [{ usuario: { ...yo(), correo: '' }, rol: 'admin' }],
    });
    const answers = {
      'GET /api/equipos': ok({ equipos: [equipo] }),
      [LIST]: list(suyo),
      [`DELETE /api/comentarios/${suyo._id}`]: ok({}),
      [`POST /api/comentarios/${suyo._id}/restaurar`]: ok({ comentario: { ...suyo, version: 3 } }),
    };
    const { api, section, user } = await open(answers, `&comentario=${suyo._id}`);
    await user.click(await section.findByRole('button', { name: 'Eliminar el comentario de Luis Pérez' }));
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText('Sobra');
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await section.findByText('Todavía no hay comentarios');
    await waitFor(() =>
      expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Comentarios' })),
    );
    expect(section.queryByText('El comentario de este enlace ya no existe.')).toBeNull();
    expect(await screen.findByText('Comentario «Sobra» eliminado')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await section.findByText('Sobra')).toBeTruthy();
    expect(api.callsTo(`POST /api/comentarios/${suyo._id}/restaurar`)).toHaveLength(1);
  });

  it('of others can only be deleted by whoever administers the team', async () => {
    const { section } = await open({ [LIST]: list(said({ texto: 'De otro' })) });
    await section.findByText('De otro');
    expect(section.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
  });

  it('of others appear, change and disappear live', async () => {
    const { section } = await open({ [LIST]: list() });
    await section.findByText('Todavía no hay comentarios');
    const nuevo = said({ texto: 'Acabo de llegar' });
    const { _id, autor } = nuevo;
    const hear = (
      accion: 'creado' | 'actualizado' | 'eliminado',
      version: number,
      datos: Comentario | null,
    ) =>
      act(() => cambios.publish({ entidad: 'comentario', accion, _id, version, datos, autor: autor!._id }));
    hear('creado', 1, nuevo);
    await section.findByText('Acabo de llegar');
    expect(section.getByRole('status').textContent).toBe('Luis Pérez ha comentado');
    hear('actualizado', 2, { ...nuevo, texto: 'Me corrijo', version: 2 });
    await section.findByText('Me corrijo');
    hear('eliminado', 3, null);
    await section.findByText('Todavía no hay comentarios');
  });

  it('show only the beginning of a long text', async () => {
    const { section, user } = await open({ [LIST]: list(said({ texto: 'línea\n'.repeat(40) })) });
    const more = await section.findByRole('button', { name: 'Ver completo' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(section.getByRole('button', { name: 'Ver menos' }).getAttribute('aria-expanded')).toBe('true');
  });
});
