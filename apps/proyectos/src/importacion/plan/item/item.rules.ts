import { toBuscable } from '@pmp/contracts/common';
import {
  MAX_ETIQUETAS_POR_ELEMENTO,
  type CampoImportacion,
  type Mapeo,
  type TipoEnlace,
} from '@pmp/contracts/proyectos';
import { Calendario } from '@pmp/platform';
import { objectsIn } from '../../mapeo/objects.rules';
import { colorOf, type Color } from '../../mapeo/palabras/colores';
import { campoOfColumna } from '../../mapeo/palabras/columnas';
import { prioridadOfPalabra } from '../../mapeo/palabras/prioridades';
import { tipoTareaOfPalabra } from '../../mapeo/palabras/tipos';
import { estimateOf, pointsOf } from './amounts.rules';
import { Cells, valueIn, type Columnas } from './cells';
import { daysOf } from './days.rules';
import type { Item, Relacion } from './item';
import { changesIn, commentsIn } from './past.rules';
import { responsableOf } from './people.rules';
import { labelName, labelsIn, oneLine } from './texts.rules';
import { criteriosOf, relatoOf, textsOf } from './title.rules';

/** What bytes are read as that are no text in the encoding of the file. */
const UNREADABLE = '\ufffd';
const UTC = new Calendario('UTC');

const ENLACES: readonly (readonly [CampoImportacion, TipoEnlace, boolean])[] = [
  ['bloquea', 'bloquea', true],
  ['bloqueadaPor', 'bloquea', false],
  ['duplica', 'duplica', true],
  ['duplicadaPor', 'duplica', false],
  ['relacionada', 'relaciona', true],
];

/** Its type, state and priority, and what they were called where they are called something else. */
function choicesOf(cells: Cells, mapeo: Mapeo) {
  const [type, state, priority] = [cells.one('tipo'), cells.one('estado'), cells.one('prioridad')];
  const mapped = valueIn(mapeo.estados, state) ?? 'pendiente';
  const said = mapped === 'omitir' ? 'pendiente' : mapped;
  const estado = cells.isClosed ? 'completada' : said;
  const tipo = valueIn(mapeo.tipos, type) ?? 'historia';
  const prioridad = valueIn(mapeo.prioridades, priority) ?? 'media';
  if (state && toBuscable(state) !== toBuscable(estado)) cells.notas.push(`Estado en el origen: ${state}`);
  if (type && toBuscable(type) !== tipo) cells.notas.push(`Tipo en el origen: ${type}`);
  if (priority && prioridadOfPalabra(priority) === undefined)
    cells.notas.push(`Prioridad en el origen: ${priority}`);
  return {
    tipo,
    estado,
    prioridad,
    abandonada: mapped === 'omitir',
    tipoTarea: tipoTareaOfPalabra(cells.one('tipoTarea') || type) ?? 'funcionalidad',
  };
}

function etiquetasOf(cells: Cells): string[] {
  const names = labelsIn(cells.all('etiquetas'));
  if (names.length > MAX_ETIQUETAS_POR_ELEMENTO) {
    cells.avisos.add('etiquetasDeMas');
    cells.notas.push(`Etiquetas en el origen: ${names.join(', ')}`);
  }
  return names.slice(0, MAX_ETIQUETAS_POR_ELEMENTO);
}

/** `green Urgente`: what a label looks like, and its name. */
function coloresOf(cells: Cells): Map<string, Color> {
  const colores = new Map<string, Color>();
  for (const cell of cells.all('colorEtiqueta')) {
    const [, said = '', name = ''] = /^(\S+) (.*)$/s.exec(cell.trim()) ?? [];
    const color = colorOf(said);
    if (color) colores.set(toBuscable(labelName(name)), color);
    else cells.notas.push(`Color de la etiqueta en el origen: ${oneLine(cell)}`);
  }
  return colores;
}

/** The last one is where it ended up; before, it was carried over from one to the next. */
function sprintOf(cells: Cells): string {
  const sprints = [...new Set(cells.all('sprint').map(oneLine))];
  if (sprints.length > 1)
    cells.notas.push(`Sprints anteriores en el origen: ${sprints.slice(0, -1).join(', ')}`);
  return sprints.at(-1) ?? '';
}

const relacionesOf = (cells: Cells): Relacion[] =>
  ENLACES.flatMap(([campo, tipo, hacia]) =>
    cells
      .all(campo)
      .flatMap((cell) => cell.split(/[,;\n]/))
      .map(oneLine)
      .filter(Boolean)
      .map((text) => relacionOf(text, { tipo, hacia })),
  );

/** `Blocks #42`, as Redmine says all of them in one column, or the key of the other one. */
function relacionOf(text: string, { tipo, hacia }: Omit<Relacion, 'otra'>): Relacion {
  const [, how = '', otra = text] = /^([^#]{0,60})#(\d{1,12})$/.exec(text) ?? [];
  const campo = how.trim() ? campoOfColumna(how) : undefined;
  const told = ENLACES.find(([one]) => one === campo);
  return told ? { tipo: told[1], hacia: told[2], otra } : { tipo, hacia, otra };
}

/** What may name its parent: what is said, and of `User story #31: Pagar` and `Pagar (https://…)` the part that names it. */
function padresOf(cells: Cells): string[] {
  return cells.all('padre').flatMap((cell) => {
    const text = oneLine(cell);
    const numbered = /^[^#]{0,60}#(\d{1,12})(?::|$)/.exec(text)?.[1];
    const linked = /^(.{1,300}) \(https?:[^ ]{1,500}\)$/.exec(text)?.[1];
    return [text, numbered, linked].filter((name) => name !== undefined);
  });
}

/** A file by its name and its address. */
const adjuntosOf = (cells: Cells): string[] =>
  cells
    .all('adjunto')
    .flatMap(
      (cell) =>
        objectsIn(cell)?.map(({ title = '', url = '' }) => [title, url].filter(Boolean).join(' ')) ?? [
          cell.trim(),
        ],
    );

/** When it was begun and closed, of what is neither here: its history has no place for them. */
function noteUnplaced(cells: Cells, estado: Item['estado']): void {
  const [begun, closed] = [cells.one('empezado'), cells.one('resuelto')];
  if (begun && estado === 'pendiente') cells.notas.push(`Empezada en el origen: ${cells.shown(begun)}`);
  if (closed && estado !== 'completada') cells.notas.push(`Cerrada en el origen: ${cells.shown(closed)}`);
}

/** What a row says. Whatever cannot be understood is left out with a notice, and the row is kept. */
export function itemOf(
  celdas: readonly string[],
  columnas: Columnas,
  mapeo: Mapeo,
  calendario: Calendario = UTC,
): Item {
  const cells = new Cells(celdas, columnas, calendario);
  if (celdas.some((cell) => cell.includes(UNREADABLE))) cells.avisos.add('textoDanado');
  const { titulo, descripcion, more } = textsOf(cells);
  const responsable = responsableOf(cells, mapeo);
  const choices = choicesOf(cells, mapeo);
  const escritas = { orden: mapeo.fechas, calendario };
  noteUnplaced(cells, choices.estado);
  const autor = cells.one('autor');
  if (autor) cells.notas.push(`Creada en el origen por: ${autor}`);
  const item = {
    ...choices,
    clave: oneLine(cells.one('clave')),
    identificador: oneLine(cells.one('identificador')),
    titulo,
    descripcion,
    ...relatoOf(cells),
    criterios: criteriosOf(cells),
    responsable,
    responsableDicho: responsable === null ? '' : oneLine(cells.all('responsable').join(', ')),
    tipoTareaDicho: oneLine(cells.one('tipoTarea')),
    puntos: pointsOf(cells),
    ...estimateOf(cells),
    etiquetas: etiquetasOf(cells),
    colores: coloresOf(cells),
    epica: oneLine(cells.one('epica')),
    padres: padresOf(cells),
    sprint: sprintOf(cells),
    historial: changesIn(cells, escritas),
    relaciones: relacionesOf(cells),
    ...daysOf(cells, mapeo, calendario),
    autor: autor.trim(),
    comentarios: commentsIn(cells, more, escritas),
    adjuntos: adjuntosOf(cells),
  };
  return { ...item, notas: cells.notas, avisos: [...cells.avisos] };
}
