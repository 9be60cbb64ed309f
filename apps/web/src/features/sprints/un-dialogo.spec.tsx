import { describe, expect, it } from '@jest/globals';
import type { Motivo, Sprint } from '@pmp/contracts/sprints';
import { screen, within } from '@testing-library/react';
import { anId, aProyecto } from '../../shared/testing/datos/builders';
import { aSprint } from '../../shared/testing/datos/sprints';
import { fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './sprints-page';

const proyecto = aProyecto({ nombre: 'Portal' });
const ours = (over: Partial<Sprint>) => aSprint({ proyecto: proyecto._id, ...over });

const open = async (sprint: Sprint, answers: Parameters<typeof fakeApi>[0]) => {
  signIn();
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [`GET /api/sprints/proyecto/${proyecto._id}`]: ok({ sprints: [sprint] }),
    [`GET /api/sprints/proyecto/${proyecto._id}/historias-disponibles`]: ok({ historias: [] }),
    ...answers,
  });
  const app = renderApp(`/sprints/${proyecto._id}`);
  await screen.findByRole('heading', { name: sprint.nombre });
  return { api, ...app };
};

describe('a sprint on its page', () => {
  it('starts what is not quite ready from the one dialog that says what is missing', async () => {
    const sprint = ours({ nombre: 'Pagos' });
    const start = `POST /api/sprints/${sprint._id}/iniciar`;
    const faltan = [{ _id: anId(), regla: null, texto: 'Diseño revisado' }];
    const aviso: Motivo = {
      codigo: 'HISTORIAS_NO_LISTAS',
      motivo: 'sprints.historiasNoListas',
      mensaje: 'Hay 1 historia que no cumple la definición de preparado del equipo.',
      historias: [{ _id: anId(), titulo: 'Pagar con tarjeta', estado: 'pendiente', faltan }],
    };
    const { api, user } = await open(sprint, {
      [`GET /api/sprints/${sprint._id}/verificar-inicio`]: ok({
        puedeIniciar: true,
        mensaje: 'Sí',
        motivos: [],
        avisos: [aviso],
      }),
      [start]: ok({ sprint: { ...sprint, estado: 'en progreso' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Iniciar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Antes de iniciar «Pagos»' }));
    dialog.getByText('falta: Diseño revisado');
    await user.click(dialog.getByRole('button', { name: 'Iniciar de todos modos' }));
    await screen.findByText('«Pagos» está en marcha');
    expect(api.callsTo(start)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a closed one as it was, and its report names the stories', async () => {
    const done = { _id: anId(), clave: 'PRT-1', titulo: 'Pagar con tarjeta', puntos: 5 };
    const left = { _id: anId(), clave: 'PRT-2', titulo: 'Avisar por correo', puntos: 36 };
    const sprint = ours({ nombre: 'Pagos', estado: 'completado', cierre: { historias: 2, puntos: 41 } });
    const autor = { _id: anId(), nombre: 'Nora' };
    const cambio = { fecha: '2026-11-04T10:00:00.000Z', autor, motivo: 'puntos' as const };
    const { user } = await open(sprint, {
      [`GET /api/sprints/${sprint._id}/informe`]: ok({
        burndown: [],
        alcance: { comprometidos: 41, actual: 41, completados: 5, cambios: [] },
        historias: {
          terminadas: [done],
          sinTerminar: [left],
          cambios: [{ ...cambio, historia: left, antes: 8, despues: 36 }],
        },
        velocidad: { media: 5, sprints: [] },
      }),
    });
    for (const text of ['2 historias', '41 pts']) screen.getByText(text);
    await user.click(screen.getByRole('button', { name: 'Informe' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Terminadas');
    expect(dialog.getAllByRole('link', { name: 'PRT-2 Avisar por correo' })).toHaveLength(2);
    dialog.getByText('8 → 36 pts');
    dialog.getByText(/^reestimada · Nora/);
  });
});
