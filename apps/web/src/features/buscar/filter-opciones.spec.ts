/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { Circle } from 'lucide-react';
import { findIn, toSecciones } from './filter-opciones';
import type { Opcion } from './opcion';

const anOpcion = (titulo: string, over: Partial<Opcion> = {}): Opcion => ({
  id: titulo,
  grupo: 'ir',
  titulo,
  Icon: Circle,
  ...over,
});

describe('findIn', () => {
  it('ignores accents, capitals and word order, and lists titles that begin with the text first', () => {
    const all = [
      anOpcion('La configuración'),
      anOpcion('Configuración'),
      anOpcion('Panel', { alias: 'inicio' }),
    ];
    const titles = (q: string) => findIn(all, q, 5).map(({ titulo }) => titulo);
    expect(titles('CONFIGURACION')).toEqual(['Configuración', 'La configuración']);
    expect(titles('inicio panel')).toEqual(['Panel']);
    expect(titles(' «panel» ')).toEqual(['Panel']);
    expect(titles('"la" “configuracio\u0301n”')).toEqual(['La configuración']);
    expect(titles('"')).toEqual([]);
    expect(findIn(all, '', 1)).toHaveLength(1);
  });
});

describe('a slip of the fingers', () => {
  const all = [
    'Configuración',
    'Notificaciones',
    'Pagar con tarjeta',
    'Nora Vidal',
    'Crear un sprint',
    'Añadir la llave a un envío',
    'Ver el horario',
    'Quedarse con la cesta',
  ].map((titulo) => anOpcion(titulo));
  const first = (q: string) => findIn(all, q, 5)[0]?.titulo;

  it.each([
    ['configruacion', 'Configuración'],
    ['notificacones', 'Notificaciones'],
    ['pagar tarjetta', 'Pagar con tarjeta'],
    ['tarjeta pagra', 'Pagar con tarjeta'],
    ['noar', 'Nora Vidal'],
    ['craer sprint', 'Crear un sprint'],
    ['confgiuracoin', 'Configuración'],
    ['cnofiguracio', 'Configuración'],
    ['notifcasiones', 'Notificaciones'],
    ['tarjta pgar', 'Pagar con tarjeta'],
    ['pagar tajetta', 'Pagar con tarjeta'],
    ['trageta', 'Pagar con tarjeta'],
    ['targeta', 'Pagar con tarjeta'],
    ['configurasion', 'Configuración'],
    ['nora bidal', 'Nora Vidal'],
    ['yave', 'Añadir la llave a un envío'],
    ['enbio', 'Añadir la llave a un envío'],
    ['orario', 'Ver el horario'],
    ['kedarse', 'Quedarse con la cesta'],
    ['zesta', 'Quedarse con la cesta'],
  ])('%j finds %j', (q, titulo) => {
    expect(first(q)).toBe(titulo);
  });

  it('does not turn one word into another', () => {
    expect(first('papelera')).toBeUndefined();
    expect(first('destino')).toBeUndefined();
    expect(first('carpeta')).toBeUndefined();
    expect(first('notaciones')).toBeUndefined();
    expect(first('confirmacion')).toBeUndefined();
    expect(first('zz')).toBeUndefined();
  });
});

describe('toSecciones', () => {
  it('keeps the order of the groups and leaves empty ones out', () => {
    const secciones = toSecciones([anOpcion('b', { grupo: 'tareas' }), anOpcion('a')]);
    expect(secciones.map(({ value }) => value)).toEqual(['ir', 'tareas']);
  });
});
