import { describe, expect, it } from '@jest/globals';
import { contentOf } from './fact.rules';

const ID = '6920a1b2c3d4e5f600000030';
const PROYECTO = '6920a1b2c3d4e5f600000010';
const OTRA = '6920a1b2c3d4e5f600000002';
const ocurrido = '2026-11-20T10:15:30.250Z';

const told = (asunto: string, datos: object) =>
  contentOf({
    asunto: `hecho.${asunto}.v1`,
    posicion: 1,
    evento: { id: 'e1:0', ocurrido, correlacion: 'c', actor: OTRA, datos },
  });

describe('what the trail records of a fact', () => {
  it('has who, when, what, from what and to what', () => {
    const detalle = [{ campo: 'estado', de: 'pendiente', a: 'completada' }];
    expect(
      told('proyectos.historia.actualizada', { _id: ID, titulo: 'Pagar', proyecto: PROYECTO, detalle }),
    ).toEqual({
      cuando: new Date(ocurrido),
      quien: OTRA,
      servicio: 'proyectos',
      entidad: 'historia',
      id: ID,
      titulo: 'Pagar',
      proyecto: PROYECTO,
      accion: 'actualizada',
      cambios: detalle,
      mensaje: 'e1:0',
    });
  });

  it('has the values of a creation, and those lost with a deletion', () => {
    const datos = { _id: ID, titulo: 'Pagar', proyecto: PROYECTO, estado: 'pendiente', epica: OTRA };
    expect(told('proyectos.historia.creada', datos)?.cambios).toEqual([
      { campo: 'estado', de: null, a: 'pendiente' },
      { campo: 'epica', de: null, a: OTRA },
    ]);
    const proyecto = { _id: PROYECTO, nombre: 'Tienda', clave: 'TIE' };
    expect(told('proyectos.proyecto.eliminado', proyecto)).toMatchObject({
      titulo: 'Tienda',
      proyecto: PROYECTO,
      cambios: [{ campo: 'clave', de: 'TIE', a: null }],
    });
  });

  it('names the person whose membership changed', () => {
    const datos = { equipo: ID, nombreEquipo: 'Web', usuario: OTRA };
    const detalle = [{ campo: 'rol', de: 'miembro', a: 'admin' }];
    expect(told('usuarios.equipo.miembro-cambiado', { ...datos, detalle })).toMatchObject({
      id: ID,
      titulo: 'Web',
      cambios: [{ campo: 'usuario', de: OTRA, a: OTRA }, ...detalle],
    });
    expect(told('usuarios.equipo.miembro-retirado', datos)?.cambios).toEqual([
      { campo: 'usuario', de: OTRA, a: null },
    ]);
  });

  it('reads facts from before they had values', () => {
    const datos = { _id: ID, cambios: ['titulo', 'estado'], estado: 'b', estadoAnterior: 'a' };
    expect(told('proyectos.historia.actualizada', datos)?.cambios).toEqual([
      { campo: 'titulo', de: null, a: null },
      { campo: 'estado', de: 'a', a: 'b' },
    ]);
  });

  it('leaves out steps of a change that is recorded already', () => {
    expect(told('proyectos.proyecto.limpieza-pendiente', { _id: ID })).toBeNull();
    expect(told('proyectos.papelera.lapidas-pendientes', { _id: ID })).toBeNull();
    expect(told('proyectos.enlace.bloqueos-por-contar', { elementos: [ID] })).toBeNull();
    expect(told('proyectos.importacion.pendiente', { _id: ID, paso: 1 })).toBeNull();
    expect(told('proyectos.mencion.hecha', { comentario: ID, extracto: 'Hola' })).toBeNull();
    expect(told('mensajes.mencion.hecha', { mensaje: ID, extracto: 'Hola' })).toBeNull();
  });

  it('stores a text as the database will return it', () => {
    expect(told('usuarios.usuario.registrado', { _id: ID, nombre: 'a\uD800b😀' })?.titulo).toBe('a\uFFFDb😀');
  });
});
