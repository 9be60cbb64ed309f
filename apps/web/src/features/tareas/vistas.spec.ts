import { describe, expect, it } from 'vitest';
import { addVista, readVistas, storeVistas } from './vistas';

const vista = (nombre: string, lista: string) => ({ id: nombre + lista, nombre, lista });

describe('saved views', () => {
  it('are kept apart for each person', () => {
    storeVistas('ana', [vista('Urgentes', 'prioridad=alta')]);
    expect(readVistas('ana')).toEqual([vista('Urgentes', 'prioridad=alta')]);
    expect(readVistas('luis')).toEqual([]);
  });

  it.each(['{', '{}', '[1, {"nombre": 2}]', 'null'])('survive a spoilt store: %s', (text) => {
    localStorage.setItem('vistas-tareas:ana', text);
    expect(readVistas('ana')).toEqual([]);
  });

  it('have one list under one name', () => {
    const first = addVista([vista('B', '1')], vista('A', '2'));
    expect(addVista(first, vista('B', '3')).map(({ nombre, lista }) => nombre + lista)).toEqual(['B3', 'A2']);
  });
});
