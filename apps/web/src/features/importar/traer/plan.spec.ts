import { describe, expect, it } from '@jest/globals';
import type { Equipo, UsuarioListado } from '@pmp/contracts/usuarios';
import { changeLanguage, i18next, IDIOMAS, loadNamespaces } from '../../../shared/i18n/i18n';
import { toCsv } from '@pmp/contracts/common/csv';
import { aProyecto } from '../../../shared/testing/datos/builders';
import { campoOf, diaEscrito, registrosOf } from './columnas';
import { planEquipos } from './plan-equipos';
import { planPersonas } from './plan-personas';
import { planProyectos } from './plan-proyectos';
import { planSprints } from './plan-sprints';
import { readRows } from './read-rows';

const said = (filas: { titulo: string; suerte: string; motivo?: string | undefined }[]) =>
  filas.map(({ titulo, suerte, motivo }) => [titulo, suerte, motivo].filter(Boolean).join(' '));
const usuario = (nombre: string, over: Partial<UsuarioListado> = {}) =>
  ({
    _id: nombre,
    nombre,
    avatar: null,
    estado: 'activo',
    correo: `${nombre}@e.es`,
    ...over,
  }) as UsuarioListado;

describe('rows that are brought', () => {
  it('are read from a CSV of ours in any language, from cells and from lines', async () => {
    const rows = [
      ['Clave', 'Nombre'],
      ['TI', '=1+1; "sí"'],
    ];
    for (const idioma of ['es', 'en']) expect(await readRows(toCsv(rows, idioma))).toEqual(rows);
    expect(await readRows('a\tb\n\nc\td\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(registrosOf([['ana@e.es'], ['luis@e.es']], 'correo')).toEqual([
      { fila: 1, correo: 'ana@e.es' },
      { fila: 2, correo: 'luis@e.es' },
    ]);
  });

  it.each(IDIOMAS)('have the columns that our lists are exported with, in %s', async (idioma) => {
    await loadNamespaces(['hoja']);
    await changeLanguage(idioma);
    const exported = [
      'clave',
      'nombre',
      'equipo',
      'estado',
      'prioridad',
      'inicio',
      'fin',
      'descripcion',
      'persona',
      'correo',
      'rol',
      'objetivo',
    ] as const;
    const names = exported.map((campo) => [campo, i18next.t(`hoja:campo.${campo}`)] as const);
    await changeLanguage('es');
    for (const [campo, name] of names) expect([name, campoOf(name)]).toEqual([name, campo]);
  });

  it.each([
    ['2026-11-25', false, '2026-11-25'],
    ['25/11/2026', false, '2026-11-25'],
    ['5.1.2026', false, '2026-01-05'],
    ['11/25/2026', true, '2026-11-25'],
    ['31/02/2026', false, null],
    ['mañana', false, null],
    ['', false, ''],
  ])('have the day %j (month first: %j): %j', (text, mesAntes, day) =>
    expect(diaEscrito(text, mesAntes)).toBe(day),
  );
});

describe('the fate of a row', () => {
  it('of projects: new, here, or what is wrong with it', () => {
    expect(i18next.language).toBe('es');
    const equipos = [
      { _id: 'e1', nombre: 'Web' },
      { _id: 'e2', nombre: 'Móvil' },
    ];
    const proyectos = [aProyecto({ nombre: 'Tienda', clave: 'TI' })];
    const rows = [
      ['nombre', 'clave', 'equipo', 'estado', 'inicio', 'fin'],
      ['Almacén', 'alm', 'movil', 'En pausa', '1/12/2026', ''],
      ['Tienda', 'ti', 'Web', '', '', ''],
      ['Otra', 'TI', 'Web', '', '', ''],
      ['Repetida', 'ALM', 'Web', '', '', ''],
      ['Sin equipo', 'SE', '', '', '', ''],
      ['Al revés', 'AR', 'Web', '', '2026-12-02', '2026-12-01'],
      ['Sin día', 'SD', 'Web', '', 'ayer', ''],
      ['Rara', 'RA', 'Web', 'volando', '', ''],
      ['', 'XX', 'Web', '', '', ''],
      ['Sin clave', '', 'Web', '', '', ''],
    ];
    expect(said(planProyectos(registrosOf(rows, 'nombre'), { proyectos, equipos }))).toEqual([
      'Almacén crear valorDesconocido',
      'Tienda presente',
      'Otra error claveOcupada',
      'Repetida error repetida',
      'Sin equipo error sinEquipo',
      'Al revés error finAntes',
      'Sin día error fechaNoValida',
      'Rara crear valorDesconocido',
      'XX error sinNombre',
      'Sin clave error sinClave',
    ]);
  });

  it('of people: who has an account is left alone, and one whom an account is made for needs a name', () => {
    const usuarios = [usuario('ana')];
    const rows = [
      ['Correo', 'Nombre'],
      ['ANA@e.es', 'Ana'],
      ['luis@e.es', ''],
      ['LUIS@e.es', 'Luis'],
      ['nadie', 'N'],
    ];
    const plan = (entrada: 'invitar' | 'crear') =>
      said(planPersonas(registrosOf(rows, 'correo'), { usuarios, entrada }));
    expect(plan('invitar')).toEqual([
      'Ana presente',
      'luis@e.es crear',
      'Luis error repetida',
      'N error correoNoValido',
    ]);
    expect(plan('crear').slice(1, 3)).toEqual(['luis@e.es error sinNombre', 'Luis crear']);
  });

  it('of teams: the rows of one make it together', () => {
    const usuarios = [usuario('ana'), usuario('luis'), usuario('eva', { estado: 'inactivo' })];
    const equipos = [{ nombre: 'Web' } as Equipo];
    const rows = [
      ['Equipo', 'Persona', 'Correo', 'Rol'],
      ['Móvil', '', 'ana@e.es', 'Administración'],
      ['Móvil', 'Luis', '', 'Miembro'],
      ['Web', 'Ana', '', ''],
      ['Solo', 'Ana', '', ''],
      ['Eva', 'Eva', '', ''],
      ['', 'Ana', '', ''],
    ];
    const plan = planEquipos(registrosOf(rows, 'equipo'), { equipos, usuarios });
    expect(said(plan)).toEqual([
      'Móvil crear',
      'Web presente',
      'Solo error pocosMiembros',
      'Eva error personaDesconocida',
      'error sinNombre',
    ]);
    expect(plan[0]).toMatchObject({ fila: 2, detalle: 'ana, luis' });
  });

  it('of sprints: those with a name and days that nobody has taken', () => {
    const rows = [
      ['Número', 'Nombre', 'Inicio', 'Fin', 'Objetivo'],
      ['1', 'Sprint 1', '2026-12-01', '2026-12-14', ''],
      ['2', 'Sprint 2', '2026-12-15', '2026-12-28', 'Pagos'],
      ['3', 'sprint 2', '2026-12-15', '2026-12-28', ''],
      ['4', 'Sprint 4', '', '', ''],
    ];
    const plan = planSprints(registrosOf(rows, 'nombre'), {
      sprints: [{ nombre: 'Sprint 1' }],
      proyecto: 'p',
    });
    expect(said(plan)).toEqual([
      'Sprint 1 presente',
      'Sprint 2 crear',
      'sprint 2 error repetida',
      'Sprint 4 error sinFechas',
    ]);
  });
});
