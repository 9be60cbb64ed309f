import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { EntradaAuditoria, VerificacionAuditoria } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { changeLanguage } from '../../shared/i18n/i18n';
import { anId, aProyecto, aUsuario } from '../../shared/testing/datos/builders';
import { ofrecida } from '../../shared/exportar/hoja';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './auditoria-page';
import { stubGlobal } from '../../shared/testing/stub-global';

const GET = 'GET /api/auditoria';
const HUELLA = 'a'.repeat(64);
const AGENTE = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const ana = aUsuario({ nombre: 'Ana García' });
const luis = aUsuario({ nombre: 'Luis Pérez' });
const proyecto = aProyecto({ nombre: 'Portal' });
const epica = { _id: anId(), nombre: 'Cobros' };

const anEntrada = (over: Partial<EntradaAuditoria> = {}): EntradaAuditoria => ({
  seq: 7,
  cuando: '2026-11-20T10:00:00.000Z',
  quien: ana._id,
  servicio: 'proyectos',
  entidad: 'tarea',
  id: anId(),
  titulo: 'Pagar',
  proyecto: proyecto._id,
  accion: 'actualizada',
  cambios: [
    { campo: 'estado', de: 'pendiente', a: 'completada' },
    { campo: 'asignado', de: null, a: luis._id },
  ],
  mensaje: 'e1:0',
  previa: HUELLA,
  huella: HUELLA,
  ...over,
});
const page = (entradas: EntradaAuditoria[], siguiente: string | null = null) =>
  ok({
    entradas,
    personas: [ana, luis].map(({ _id, nombre }) => ({ _id, nombre, avatar: null })),
    equipos: [],
    cosas: [epica],
    dispositivos: [{ agente: AGENTE, dispositivo: { navegador: 'Firefox', sistema: 'Linux', movil: false } }],
    siguiente,
  });

const open = async (
  answers: Parameters<typeof fakeApi>[0],
  { path = '/auditoria', rol = 'admin' }: { path?: string; rol?: 'admin' | 'usuario' } = {},
) => {
  signIn({ rol });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    'GET /api/usuarios': ok({ usuarios: [ana, luis] }),
    ...answers,
  });
  const { user } = renderApp(path);
  if (rol === 'admin') await screen.findByRole('heading', { level: 1, name: 'Auditoría' });
  return { api, user };
};

afterEach(() => changeLanguage('es'));

describe('the audit trail', () => {
  it('says who changed what, from what to what', async () => {
    await open({ [GET]: page([anEntrada()]) });
    const entrada = within(await screen.findByRole('article', { name: 'Tarea «Pagar»' }));
    expect(entrada.getByText('Cambio')).toBeTruthy();
    expect(entrada.getByText(/Ana García/)).toBeTruthy();
    expect(await entrada.findByText('Portal')).toBeTruthy();
    expect(entrada.getByText('pendiente')).toBeTruthy();
    expect(entrada.getByText('completada')).toBeTruthy();
    expect(entrada.getByText('Luis Pérez')).toBeTruthy();
    expect(entrada.getAllByText(HUELLA)).toHaveLength(2);
  });

  it('says with which token it was done', async () => {
    await open({ [GET]: page([anEntrada({ token: { _id: anId(), nombre: 'CI' } })]) });
    const entrada = within(await screen.findByRole('article'));
    expect(entrada.getByText(/Ana García con el token «CI»/)).toBeTruthy();
  });

  it('shows a short name for the browser of a sign-in, and the full one in the details', async () => {
    const cambios = [{ campo: 'agente', de: null, a: AGENTE }];
    await open({ [GET]: page([anEntrada({ entidad: 'usuario', accion: 'sesion-iniciada', cambios })]) });
    const entrada = within(await screen.findByRole('article'));
    expect(entrada.getByText('Firefox en Linux').title).toBe(AGENTE);
    expect(entrada.getByText('Agente de usuario').nextSibling?.textContent).toBe(AGENTE);
  });

  it('translates the things changed and the reason of a refused sign-in', async () => {
    await changeLanguage('en');
    const cambios = [
      { campo: 'epica', de: null, a: epica._id },
      { campo: 'motivo', de: null, a: 'credenciales' },
    ];
    signIn({ rol: 'admin' });
    fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), [GET]: page([anEntrada({ cambios })]) });
    renderApp('/auditoria');
    const entrada = within(await screen.findByRole('article'));
    expect(entrada.getByText('Cobros').title).toBe(epica._id);
    expect(entrada.getByText('wrong email or password')).toBeTruthy();
  });

  it('identifies a message by its conversation', async () => {
    const directo = { seq: 8, entidad: 'mensaje', titulo: `directo.${ana._id}-${luis._id}` };
    const ajeno = { seq: 9, entidad: 'mensaje', titulo: `proyecto.${anId()}`, accion: 'enviado' };
    await open({ [GET]: page([anEntrada(directo), anEntrada(ajeno)]) });
    await screen.findByRole('article', { name: 'Mensaje «Ana García, Luis Pérez»' });
    expect(screen.getByRole('article', { name: 'Mensaje' })).toBeTruthy();
  });

  it('shows unknown words of newer services as they are, and lines without a person', async () => {
    const cambios = [{ campo: 'novedad', de: null, a: true }];
    await open({
      [GET]: page([anEntrada({ entidad: 'cosa', titulo: null, accion: 'girada', quien: null, cambios })]),
    });
    const entrada = within(await screen.findByRole('article', { name: 'cosa' }));
    expect(entrada.getByText('girada')).toBeTruthy();
    expect(entrada.getByText('novedad:')).toBeTruthy();
    expect(entrada.getByText(/El sistema, o alguien sin sesión/)).toBeTruthy();
  });

  it('keeps its filters in the address and in the call', async () => {
    const { api, user } = await open({ [GET]: page([anEntrada()]) }, { path: '/auditoria?entidad=tarea' });
    api.answer('GET /api/auditoria?entidad=tarea&accion=restaurado%2Crestaurada', page([]));
    await user.click(await screen.findByRole('button', { name: 'Filtrar' }));
    await screen.findByRole('menuitem', { name: 'Qué ha pasado' });
    await user.keyboard('Qué{ArrowRight}');
    await screen.findByRole('menuitemradio', { name: 'Restauraciones' });
    await user.keyboard('Restau{Enter}');
    await screen.findByText('Ninguna entrada coincide con los filtros');
    expect(window.location.search).toBe('?entidad=tarea&grupo=restauraciones');
    await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0]!);
    await screen.findByRole('article');
    expect(window.location.search).toBe('');
  });

  it('loads the next page', async () => {
    const { user } = await open({
      [GET]: page([anEntrada()], '5-7'),
      'GET /api/auditoria?cursor=5-7': page([anEntrada({ seq: 6, titulo: 'Cobrar' })]),
    });
    await user.click(await screen.findByRole('button', { name: 'Ver más' }));
    await screen.findByRole('article', { name: 'Tarea «Cobrar»' });
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('prints the pages that nobody has looked at too', async () => {
    await open({
      [GET]: page([anEntrada()], '5-7'),
      'GET /api/auditoria?cursor=5-7': page([anEntrada({ seq: 6, titulo: 'Cobrar' })]),
    });
    await screen.findByRole('button', { name: 'Ver más' });
    const { hoja, entera } = ofrecida() ?? {};
    expect(hoja?.()?.filas).toHaveLength(1);
    const whole = await entera?.();
    expect([whole?.titulo, whole?.filas.length]).toEqual(['Auditoría', 2]);
  });

  it.each<[VerificacionAuditoria['rota'], RegExp]>([
    [null, /El registro está íntegro: 7 entradas/],
    [{ seq: 3, motivo: 'huella' }, /roto en la entrada 3/],
  ])('reports the result of the check: %j', async (rota, text) => {
    const verificacion = { integra: rota === null, entradas: 7, cabeza: { seq: 7, huella: HUELLA }, rota };
    const { user } = await open({
      [GET]: page([]),
      'GET /api/auditoria/verificacion': ok(verificacion),
    });
    await screen.findByText('Todavía no hay nada registrado');
    await user.click(screen.getByRole('button', { name: 'Verificar' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('exports everything that matches as CSV', async () => {
    const createObjectURL = jest.fn(() => 'blob:1');
    stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() }));
    const { api, user } = await open({ [GET]: page([anEntrada()]), 'GET /api/auditoria/csv': ok({}) });
    await user.click(await screen.findByRole('button', { name: 'Acciones de la lista' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledTimes(1));
    api.answer('GET /api/auditoria/csv', fails('unavailable', 'No está'));
    await user.click(await screen.findByRole('button', { name: 'Acciones de la lista' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    expect(await screen.findByText('No está')).toBeTruthy();
  });

  it('offers another try when it cannot be read', async () => {
    const { api, user } = await open({ [GET]: 'network failure' });
    await screen.findByText('Error al cargar la auditoría.');
    api.answer(GET, page([anEntrada()]));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('article');
    expect(screen.queryByText('Error al cargar la auditoría.')).toBeNull();
  });

  it('is only for administrators', async () => {
    const { api } = await open({ [GET]: page([anEntrada()]) }, { rol: 'usuario' });
    expect(await screen.findByText('Solo para quien administra')).toBeTruthy();
    expect(api.callsTo(GET)).toEqual([]);
  });

  it('translates the product’s words, and leaves what people wrote untouched', async () => {
    await changeLanguage('de');
    const cambios = [
      { campo: 'estado', de: 'pendiente', a: 'completada' },
      { campo: 'titulo', de: 'media', a: 'pendiente' },
    ];
    signIn({ rol: 'admin' });
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      'GET /api/usuarios': ok({ usuarios: [] }),
      [GET]: page([anEntrada({ cambios })]),
    });
    renderApp('/auditoria');
    const entrada = within(await screen.findByRole('article', { name: 'Aufgabe „Pagar“' }));
    expect(entrada.getByText('Geändert')).toBeTruthy();
    expect(entrada.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/offen.*erledigt/),
      expect.stringMatching(/media.*pendiente/),
    ]);
  });
});
