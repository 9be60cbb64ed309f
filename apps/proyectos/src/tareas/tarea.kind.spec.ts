import { describe, expect, it } from '@jest/globals';
import { changesOf, newElemento } from '../elementos/kinds/elemento.rules';
import { tarea as kind } from './tarea.kind';

const PROYECTO = '6920a1b2c3d4e5f600000010';
const HISTORIA = '6920a1b2c3d4e5f600000030';
const PERSONA = '6920a1b2c3d4e5f600000001';
const datos = { titulo: 'Validar', proyecto: PROYECTO, historiaId: HISTORIA, asignado: PERSONA };
const tarea = newElemento(kind, datos, { creador: PERSONA, orden: 'r1', now: new Date(0) });

describe('a new task', () => {
  it('is a pending functionality of medium priority', () => {
    expect(tarea).toMatchObject({ estado: 'pendiente', tipo: 'funcionalidad', prioridad: 'media' });
    expect(tarea).toMatchObject({ fechaLimite: null, tiempoEstimado: null });
  });
});

describe('the changes of a task', () => {
  it('are none when nothing differs from it', () => {
    const same = { asignado: PERSONA, historiaId: HISTORIA, tiempoEstimado: null };
    expect(changesOf(kind, tarea, same)).toEqual({});
  });

  it('clear the person and keep what is not sent', () => {
    expect(changesOf(kind, tarea, { asignado: null })).toEqual({ asignado: null });
  });
});
