import { describe, expect, it, jest } from '@jest/globals';
import type { Elemento } from '@pmp/contracts/proyectos';
import { screen, waitFor } from '@testing-library/react';
import {
  aHistoria,
  anEpica,
  anId,
  aProyecto,
  aResumen,
  aTarea,
} from '../../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../../shared/testing/render-app';

// jsdom has no canvas.
jest.unstable_mockModule('../../../shared/graficos/dibujo/tartas', () => ({
  Rosca: () => null,
  Tarta: () => null,
  Barras: () => null,
}));
await import('../../../features/cronologia/en-vista');
await import('../../../features/cronologia/lista-plazos');
await import('../../../features/elemento/pagina/historia-page');
await import('../../../features/elemento/panel/panel-lateral');
await import('../../../features/elemento/pagina/tarea-page');
await import('../../../features/panel/panel-page');
await import('../../../features/proyectos/proyectos-page');
await import('../../../features/tareas/tareas-page');
await import('../../../features/vistas/lista/lista');
await import('../../../features/vistas/tablero/tablero');
await import('../../pantallas/tareas-id-page');
await import('../../pantallas/vistas-page');

const proyectos = Array.from({ length: 300 }, (_, n) =>
  aProyecto({ nombre: `Proyecto ${n + 1}`, clave: `P${n}X` }),
);
const ultimo = proyectos.at(-1)!;
const otro = proyectos.at(-2)!;
const epica = anEpica({ titulo: 'Pagos', proyecto: ultimo._id });
const historia = aHistoria({ titulo: 'Cobrar', epicaId: epica, proyecto: ultimo._id });
const tarea = aTarea({ titulo: 'Firmar', historiaId: historia._id, proyecto: ultimo._id });
const ajena = aHistoria({ titulo: 'De otro', proyecto: otro._id });

const found = (q: string, elementos: Elemento[]) => ({
  [`GET /api/elementos?${new URLSearchParams({ q, limite: '100' })}`]: ok({
    elementos,
    siguiente: null,
    total: elementos.length,
    totales: { epica: 0, historia: 0, tarea: elementos.length },
  }),
});
const resumen = aResumen({
  estadisticas: { totalProyectos: 300, proyectosActivos: 300, tareasPendientes: 1, tareasCompletadas: 0 },
  misTareas: [],
  misHistorias: [historia],
});
const punta = ({ _id, clave, titulo, estado, proyecto }: typeof historia) =>
  ({ tipo: 'historia', _id, clave, titulo, estado, proyecto }) as const;
const enlace = { _id: anId(), tipo: 'relaciona', origen: punta(historia), destino: punta(ajena), version: 1 };

const open = async (path: string) => {
  signIn();
  fakeSocket.answer('suscribir_proyecto', () => ({ lugar: 'g.1', completo: true }));
  fakeApi({
    'GET /api/proyectos': ok({ proyectos }),
    'GET /api/vistas': ok({ vistas: [] }),
    'GET /api/proyectos/resumen': ok(resumen),
    [`GET /api/epicas/${epica._id}`]: ok({ epica }),
    [`GET /api/historias/${historia._id}`]: ok({ historia }),
    [`GET /api/tareas/${tarea._id}`]: ok({ tarea }),
    [`GET /api/enlaces/elemento/${historia._id}`]: ok({ enlaces: [enlace] }),
    [`GET /api/enlaces/proyecto/${ultimo._id}`]: ok({ enlaces: [] }),
    ...found('tipo:tarea', [{ entidad: 'tarea', ...tarea }]),
    ...found('tipo:historia', [{ entidad: 'historia', ...historia }]),
    ...found('tipo:historia orden:inicio,vence', [{ entidad: 'historia', ...historia }]),
    ...found('tipo:bug', []),
  });
  renderApp(path);
  await waitFor(() => expect(screen.getAllByText('Proyecto 1').length).toBeGreaterThan(0));
  fakeSocket.up();
};
const inside = (): string[] => {
  const gone = new Set(
    fakeSocket.sent('dejar_proyecto').map((one) => (one as { proyectoId: string }).proyectoId),
  );
  return fakeSocket
    .sent('suscribir_proyecto')
    .map((one) => (one as { proyectoId: string }).proyectoId)
    .filter((id) => !gone.has(id));
};

const vista = (como: string) => `/vistas?q=tipo%3Ahistoria&como=${como}`;

describe('the room of a project that is the 300th of the list', () => {
  it.each([
    ['the list of tasks', '/tareas', 'Firmar'],
    ['a view as a list', vista('lista'), 'Cobrar'],
    ['a view as a board', vista('tablero'), 'Cobrar'],
    ['a view as a timeline', `${vista('cronologia')}&ver=lista`, 'Cobrar'],
    ['the dashboard', '/dashboard', 'Cobrar'],
    ['the page of a story', `/historias/${historia._id}`, 'Cobrar'],
    ['the page of a task', `/tareas/${tarea._id}`, 'Firmar'],
    ['the panel over a list without it', `/vistas?q=tipo%3Abug&historia=${historia._id}`, 'Cobrar'],
    ['the panel over another project', `/dashboard/${proyectos[0]!._id}?tarea=${tarea._id}`, 'Firmar'],
  ])('is entered by %s, which shows something of it', async (_, path, shown) => {
    await open(path);
    await screen.findAllByText(shown);
    await waitFor(() => expect(inside()).toContain(ultimo._id));
  });

  it('is entered for a linked item too, and left once nothing of it is shown', async () => {
    await open(`/vistas?q=tipo%3Abug&historia=${historia._id}`);
    await screen.findByText('De otro');
    await waitFor(() => expect(inside()).toEqual(expect.arrayContaining([ultimo._id, otro._id])));
    screen.getByRole('button', { name: 'Cerrar' }).click();
    await waitFor(() => expect(inside()).not.toContain(ultimo._id));
    expect(inside()).toContain(proyectos[0]!._id);
    expect(inside()).not.toContain(otro._id);
  });
});
