import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@pmp/platform';
import { objectId } from '../almacen/object-id';
import {
  assertAutor,
  changesOfComentario,
  newComentario,
  newlyNamed,
  rightToDelete,
} from './comentario.rules';

const sujeto = { entidad: 'tarea' as const, _id: objectId(), proyecto: objectId() };
const ana = objectId().toHexString();
const luis = objectId().toHexString();
const now = new Date('2026-11-22T10:00:00Z');
const caller = (_id: string, rol: Caller['rol'] = 'usuario'): Caller => ({
  _id,
  rol,
  nombre: 'Ana',
  correo: null,
  avatar: null,
  sesion: 1,
  equipos: new Map(),
});

const escrito = newComentario({ texto: 'Hola @Luis' }, sujeto, [luis], ana, now);

describe('a comment', () => {
  it('is about one thing, by one person, and as it was written', () => {
    expect(escrito).toMatchObject({
      entidad: 'tarea',
      sobre: sujeto._id,
      proyecto: sujeto.proyecto,
      creador: objectId(ana),
      menciones: [objectId(luis)],
      editado: null,
      version: 1,
    });
  });

  it('is changed only by another text', () => {
    expect(changesOfComentario(escrito, {}, [], now)).toEqual({});
    expect(changesOfComentario(escrito, { texto: 'Hola @Luis' }, [luis], now)).toEqual({});
    expect(changesOfComentario(escrito, { texto: 'Adiós' }, [], now)).toEqual({
      texto: 'Adiós',
      menciones: [],
      editado: now,
    });
  });

  it('is changed by its author alone, an admin neither', () => {
    expect(() => assertAutor(escrito, caller(ana))).not.toThrow();
    for (const other of [caller(luis), caller(luis, 'admin')]) {
      expect(() => assertAutor(escrito, other)).toThrow('Solo quien escribió el comentario puede cambiarlo');
    }
  });

  it('is deleted by its author, or by who may delete what it is about', () => {
    expect(rightToDelete(escrito, caller(ana))).toBe('proyecto.ver');
    expect(rightToDelete(escrito, caller(luis))).toBe('proyecto.editar');
  });

  it('tells apart whom it names only now', () => {
    const more = { ...escrito, menciones: [objectId(luis), objectId(ana)] };
    expect(newlyNamed(escrito, more)).toEqual([ana]);
    expect(newlyNamed(more, escrito)).toEqual([]);
  });
});
