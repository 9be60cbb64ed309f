import { describe, expect, it } from 'vitest';
import { anId } from '../../shared/testing/builders';
import { splitTexto } from './texto';

const ana = { _id: anId(), nombre: 'Ana García', avatar: null };
const show = (texto: string) =>
  splitTexto(texto, [ana]).map(({ tipo, texto: t }) => (tipo === 'texto' ? t : `<${tipo}:${t}>`));

describe('text of a message', () => {
  it('finds addresses, without the full stop after them', () => {
    expect(show('Mira https://pmp.es/tareas/1. ¿Vale?')).toEqual([
      'Mira ',
      '<enlace:https://pmp.es/tareas/1>',
      '. ¿Vale?',
    ]);
  });

  it('finds the people who were named, by full or first name', () => {
    expect(show('@Ana García y @ana')).toEqual(['<mencion:@Ana García>', ' y ', '<mencion:@ana>']);
  });

  it('takes no part of a word or an address for a name', () => {
    expect(show('correo@ana.es o @Anabel')).toEqual(['correo@ana.es o @Anabel']);
  });

  it('leaves markup and other schemes alone', () => {
    expect(show('<b>javascript:alert(1)</b>')).toEqual(['<b>javascript:alert(1)</b>']);
  });
});
