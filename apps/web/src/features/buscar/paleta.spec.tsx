import { describe, expect, it } from '@jest/globals';
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { almacen } from '../../shared/almacen/almacen';
import { anId, aProyecto, aTarea, aVista } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './paleta';
import { useConocidos } from './use-conocidos';

const press = (key: string, over: object = {}) => fireEvent.keyDown(document.body, { key, ...over });
const openPaleta = async () => {
  await screen.findByRole('button', { name: 'Buscar' });
  press('k', { ctrlKey: true });
  return screen.findByRole('dialog', { name: 'Buscar' });
};
const optionNames = (paleta: HTMLElement) =>
  within(paleta)
    .queryAllByRole('option')
    .map((option) => option.textContent);

const basics = { 'GET /api/usuarios': ok({ usuarios: [] }) };
const buscar = (q: string) => `GET /api/proyectos/buscar?q=${q}`;
const hits = (resultados: object[] = [], comentarios: object[] = []) =>
  ok({ resultados, comentarios, sprints: [] });
const mensajes = (q: string) => `GET /api/mensajes/buscar?q=${q}&limite=6`;

describe('the palette', () => {
  it('goes to a place by a few letters and Enter', async () => {
    signIn();
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), ...basics });
    const { user } = renderApp('/mensajes');
    const paleta = await openPaleta();
    await user.type(within(paleta).getByRole('combobox'), 'notif');
    await waitFor(() => expect(optionNames(paleta)[0]).toContain('Notificaciones'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/notificaciones'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a query to what it finds, and words as words', async () => {
    signIn();
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), ...basics });
    const { user } = renderApp('/mensajes');
    const paleta = await openPaleta();
    const input = within(paleta).getByRole('combobox');
    const consulta = { name: 'Consulta' };
    await user.type(input, 'pagar');
    expect(within(paleta).queryByRole('group', consulta)).toBeNull();
    await user.clear(input);
    await user.type(input, '-estado:completada puntos>5');
    await within(paleta).findByRole('group', consulta);
    await waitFor(() => expect(optionNames(paleta)[0]).toContain('-estado:completada puntos>5'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/vistas'));
    expect(new URLSearchParams(window.location.search).get('q')).toBe('-estado:completada puntos>5');
  });

  it('finds work and messages, remembers what was opened, and ignores late answers', async () => {
    signIn();
    const proyecto = aProyecto({ nombre: 'Portal' });
    const tarea = aTarea({ titulo: 'Pagar la factura', proyecto: proyecto._id });
    const hit = (titulo: string, tipo = 'tarea') => ({
      tipo,
      _id: tarea._id,
      titulo,
      proyecto: proyecto._id,
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [proyecto] }),
      ...basics,
      [buscar('pag')]: async () => {
        await held;
        return hits([hit('Tarde')]);
      },
      [buscar('pagar')]: hits([hit('Pagar la factura')]),
      [mensajes('pag')]: ok({ resultados: [] }),
      [mensajes('pagar')]: ok({
        resultados: [
          {
            _id: anId(),
            emisor: { _id: anId(), nombre: 'Luis', avatar: null },
            extracto: 'hay que pagar ya',
            timestamp: '2026-11-20T10:00:00.000Z',
            chat: { _id: anId(), tipo: 'equipo', nombre: 'Producto', avatar: null },
            enlace: '/mensajes?chat=x',
          },
        ],
      }),
      [`GET /api/tareas/${tarea._id}`]: ok({ tarea }),
    });
    const { user } = renderApp('/mensajes');
    const paleta = await openPaleta();
    const input = within(paleta).getByRole('combobox');
    await user.type(input, 'pag');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await user.type(input, 'ar');
    await within(paleta).findByText('Pagar la factura');
    expect(within(paleta).getByText('hay que pagar ya')).toBeTruthy();
    release();
    await waitFor(() => expect(within(paleta).getByText('2 resultados')).toBeTruthy());
    expect(within(paleta).queryByText('Tarde')).toBeNull();

    await user.click(within(paleta).getByText('Pagar la factura'));
    await waitFor(() => expect(window.location.pathname).toBe(`/tareas/${tarea._id}`));
    const nav = screen.getByRole('navigation', { name: 'Navegación principal' });
    await waitFor(() =>
      expect(within(nav).getByRole('link', { name: 'Backlog' }).getAttribute('href')).toBe(
        `/backlog/${proyecto._id}`,
      ),
    );
    expect(optionNames(await openPaleta())[0]).toContain('Pagar la factura');
  });

  it('does not say that there is nothing before the server was asked for what came all at once', async () => {
    signIn();
    const proyecto = aProyecto();
    const hit = { tipo: 'tarea', _id: anId(), titulo: 'Pagar la factura', proyecto: proyecto._id };
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [proyecto] }),
      ...basics,
      [buscar('factura')]: hits([hit]),
      [mensajes('factura')]: ok({ resultados: [] }),
    });
    renderApp('/mensajes');
    const paleta = await openPaleta();
    fireEvent.change(within(paleta).getByRole('combobox'), { target: { value: 'factura' } });
    expect(within(paleta).getByRole('status').textContent).toBe('Buscando...');
    expect(within(paleta).queryByText(/^No hay resultados/)).toBeNull();
    await within(paleta).findByText('1 resultado');
    expect(optionNames(paleta)[0]).toContain('Pagar la factura');
  });

  it('knows the items that screens have loaded', () => {
    const tarea = aTarea();
    almacen.take('tarea', [tarea]);
    const { result } = renderHook(useConocidos);
    expect(result.current.map(({ titulo }) => titulo)).toStrictEqual([tarea.titulo]);
  });

  it('leads to a comment in its place', async () => {
    signIn();
    const proyecto = aProyecto({ nombre: 'Portal' });
    const autor = { _id: anId(), nombre: 'Luis', avatar: null };
    const written = (entidad: 'historia' | 'tarea', extracto: string) => ({
      _id: anId(),
      extracto,
      autor: entidad === 'tarea' ? autor : null,
      createdAt: '2026-11-20T10:00:00.000Z',
      sobre: { entidad, _id: anId(), titulo: 'Renovar' },
      proyecto: proyecto._id,
    });
    const deTarea = written('tarea', '¿Y el certificado?');
    const deHistoria = written('historia', 'El certificado caduca');
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [proyecto] }),
      ...basics,
      [buscar('certificado')]: hits([], [deTarea, deHistoria]),
      [mensajes('certificado')]: ok({ resultados: [] }),
    });
    const { user } = renderApp('/mensajes');
    const find = async () => {
      const paleta = await openPaleta();
      await user.type(within(paleta).getByRole('combobox'), 'certificado');
      return within(await within(paleta).findByRole('group', { name: 'Comentarios' }));
    };
    const grupo = await find();
    expect(grupo.getByRole('option', { name: /¿Y el certificado\?.*Luis · .*2026 · Renovar$/ })).toBeTruthy();
    await waitFor(() => expect(grupo.getAllByRole('option')[0]?.hasAttribute('data-highlighted')).toBe(true));
    await user.keyboard('{ArrowDown}{Enter}');
    const here = () => `${window.location.pathname}${window.location.search}`;
    const { _id, sobre } = deHistoria;
    await waitFor(() =>
      expect(here()).toBe(`/backlog/${proyecto._id}?historia=${sobre._id}&comentario=${_id}`),
    );
    await user.click((await find()).getByText('¿Y el certificado?'));
    await waitFor(() => expect(here()).toBe(`/tareas/${deTarea.sobre._id}?comentario=${deTarea._id}`));
    expect(optionNames(await openPaleta())[0]).toContain('¿Y el certificado?');
  });

  it('leads to a sprint by its name', async () => {
    signIn();
    const proyecto = aProyecto({ nombre: 'Portal' });
    const sprint = { _id: anId(), nombre: 'Cierre de año', proyecto: proyecto._id };
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [proyecto] }),
      ...basics,
      [buscar('cierre')]: ok({ resultados: [], comentarios: [], sprints: [sprint] }),
      [mensajes('cierre')]: ok({ resultados: [] }),
    });
    const { user } = renderApp('/mensajes');
    const paleta = await openPaleta();
    await user.type(within(paleta).getByRole('combobox'), 'cierre');
    const grupo = await within(paleta).findByRole('group', { name: 'Sprints' });
    await user.click(within(grupo).getByRole('option', { name: /Cierre de año.*Portal/ }));
    const here = () => `${window.location.pathname}${window.location.search}`;
    await waitFor(() => expect(here()).toBe(`/sprints/${proyecto._id}?sprint=${sprint._id}`));
  });

  it('knows every screen, setting and view, and offers nothing that the person may not do', async () => {
    signIn();
    const mia = {
      _id: anId(),
      nombre: 'Lo urgente',
      consulta: 'prioridad:critica',
      ambito: 'privada',
    } as const;
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      ...basics,
      'GET /api/vistas': ok({ vistas: [aVista(mia)] }),
    });
    const { user } = renderApp('/mensajes');
    await screen.findByRole('link', { name: 'Lo urgente' });
    const paleta = await openPaleta();
    const input = within(paleta).getByRole('combobox');
    expect(optionNames(paleta).join()).not.toContain('Papelera');
    for (const [text, titulo] of [
      ['papelera', 'Papelera'],
      ['importar', 'Importar'],
      ['tema oscuro', 'Tema oscuro o claro e idioma'],
      ['tokne', 'Tokens de acceso'],
      ['cerrar sesiones', 'Contraseña y sesiones'],
      ['urgente', 'Lo urgente'],
    ] as const) {
      await user.clear(input);
      await user.type(input, text);
      await waitFor(() => expect(optionNames(paleta).join()).toContain(titulo));
    }
    for (const text of ['auditoria', 'operacion', 'invitar', 'webhook', 'paquete']) {
      await user.clear(input);
      await user.type(input, text);
      await waitFor(() => expect(optionNames(paleta)).toEqual([]));
    }
  });

  it('goes to another project without leaving the place one is in, or to any of its places', async () => {
    signIn();
    const [una, otra] = [aProyecto({ nombre: 'Portal' }), aProyecto({ nombre: 'Tienda' })];
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [una, otra] }), ...basics });
    const { user } = renderApp(`/cronologia/${una._id}`);
    const choose = async (text: string, titulo: RegExp) => {
      const paleta = await openPaleta();
      await user.type(within(paleta).getByRole('combobox'), text);
      await user.click(await within(paleta).findByRole('option', { name: titulo }));
    };
    await choose('tienda', /^Tienda/);
    await waitFor(() => expect(window.location.pathname).toBe(`/cronologia/${otra._id}`));
    await choose('sprints portal', /^Sprints.*Portal/);
    await waitFor(() => expect(window.location.pathname).toBe(`/sprints/${una._id}`));
  });

  it('finds by the language of queries what is no word', async () => {
    signIn();
    const proyecto = aProyecto({ nombre: 'Portal' });
    const tarea = aTarea({ titulo: 'Pasar a C++', proyecto: proyecto._id });
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [proyecto] }),
      ...basics,
      [buscar('C%2B%2B')]: hits(),
      [mensajes('C%2B%2B')]: ok({ resultados: [] }),
      'GET /api/elementos?q=%22C%2B%2B%22&limite=12': ok({
        elementos: [{ entidad: 'tarea', ...tarea }],
        siguiente: null,
        total: 1,
        totales: { epica: 0, historia: 0, tarea: 1 },
      }),
    });
    const { user } = renderApp('/mensajes');
    const paleta = await openPaleta();
    await user.type(within(paleta).getByRole('combobox'), 'C++');
    expect(await within(paleta).findByRole('option', { name: /^Pasar a C\+\+/ })).toBeTruthy();
  });

  it('says when part of the search failed, and when nothing was found', async () => {
    signIn();
    const api = fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      ...basics,
      [buscar('zzz')]: fails('unavailable', 'No'),
      [mensajes('zzz')]: ok({ resultados: [] }),
    });
    const { user } = renderApp('/mensajes');
    const paleta = await openPaleta();
    await user.type(within(paleta).getByRole('combobox'), 'zzz');
    const retry = await within(paleta).findByRole('button', { name: 'Reintentar' });
    api.answer(buscar('zzz'), hits());
    await user.click(retry);
    expect(await within(paleta).findByText('No hay resultados para «zzz»')).toBeTruthy();
  });
});

describe('the shortcuts', () => {
  it('go with G and a letter, are listed with ?, and can be turned off for good', async () => {
    signIn();
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), ...basics });
    const { user } = renderApp('/mensajes');
    await screen.findByRole('button', { name: 'Buscar' });
    press('g');
    press('p');
    await waitFor(() => expect(window.location.pathname).toBe('/proyectos'));
    press('?', { shiftKey: true });
    const ayuda = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
    await user.click(within(ayuda).getByRole('switch'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('k', { ctrlKey: true });
    press('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('atajos')).toBe('no');
    localStorage.removeItem('atajos');
  });

  it('do nothing while somebody types', async () => {
    signIn();
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [aProyecto()] }), ...basics });
    renderApp('/proyectos');
    const field = await screen.findByRole('searchbox');
    fireEvent.keyDown(field, { key: '?' });
    fireEvent.keyDown(field, { key: 'c' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
