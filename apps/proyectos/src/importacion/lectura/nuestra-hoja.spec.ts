import { describe, expect, it } from '@jest/globals';
import { enUnaLinea, ESTADOS_TRABAJO, PRIORIDADES, toBuscable } from '@pmp/contracts/common';
import { type Celda, toCsv } from '@pmp/contracts/common/csv';
import { ESTADOS_TAREA, TIPOS_TAREA, type Epica, type Historia, type Tarea } from '@pmp/contracts/proyectos';
import { partsOfLibro } from '@pmp/contracts/common/libro';
import {
  COLUMNAS_BACKLOG,
  COLUMNAS_DE_DIA,
  COLUMNAS_ELEMENTO,
  type Decir,
  type FilaElemento,
} from '@pmp/contracts/proyectos/hoja';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { zipOf } from '../../../test/importaciones/zip-of';
import { guessMapeo } from '../mapeo/guess.rules';
import { columnasOf } from '../plan/item/cells';
import type { Item } from '../plan/item/item';
import { itemOf } from '../plan/item/item.rules';
import { ofKind } from '../plan/item/of-kind.rules';
import { treeOf } from '../plan/tree.rules';
import { readFile } from './read-file';

const IDIOMAS = ['es', 'en', 'fr', 'de'] as const;
const catalogue = (idioma: string, name: string): Record<string, Record<string, string>> => {
  const path = new URL(`../../../../web/src/shared/i18n/${idioma}/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
};

/** As the product writes in a language. */
function writing(idioma: string): { cabecera: string[]; decir: Decir } {
  const [hoja, comun] = [catalogue(idioma, 'hoja'), catalogue(idioma, 'comun')];
  const campo = { ...comun['campo'], ...hoja['campo'] };
  return {
    cabecera: COLUMNAS_BACKLOG.map((nombre) => campo[nombre]!),
    decir: {
      tipo: (entidad) => hoja['tipo']![entidad]!,
      clase: (tipo) => comun['tipoTarea']![tipo]!,
      estado: (estado) => comun['estadoTarea']![estado]!,
      prioridad: (prioridad) => comun['prioridad']![prioridad]!,
      dia: (instante) => instante.slice(0, 10),
      diaDePlan: (fecha) => fecha.slice(0, 10),
    },
  };
}

/** What spreadsheets, lists in cells and formulas are made of, among anything else that somebody may write. */
const UGLY = [
  ',',
  ';',
  '"',
  "'",
  '[x] ',
  '[',
  ']',
  '=1+1',
  '-2',
  '@a',
  '\t',
  '\n',
  ' ',
  '- ',
  '_x000D_',
  'ñ',
  '👩‍💻',
  '—',
  '+34',
  '5,5',
  '<b>',
  '&amp;',
];
const text = (maxLength = 12) =>
  fc
    .array(fc.oneof(fc.constantFrom(...UGLY), fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength })
    .map((parts) => parts.join('').replaceAll('\r', '').replaceAll('\u0000', '').trim());
const name = (max: number) =>
  text()
    .map((one) => enUnaLinea(one).slice(0, max).trim())
    .map((one) => (one.isWellFormed() ? one : ''));
const title = name(200).map((one) => one || 'Sin nombre');
const NAMES = ['Ana Ruiz', 'Gil, Luis', 'Zoë "Z" Faß'];
const PEOPLE = NAMES.map((nombre, i) => ({ _id: `p${i}`, nombre, correo: `p${i}@ejemplo.test` }));
const person = fc.option(
  fc.constantFrom(...PEOPLE).map(({ _id, nombre }) => ({ _id, nombre, avatar: null })),
);
const LABELS = ['a, b', 'a', '"', '[x]', '[a], b', '=c', "'d", 'e;f', 'pagos'];
const labels = fc
  .uniqueArray(fc.constantFrom(...LABELS), { maxLength: 4 })
  .map((all) => all.map((nombre) => ({ _id: nombre, nombre, color: 'gris' })));
const day = fc.integer({ min: 20_000, max: 21_000 }).map((n) => new Date(n * 86_400_000).toISOString());
const plan = fc
  .tuple(fc.option(day), fc.option(day))
  .map(([a, b]) => (a && b && a > b ? { inicio: b, fin: a } : { inicio: a, fin: b }));
const criteria = fc.array(fc.record({ texto: name(500).map((one) => one || 'Se ve'), hecho: fc.boolean() }), {
  maxLength: 3,
});
const common = {
  titulo: title,
  descripcion: text(),
  prioridad: fc.constantFrom(...PRIORIDADES),
  createdAt: day,
};
const tarea = fc.record({
  ...common,
  tipo: fc.constantFrom(...TIPOS_TAREA),
  estado: fc.constantFrom(...ESTADOS_TAREA),
  asignado: person,
  etiquetas: labels,
  criterios: criteria,
  fechaLimite: fc.option(day),
  tiempoEstimado: fc.option(fc.integer({ min: 0, max: 2_000 }).map((n) => n / 2)),
});
const historia = fc.record({
  datos: fc.record({
    ...common,
    plan,
    estado: fc.constantFrom(...ESTADOS_TRABAJO),
    comoUsuario: text(),
    quiero: text(),
    para: text(),
    puntos: fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.constantFrom(0.5, 1.25, 1e-7, 999.999)),
    responsable: person,
    etiquetas: labels,
    criterios: criteria,
    sprint: fc.option(fc.constantFrom('Sprint 1', 'Q4, "el último"', '=2')),
  }),
  tareas: fc.array(tarea, { maxLength: 3 }),
});
const project = fc.array(
  fc.record({
    datos: fc.record({ ...common, plan, estado: fc.constantFrom(...ESTADOS_TRABAJO) }),
    historias: fc.array(historia, { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 3 },
);
type Project = typeof project extends fc.Arbitrary<infer P> ? P : never;

/** The rows of a project in the order of its backlog, each with its key. */
function rowsOf(all: Project): FilaElemento[] {
  let n = 0;
  const next = () => `P-${(n += 1)}`;
  return all.flatMap(({ datos: { plan: days, ...epica }, historias }): FilaElemento[] => {
    const clave = next();
    return [
      { elemento: { entidad: 'epica', datos: { ...epica, ...days, clave } as unknown as Epica } },
      ...historias.flatMap(({ datos: { plan: own, sprint, ...one }, tareas }): FilaElemento[] => {
        const padre = next();
        const sprintId = sprint === null ? null : { _id: sprint, nombre: sprint };
        const datos = { ...one, ...own, sprintId, clave: padre } as unknown as Historia;
        return [
          { padre: clave, elemento: { entidad: 'historia', datos } },
          ...tareas.map(({ createdAt, ...rest }): FilaElemento => {
            const made = { ...rest, fechaCreacion: createdAt, clave: next() } as unknown as Tarea;
            return { padre, elemento: { entidad: 'tarea', datos: made } };
          }),
        ];
      }),
    ];
  });
}

const iso = (fecha: Date | null): string | null => fecha?.toISOString() ?? null;

/** What a row has become, as the product would show it. */
function shown(item: Item, tipo: string, padre: string | undefined): FilaElemento {
  const who = PEOPLE.find(({ _id }) => _id === item.responsable) ?? null;
  const { tipoTarea, sprint } = item;
  const datos = {
    ...item,
    tipo: tipoTarea,
    asignado: who,
    responsable: who,
    etiquetas: item.etiquetas.map((nombre) => ({ nombre })),
    sprintId: sprint ? { nombre: sprint } : null,
    inicio: iso(item.inicio),
    fin: iso(item.fin),
    fechaLimite: iso(item.fechaLimite),
    createdAt: iso(item.creado),
    fechaCreacion: iso(item.creado),
  };
  return { padre, elemento: { entidad: tipo, datos } as unknown as FilaElemento['elemento'] };
}

const cells = (rows: readonly FilaElemento[], decir: Decir): Celda[][] =>
  rows.map((row) => COLUMNAS_BACKLOG.map((nombre) => COLUMNAS_ELEMENTO[nombre](row, decir) ?? null));

/** What comes of a file, in a project that has nothing. */
async function imported(file: Buffer): Promise<FilaElemento[]> {
  const reading = readFile([file]);
  const rows: string[][] = [];
  let step = await reading.next();
  for (; !step.done; step = await reading.next()) rows.push(...step.value);
  const { cabecera, columnas, origen, categorias } = step.value;
  const mapeo = guessMapeo(origen, columnas, PEOPLE, { categorias });
  const items = rows.map((row) => itemOf(row, columnasOf(cabecera, mapeo, origen), mapeo));
  const nodes = items.map((item) => ({ ...item, ref: item.clave }));
  const nothing = { placed: () => undefined, imported: () => undefined, epica: () => undefined };
  const { places } = treeOf(nodes, { ...nothing, idOf: (ref) => ref }, 'Importado');
  return items.map((item) => {
    const place = places.get(item.clave)!;
    return shown(ofKind(item, place.tipo), place.tipo, place.padre ?? undefined);
  });
}

const RUNS = 60;
const DIAS = new Set(COLUMNAS_BACKLOG.flatMap((nombre, i) => (COLUMNAS_DE_DIA.has(nombre) ? [i] : [])));

describe('a backlog that is exported and imported into an empty project', () => {
  it.each(IDIOMAS)('is exported the same, written in %s', async (idioma) => {
    const { cabecera, decir } = writing(idioma);
    await fc.assert(
      fc.asyncProperty(project, async (all) => {
        const rows = cells(rowsOf(all), decir);
        const file = Buffer.from(toCsv([cabecera, ...rows], idioma));
        expect(cells(await imported(file), decir)).toEqual(rows);
      }),
      { numRuns: RUNS },
    );
  });

  it('is exported the same as a workbook', async () => {
    const { cabecera, decir } = writing('es');
    await fc.assert(
      fc.asyncProperty(project, async (all) => {
        const rows = cells(rowsOf(all), decir);
        const parts = partsOfLibro({ nombre: 'Back/log', cabecera, filas: rows, dias: DIAS });
        expect(cells(await imported(zipOf(parts)), decir)).toEqual(rows);
      }),
      { numRuns: RUNS },
    );
  });

  it('keeps the labels that one cell has', () => {
    expect(new Set(LABELS.map(toBuscable)).size).toBe(LABELS.length);
  });
});
