import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@pmp/platform';
import { objectId } from '../storage/object-id';
import { assertAutor, changesOfComentario, newComentario, newlyNamed } from './comentario.rules';

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
  it('keeps its subject, its author and its exact text', () => {
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

  it('changes only when its text differs', () => {
    expect(changesOfComentario(escrito, {}, [], now)).toEqual({});
    expect(changesOfComentario(escrito, { texto: 'Hola @Luis' }, [luis], now)).toEqual({});
    expect(changesOfComentario(escrito, { texto: 'Adiós' }, [], now)).toEqual({
      texto: 'Adiós',
      menciones: [],
      editado: now,
      versionTexto: 2,
      anteriores: [{ texto: 'Hola @Luis', desde: now }],
    });
  });

  it('can be changed by its author only, not even by an admin', () => {
    expect(() => assertAutor(escrito, caller(ana))).not.toThrow();
    for (const other of [caller(luis), caller(luis, 'admin')]) {
      expect(() => assertAutor(escrito, other)).toThrow('Solo quien escribió el comentario puede cambiarlo');
    }
  });

  it('finds the people whom a change mentions for the first time', () => {
    const more = { ...escrito, menciones: [objectId(luis), objectId(ana)] };
    expect(newlyNamed(escrito, more)).toEqual([ana]);
    expect(newlyNamed(more, escrito)).toEqual([]);
  });
});
