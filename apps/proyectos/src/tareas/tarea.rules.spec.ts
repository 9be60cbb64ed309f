import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@pmp/platform';
import { Types } from 'mongoose';
import { assertHistoriaOf, changesOfTarea, newTarea } from './tarea.rules';

const PROYECTO = '6920a1b2c3d4e5f600000010';
const HISTORIA = '6920a1b2c3d4e5f600000030';
const PERSONA = '6920a1b2c3d4e5f600000001';
const tarea = newTarea(
  { titulo: 'Validar', proyecto: PROYECTO, historiaId: HISTORIA, asignado: PERSONA },
  PERSONA,
  'r1',
  new Date(0),
);

describe('newTarea', () => {
  it('is a pending functionality of medium priority', () => {
    expect(tarea).toMatchObject({ estado: 'pendiente', tipo: 'funcionalidad', prioridad: 'media' });
    expect(tarea).toMatchObject({ fechaLimite: null, tiempoEstimado: null });
  });
});

describe('changesOfTarea', () => {
  it('is empty when nothing differs from the task', () => {
    expect(changesOfTarea(tarea, { asignado: PERSONA, historiaId: HISTORIA, tiempoEstimado: null })).toEqual(
      {},
    );
  });

  it('clears the person and keeps what is not sent', () => {
    expect(changesOfTarea(tarea, { asignado: null })).toEqual({ asignado: null });
  });
});

describe('assertHistoriaOf', () => {
  it.each([null, { proyecto: new Types.ObjectId(HISTORIA) }])('refuses %j', (historia) => {
    expect(() => assertHistoriaOf(historia, PROYECTO)).toThrow(DomainError);
  });
});
