import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { anId, aProyecto } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { anAlerta, anAlertasReply } from '../../shared/testing/datos/ia';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './alertas-page';

const proyecto = aProyecto();
const GET = `GET /api/ia/alertas?proyecto=${proyecto._id}`;
const REGENERAR = `POST /api/ia/alertas/regenerar?proyecto=${proyecto._id}`;
const DELETE = `DELETE /api/ia/alertas?proyecto=${proyecto._id}`;
const NOTIFICAR = 'POST /api/ia/alertas/notificar';
const NADA = anAlertasReply([], { recomendaciones: '', fechaGeneracion: null, motor: null });

const luis = { id: anId(), nombre: 'Luis Pérez', avatar: null };
const nora = { id: anId(), nombre: 'Nora Castaño', avatar: null };
const peor = anAlerta({ titulo: 'Lo peor', usuarios: [luis, nora] });
const leve = anAlerta({
  titulo: 'Lo leve',
  severidad: 'baja',
  regla: 'historia-incompleta',
  notificada: true,
});

const open = async (answers: Parameters<typeof fakeApi>[0] = {}, yo = {}) => {
  signIn({ rol: 'admin', ...yo });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [GET]: ok(anAlertasReply([peor, leve])),
    ...answers,
  });
  const app = renderApp(`/tareas/${proyecto._id}`);
  await screen.findByRole('heading', { name: 'Alertas IA' });
  return { api, ...app };
};
const faults = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
    ({ id }) => id,
  );
const openDetail = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('button', { name: 'Notificar: Lo peor' }));
  return screen.findByRole('dialog', { name: 'Lo peor' });
};

describe('alerts', () => {
  it('are listed as the server ranks them, with advice, engine and time', async () => {
    await open();
    const list = await screen.findByRole('list', { name: 'Alertas IA' });
    const titles = within(list).getAllByRole('heading');
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Lo peor', 'Lo leve']);
    expect(within(list).getByText('Crítica')).toBeTruthy();
    const consejos = screen.getByRole('complementary', { name: 'Consejos IA para tu equipo' });
    expect(consejos.textContent).toContain('Empezad el día por lo vencido.');
    expect(consejos.textContent).toMatch(/Reglas propias, sin modelo · hace 5 min/);
    expect(await faults()).toEqual([]);
  });

  it('can be generated with a button when there are none yet', async () => {
    const { api, user } = await open({ [GET]: ok(NADA), [REGENERAR]: ok(anAlertasReply([peor])) });
    await user.click(await screen.findByRole('button', { name: 'Generar alertas' }));
    expect(await screen.findByRole('heading', { name: 'Lo peor' })).toBeTruthy();
    expect(api.callsTo(REGENERAR)).toHaveLength(1);
  });

  it('may be none', async () => {
    await open({ [GET]: ok(anAlertasReply([])) });
    expect(await screen.findByText('No hay alertas críticas en este momento.')).toBeTruthy();
    expect(screen.getByText('Consejos IA para tu equipo')).toBeTruthy();
  });

  it('are replaced by newer ones; a failure keeps them and says so', async () => {
    const { api, user } = await open({ [REGENERAR]: fails('tooMany', 'Espera un momento') });
    await user.click(await screen.findByRole('button', { name: 'Regenerar' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error al regenerar alertas IA');
    expect(alert.textContent).toContain('Espera un momento');
    expect(screen.getByRole('heading', { name: 'Lo peor' })).toBeTruthy();
    api.answer(REGENERAR, ok(anAlertasReply([leve])));
    await user.click(screen.getByRole('button', { name: 'Regenerar' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lo peor' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say when the first generation failed', async () => {
    const { user } = await open({ [GET]: ok(NADA), [REGENERAR]: fails('internal', '') });
    await user.click(await screen.findByRole('button', { name: 'Generar alertas' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Error al generar alertas IA');
  });

  it('are deleted after a confirmation, back to not generated', async () => {
    const { user, api } = await open({ [DELETE]: fails('internal', '') });
    await user.click(await screen.findByRole('button', { name: 'Eliminar alertas' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Eliminar 2 alertas?' });
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Error al eliminar alertas IA');
    api.answer(DELETE, ok({}));
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByRole('button', { name: 'Generar alertas' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are shown only to team administrators', async () => {
    await open({ [GET]: fails('forbidden', 'No') });
    expect(await screen.findByText('Las alertas son para quien administra el equipo')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Generar alertas' })).toBeNull();
  });

  it('offer a retry after a failed first load, without an error', async () => {
    const { api, user } = await open({ [GET]: fails('unavailable', 'x') });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Generar alertas' })).toBeTruthy();
    api.answer(GET, ok(anAlertasReply([peor])));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Lo peor' })).toBeTruthy();
  });
});

describe('an alert', () => {
  it('shows its rule, its facts with links and what to do next', async () => {
    const dialog = await openDetail(await open());
    expect(within(dialog).getByText('Regla: Tarea vencida')).toBeTruthy();
    const fact = within(dialog).getByRole('link', { name: 'Fecha límite: 17 nov 2026' });
    expect(fact.getAttribute('href')).toBe(peor.evidencia[0]!.enlace);
    expect(dialog.textContent).toContain(peor.siguientePaso);
    expect(await faults()).toEqual([]);
  });

  it('is sent once to the chosen people', async () => {
    const app = await open({ [NOTIFICAR]: ok({ enviadas: 1 }) });
    const dialog = await openDetail(app);
    await app.user.click(within(dialog).getByRole('checkbox', { name: 'Nora Castaño' }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Enviar notificación' }));
    const sent = await within(dialog).findByRole<HTMLButtonElement>('button', {
      name: 'Notificación enviada',
    });
    expect(sent.disabled).toBe(true);
    expect(app.api.callsTo(NOTIFICAR).map(({ body }) => body)).toEqual([
      { alertaId: peor.id, usuarios: [luis.id] },
    ]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    const onCard = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Notificación enviada: Lo peor',
    });
    expect(onCard.disabled).toBe(true);
  });

  it('is not sent when nobody is chosen, nor to the person who sends it', async () => {
    const app = await open({}, { _id: nora.id });
    const dialog = await openDetail(app);
    const yo = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Nora Castaño (tú)' });
    expect([yo.checked, yo.disabled]).toEqual([false, true]);
    await app.user.click(within(dialog).getByRole('checkbox', { name: 'Luis Pérez' }));
    const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Enviar notificación' });
    expect(send.disabled).toBe(true);
  });

  it('offers the team, and chooses nobody, when nobody it concerns can be told', async () => {
    const sola = anAlerta({ titulo: 'Lo peor', usuarios: [luis, nora], delEquipo: true });
    const app = await open(
      { [GET]: ok(anAlertasReply([sola])), [NOTIFICAR]: ok({ enviadas: 1 }) },
      { _id: nora.id },
    );
    const dialog = await openDetail(app);
    expect(within(dialog).getByText(/Selecciona a alguien del equipo/)).toBeTruthy();
    const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Enviar notificación' });
    expect(send.disabled).toBe(true);
    await app.user.click(within(dialog).getByRole('checkbox', { name: 'Luis Pérez' }));
    await app.user.click(send);
    await within(dialog).findByRole('button', { name: 'Notificación enviada' });
    expect(app.api.callsTo(NOTIFICAR).map(({ body }) => body)).toEqual([
      { alertaId: sola.id, usuarios: [luis.id] },
    ]);
  });

  it('cannot be sent a second time, but can still be read', async () => {
    const { user } = await open();
    const onCard = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Notificación enviada: Lo leve',
    });
    expect(onCard.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Lo leve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lo leve' });
    const box = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Luis Pérez' });
    expect(box.disabled).toBe(true);
  });

  it('says when it could not be sent', async () => {
    const app = await open({ [NOTIFICAR]: fails('unavailable', 'El asistente no está disponible') });
    const dialog = await openDetail(app);
    await app.user.click(within(dialog).getByRole('button', { name: 'Enviar notificación' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Error al enviar notificación');
    expect(within(dialog).getByRole('button', { name: 'Enviar notificación' })).toBeTruthy();
  });

  it('is shown with the server’s texts when its rule is unknown here', async () => {
    await open({ [GET]: ok(anAlertasReply([anAlerta({ titulo: 'Nueva', regla: 'regla-futura' })])) });
    expect(await screen.findByRole('heading', { name: 'Nueva' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('regla-futura');
  });
});
