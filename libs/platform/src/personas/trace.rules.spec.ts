import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { indexOf, tracesIn } from './trace.rules';

const ID = '6720c0ffee0000000000000b';
const ANA = { _id: ID, nombre: 'Ana García', correo: 'ana@ejemplo.es', unica: true };

/** The texts that change, as they read afterwards. */
const after = (documento: object, nombra = false, persona = ANA) =>
  tracesIn(documento, persona, nombra).map(({ a }) => a);

describe('the traces of a person', () => {
  it('are the address, wherever it is written and however, but no other address', () => {
    expect(after({ a: 'Escribe a Ana@Ejemplo.es.', b: ['susana@ejemplo.es', 'ana@ejemplo.es.mx'] })).toEqual([
      'Escribe a Persona eliminada.',
    ]);
  });

  it('are found whatever signs the name and the address have', () => {
    const persona = { ...ANA, nombre: 'Ana-Mª (QA)', correo: 'ana+qa-1@mi-casa.es' };
    const texto = 'De @Ana-Mª (QA), ana+qa-1@mi-casa.es';
    expect(after({ texto, de: ID }, false, persona)).toEqual(['De @Persona eliminada, Persona eliminada']);
  });

  it('are their mentions, also as they are searched for', () => {
    const mensaje = {
      contenido: 'Hola, @Ana García: ¿vienes?',
      buscable: 'hola, @ana garcia: ¿vienes?',
      palabras: ['hola', 'ana', 'garcia', 'vienes'],
    };
    const changes = tracesIn(mensaje, ANA);
    expect(changes.map(({ path, a }) => [path, a])).toEqual([
      ['contenido', 'Hola, @Persona eliminada: ¿vienes?'],
      ['buscable', 'hola, @persona eliminada: ¿vienes?'],
    ]);
    expect(indexOf(mensaje, changes)).toEqual({ palabras: ['hola', 'persona', 'eliminada', 'vienes'] });
  });

  it('are their name in what the product says about them', () => {
    const aviso = {
      mensaje: 'Ana García te ha asignado «Pagos».',
      frase: { parametros: { autor: 'Ana García' } },
    };
    expect(after(aviso, true)).toEqual(['Persona eliminada te ha asignado «Pagos».', 'Persona eliminada']);
    expect(after({ mensaje: 'Ana García López te ha asignado «Pagos».' }, true)).toEqual([]);
  });

  it('are not what others say about them in their own words, nor what merely reads the same', () => {
    expect(after({ texto: 'Ayer comí con Ana García' })).toEqual([]);
    expect(after({ titulo: 'Ana García' })).toEqual([]);
  });

  it('are looked for only where their id is, if somebody else is called the same', () => {
    const persona = { ...ANA, unica: false };
    const otra = { texto: '@Ana García', menciones: [new Types.ObjectId()] };
    expect(after(otra, false, persona)).toEqual([]);
    expect(after({ ...otra, menciones: [new Types.ObjectId(ID)] }, false, persona)).toEqual([
      '@Persona eliminada',
    ]);
    expect(after({ mensaje: 'Ana García te ha mencionado' }, true, persona)).toEqual([]);
  });
});
