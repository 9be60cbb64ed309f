/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { Circle } from 'lucide-react';
import { findIn, toSecciones } from './filter-opciones';
import { findLugares, type OpcionLugar, type OpcionProyecto } from './find-lugares';
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

describe('what is no word of letters', () => {
  const all = ['C++ en el servidor', 'C# y nada más', 'Cesta', '🚀 Lanzamiento', 'これはタスク'].map(
    (titulo) => anOpcion(titulo),
  );

  it.each([
    ['C++', ['C++ en el servidor']],
    ['c#', ['C# y nada más']],
    ['🚀', ['🚀 Lanzamiento']],
    ['タスク', ['これはタスク']],
    ['🦊', []],
  ])('%j is found as it is written, and means nothing else', (q, titulos) => {
    expect(findIn(all, q, 5).map(({ titulo }) => titulo)).toEqual(titulos);
  });
});

describe('what a person uses', () => {
  it('comes first among what fits as well', () => {
    const all = ['Tablero', 'Tareas', 'Ver el tablero'].map((titulo) => anOpcion(titulo));
    const titles = (uso: [string, number][]) =>
      findIn(all, 'ta', 5, { uso: new Map(uso) }).map(({ titulo }) => titulo);
    expect(titles([])).toEqual(['Tablero', 'Tareas', 'Ver el tablero']);
    expect(titles([['Tareas', 2]])).toEqual(['Tareas', 'Tablero', 'Ver el tablero']);
    expect(titles([['Ver el tablero', 9]])[0]).toBe('Tablero');
  });
});

describe('a place of another project', () => {
  const lugares = (['tablero', 'backlog', 'cronologia'] as const).map((lugar): OpcionLugar => ({
    ...anOpcion(`${lugar[0]?.toUpperCase()}${lugar.slice(1)}`),
    lugar,
  }));
  const aProyectoOpcion = (titulo: string, proyecto: string): OpcionProyecto => ({
    ...anOpcion(titulo, { grupo: 'proyectos', detalle: proyecto.toUpperCase() }),
    proyecto,
  });
  const proyectos = [
    aProyectoOpcion('Tienda en línea', 'tienda'),
    aProyectoOpcion('Portal', 'portal'),
    aProyectoOpcion('Tienda de Cádiz', 'cadiz'),
  ];
  const found = (q: string) => findLugares(lugares, proyectos, q).map(({ to }) => to);

  it.each([
    ['tablero tienda', ['/tableros/tienda', '/tableros/cadiz']],
    ['tienda linea tablero', ['/tableros/tienda']],
    ['talbero portal', ['/tableros/portal']],
    ['crono portla', ['/cronologia/portal']],
    ['back PORTAL', ['/backlog/portal']],
    ['tablero', []],
    ['tienda en', []],
    ['tablero nada', []],
  ])('%j', (q, paths) => {
    expect(found(q)).toEqual(paths);
  });
});

describe('two thousand projects', () => {
  it('are read once, however much is typed', () => {
    let reads = 0;
    const all = Array.from({ length: 2_000 }, (_, n): OpcionProyecto => ({
      ...anOpcion('', { detalle: `P${n}`, alias: '' }),
      proyecto: `${n}`,
      get titulo() {
        reads += 1;
        return `Proyecto ${n} de la casa`;
      },
    }));
    const lugares: OpcionLugar[] = [{ ...anOpcion('Tablero'), lugar: 'tablero' }];
    const type = (q: string) => {
      reads = 0;
      const found = findIn(all, q, 6);
      const places = findLugares(lugares, all, q);
      return [reads, found.length, places.length];
    };
    const [first = 0] = type('proyecto 1234');
    expect(first).toBeLessThanOrEqual(2_000 * 4);
    // Nothing but what is shown is read again.
    for (const q of ['p', 'pr', 'proyecto 19', 'tablero proyecto 1234']) expect(type(q)[0]).toBeLessThan(20);
    expect(type('proyecto 1234').slice(1)).toEqual([1, 0]);
    expect(type('tablero proyecto 1234').slice(1)).toEqual([0, 1]);
  });
});

describe('toSecciones', () => {
  it('keeps the order of the groups and leaves empty ones out', () => {
    const secciones = toSecciones([anOpcion('b', { grupo: 'tareas' }), anOpcion('a')]);
    expect(secciones.map(({ value }) => value)).toEqual(['ir', 'tareas']);
  });
});
