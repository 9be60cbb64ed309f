/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  filterColumnas,
  type Filtro,
  historiaFilter,
  historiasOfPersona,
  SIN_RESPONSABLE,
} from './filter-historias';
import { board, h, letters } from '../letters';

const filtro = (over: Partial<Filtro>): Filtro => ({
  texto: '',
  epica: '',
  persona: '',
  responsable: '',
  etiqueta: '',
  ...over,
});

describe('filter of the board', () => {
  it('finds text in title, description and epic, ignoring accents and case', () => {
    const visible = historiaFilter(filtro({ texto: ' CAMION ' }), undefined);
    expect(visible(h('a', { titulo: 'El camión' }))).toBe(true);
    expect(visible(h('a', { descripcion: 'un camión' }))).toBe(true);
    expect(visible(h('a', { epicaId: { _id: 'e', titulo: 'Camiones' } }))).toBe(true);
    expect(visible(h('a'))).toBe(false);
  });

  it('keeps the stories of an epic', () => {
    const visible = historiaFilter(filtro({ epica: 'e' }), undefined);
    expect(visible(h('a', { epicaId: { _id: 'e', titulo: 'Una' } }))).toBe(true);
    expect(visible(h('a', { epicaId: { _id: 'f', titulo: 'Otra' } }))).toBe(false);
  });

  it('keeps the stories that a person answers for, or nobody', () => {
    const ana = { _id: 'ana', nombre: 'Ana Gómez', avatar: null };
    const visible = (over: Partial<Filtro>) => historiaFilter(filtro(over), undefined);
    const [suya, libre] = [h('a', { responsable: ana }), h('b')];
    expect([suya, libre].map(visible({ responsable: 'ana' }))).toEqual([true, false]);
    expect([suya, libre].map(visible({ responsable: SIN_RESPONSABLE }))).toEqual([false, true]);
    expect([suya, libre].map(visible({ texto: 'gomez' }))).toEqual([true, false]);
  });

  it('keeps the stories in which a person has a task, and all of them until that is known', () => {
    const avance = { total: 2, completadas: 0 };
    const avances = [
      { ...avance, historiaId: 'a', asignados: ['luis', 'ana'] },
      { ...avance, historiaId: 'b', asignados: ['luis'] },
    ];
    const columnas = board('ab', '', '');
    const wanted = filtro({ persona: 'ana' });
    const known = historiaFilter(wanted, historiasOfPersona(avances, 'ana'));
    expect(letters(filterColumnas(columnas, known))).toEqual(['a', '', '']);
    const unknown = historiaFilter(wanted, historiasOfPersona(undefined, 'ana'));
    expect(letters(filterColumnas(columnas, unknown))).toEqual(['ab', '', '']);
  });

  it('returns the same column object when it hides nothing in it', () => {
    const columnas = board('a', 'b', '');
    expect(filterColumnas(columnas, () => true)[0]).toBe(columnas[0]);
  });
});
