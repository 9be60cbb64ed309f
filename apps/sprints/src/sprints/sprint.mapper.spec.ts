import { describe, expect, it } from '@jest/globals';
import { historiaDeSprintSchema } from '@pmp/contracts/sprints';
import type { HistoriaCopia } from '../copies/copied-types';
import { toHistoria } from './sprint.mapper';

/** A list of text that only the story's own page shows. */
const NOT_ON_A_BOARD = ['criterios'];

const copia: HistoriaCopia = {
  _id: 'a'.repeat(24),
  clave: 'TIENDA-1',
  titulo: 'Pagar',
  comoUsuario: '',
  quiero: '',
  para: '',
  descripcion: '',
  prioridad: 'media',
  estado: 'pendiente',
  puntos: 3,
  responsable: null,
  etiquetas: [],
  avanceCriterios: { hechos: 0, total: 1 },
  orden: 'n',
  epica: 'b'.repeat(24),
  tituloEpica: 'Pagos',
  sprint: null,
  proyecto: 'c'.repeat(24),
  createdAt: '2026-11-29T00:00:00.000Z',
  updatedAt: '2026-11-29T00:00:00.000Z',
  version: 1,
};

describe('a story in a sprint or on a board', () => {
  it('has every field that its owner shows of it', () => {
    const shown = toHistoria(copia, null);
    const missing = Object.keys(historiaDeSprintSchema.shape).filter((campo) => !(campo in shown));
    expect(missing).toEqual(NOT_ON_A_BOARD);
  });
});
