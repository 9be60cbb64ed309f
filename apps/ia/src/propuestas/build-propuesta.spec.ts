import { describe, expect, it } from '@jest/globals';
import { newId, propuestaOf } from './build-propuesta';

const proyecto = newId();
const cambio = (metodo: 'POST' | 'PUT', ruta: string, cuerpo: Record<string, unknown>) => ({
  metodo,
  ruta,
  cuerpo,
  descripcion: 'Algo',
});
const armar = (...cambios: ReturnType<typeof cambio>[]) =>
  propuestaOf({ tipo: 'crear-tareas', resumen: 'Crear', proyecto, cambios });
const tarea = { _id: newId(), titulo: 'Una', proyecto, historiaId: newId() };

describe('propuestaOf', () => {
  it('accepts what the owning service will accept', () => {
    expect(armar(cambio('POST', '/api/tareas', tarea))).toMatchObject({ estado: 'pendiente', proyecto });
  });

  it.each([
    ['another route', cambio('POST', '/api/usuarios/register', tarea)],
    ['a route that continues', cambio('POST', '/api/tareas/../usuarios', tarea)],
    ['another host', cambio('POST', 'https://malo.example/api/tareas', tarea)],
    ['another method', cambio('PUT', '/api/tareas', tarea)],
    ['a body its owner refuses', cambio('POST', '/api/tareas', { ...tarea, titulo: ' ' })],
    ['a story of no id', cambio('PUT', '/api/historias/x', { puntos: 3 })],
  ])('offers nothing with %s', (_what, faulty) => {
    expect(armar(cambio('POST', '/api/tareas', tarea), faulty)).toBeNull();
  });

  it('offers nothing when nothing would change', () => expect(armar()).toBeNull());
});
