import { describe, expect, it, jest } from '@jest/globals';
import type { CambioPropuesto, Propuesta } from '@pmp/contracts/proyectos';
import { screen, within } from '@testing-library/react';
import { anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fakeApi, fails, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';

// jsdom has no canvas.
jest.unstable_mockModule('../../../shared/graficos/dibujo/tartas', () => ({
  Rosca: () => null,
  Tarta: () => null,
  Barras: () => null,
  Progreso: () => null,
}));
jest.unstable_mockModule('../../../shared/graficos/dibujo/series', () => ({
  Lineas: () => null,
  Areas: () => null,
  Columnas: () => null,
}));
await import('../panel-proyecto-page');
await import('./propuestas');

const PROYECTO = anId();
const NOW = '2026-11-25T10:00:00.000Z';

const aCambio = (over: Partial<CambioPropuesto> = {}): CambioPropuesto => ({
  _id: anId(),
  accion: 'cambiar',
  entidad: 'historia',
  elemento: anId(),
  clave: 'TIENDA-2',
  titulo: 'Pagar',
  campos: [{ campo: 'titulo', de: 'Pagar', a: 'Cobrar' }],
  motivo: 'Lo pide soporte',
  fecha: NOW,
  situacion: 'pendiente',
  aviso: null,
  choca: false,
  ...over,
});

const aPropuesta = (cambios: CambioPropuesto[]): Propuesta => ({
  _id: anId(),
  proyecto: PROYECTO,
  autor: { _id: anId(), nombre: 'Robot', avatar: null },
  token: 'CI',
  estado: 'abierta',
  cambios,
  decide: null,
  decidida: null,
  createdAt: NOW,
  updatedAt: NOW,
  version: 1,
});

const NADA = { flujo: [], ciclo: { mediana: null, percentil85: null, terminadas: [] } };
const PANEL = {
  proyecto: aProyecto({ _id: PROYECTO, nombre: 'Tienda' }),
  contadores: { totalTareas: 0, tareasCompletadas: 0, totalEpicas: 0, totalHistorias: 0 },
  porEstado: { pendiente: 0, 'en progreso': 0, 'en revisión': 0, completada: 0, bloqueada: 0 },
  porPrioridad: { baja: 0, media: 0, alta: 0, crítica: 0 },
  porTipo: { funcionalidad: 0, bug: 0, mejora: 0, documentación: 0 },
  progreso: 0,
  tareas: [],
  epicas: [],
  ritmo: { historias: NADA, tareas: NADA },
};

const open = async (propuestas: Propuesta[], answers: Parameters<typeof fakeApi>[0] = {}) => {
  signIn({ nombre: 'Ana García' });
  const api = fakeApi({
    [`GET /api/proyectos/${PROYECTO}/panel`]: ok(PANEL),
    'GET /api/proyectos': ok({ proyectos: [] }),
    [`GET /api/propuestas?proyecto=${PROYECTO}`]: () => ok({ propuestas }),
    ...answers,
  });
  const { user } = renderApp(`/proyecto/${PROYECTO}?ver=propuestas`);
  return { api, user };
};

describe('the proposals of a project', () => {
  it('show who proposes what and why, and are taken in part', async () => {
    const [one, two, three] = [
      aCambio(),
      aCambio({ titulo: 'Devolver', accion: 'crear', clave: '', motivo: '', choca: true }),
      aCambio({ titulo: 'Enviar' }),
    ];
    const propuesta = aPropuesta([one, two, three]);
    const DECIDIR = `POST /api/propuestas/${propuesta._id}/decidir`;
    const { api, user } = await open([propuesta], {
      [DECIDIR]: ok({
        propuesta: { ...propuesta, cambios: [{ ...one, situacion: 'tomado' }, two, three] },
      }),
    });
    const card = await screen.findByRole('region', { name: 'Robot · token «CI»' });
    const [first, second] = within(card).getAllByRole('listitem');
    expect(first?.textContent).toContain('Cambiar historia');
    expect(within(first!).getByText('Cobrar').tagName).toBe('INS');
    expect(first?.textContent).toContain('Por qué: Lo pide soporte');
    expect(second?.textContent).toContain('Ha cambiado desde que se propuso');
    const chosen = (name: string) => within(card).getByRole<HTMLInputElement>('checkbox', { name });
    // It would hold up the others: whoever wants it chooses it.
    expect(chosen('Seleccionar «Devolver»').checked).toBe(false);
    await user.click(chosen('Seleccionar «Enviar»'));
    await user.click(within(card).getByRole('button', { name: 'Aceptar 1 cambio' }));
    await within(card).findByText('Aceptado');
    expect(api.callsTo(DECIDIR).map(({ body }) => body)).toEqual([{ tomar: [one._id], rechazar: [] }]);
    within(card).getByRole('button', { name: 'Deshacer lo aceptado' });
  });

  it('say why a decision failed, and what has been taken is undone in one step', async () => {
    const propuesta = aPropuesta([aCambio({ situacion: 'tomado' }), aCambio()]);
    const UNDO = `POST /api/propuestas/${propuesta._id}/deshacer`;
    const { api, user } = await open([propuesta], {
      [`POST /api/propuestas/${propuesta._id}/decidir`]: fails('conflict', 'Otra persona está decidiendo'),
      [UNDO]: ok({ propuesta: { ...propuesta, cambios: [aCambio({ situacion: 'deshecho' })] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Rechazar 1 cambio' }));
    await screen.findByText('Otra persona está decidiendo');
    await user.click(screen.getByRole('button', { name: 'Deshacer lo aceptado' }));
    await screen.findByText('Deshecho');
    expect(api.callsTo(UNDO)).toHaveLength(1);
  });

  it('may be none', async () => {
    await open([]);
    await screen.findByText('No hay propuestas.');
    expect(screen.getByRole('link', { name: 'Volver al resumen' }).getAttribute('href')).toBe(
      `/proyecto/${PROYECTO}`,
    );
  });

  it('that have been decided are shown in short, and whole to whoever asks', async () => {
    const done = Array.from({ length: 30 }, (_, i) =>
      aCambio({ titulo: `Cambio ${i}`, situacion: 'tomado' }),
    );
    const { user } = await open([aPropuesta(done)]);
    const card = await screen.findByRole('region', { name: 'Robot · token «CI»' });
    expect(within(card).getAllByRole('listitem')).toHaveLength(5);
    await user.click(within(card).getByRole('button', { name: 'Ver los 30 cambios' }));
    expect(within(card).getAllByRole('listitem')).toHaveLength(30);
  });
});
