import type { HistoriaDeSprint, Sprint } from '@pmp/contracts/sprints';
import { aHistoria, anId } from './builders';

export const aSprintHistoria = (over: Partial<HistoriaDeSprint> = {}): HistoriaDeSprint => aHistoria(over);

export const aSprint = (over: Partial<Sprint> = {}): Sprint => {
  const historias = over.historias ?? [];
  return {
    _id: anId(),
    numero: 1,
    nombre: 'Pagos',
    objetivo: 'Que un cliente pueda pagar con tarjeta',
    fechaInicio: '2026-11-02T00:00:00.000Z',
    fechaFin: '2026-11-16T00:00:00.000Z',
    estado: 'pendiente',
    historias,
    proyecto: anId(),
    puntosTotales: historias.reduce((sum, { puntos }) => sum + puntos, 0),
    iniciado: null,
    cerrado: null,
    cierre: null,
    traslados: [],
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    version: 1,
    ...over,
  };
};
