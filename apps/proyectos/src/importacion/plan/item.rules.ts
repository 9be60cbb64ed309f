import { enUnaLinea as oneLine, MAX_TEXTO, MAX_TITULO, type Prioridad } from '@pmp/contracts/common';
import {
  MAX_COMENTARIO,
  MAX_ETIQUETAS_POR_ELEMENTO,
  type AvisoFila,
  type CampoImportacion,
  type EstadoTarea,
  type Mapeo,
  type Tarea,
  type TipoEnlace,
  type TipoImportacion,
} from '@pmp/contracts/proyectos';
import { toBuscable } from '@pmp/platform';
import { readDate, readNumber } from '../mapeo/dates.rules';

const MAX_PUNTOS = 1_000;
const MAX_ETIQUETA = 40;
/** What bytes are read as that are no text in the encoding of the file. */
const UNREADABLE = '\ufffd';
const SECONDS_PER_HOUR = 3_600;
/** An estimate above this is in seconds, as Jira writes it. */
const MAX_HORAS = 1_000;

export interface Comentario {
  autor: string;
  fecha: Date | null;
  texto: string;
}

/** A change of state in the source, with its names. */
export interface CambioEstado {
  fecha: Date;
  de: string;
  a: string;
}

/** What a row says of another one, by its key. `hacia`: this one is the origin of the link. */
export interface Relacion {
  tipo: TipoEnlace;
  hacia: boolean;
  otra: string;
}

/** One row as this product understands it; nothing of it refers to what is stored. */
export interface Item {
  clave: string;
  identificador: string;
  titulo: string;
  descripcion: string;
  tipo: TipoImportacion;
  tipoTarea: Tarea['tipo'];
  estado: EstadoTarea;
  prioridad: Prioridad;
  responsable: string | null;
  puntos: number;
  etiquetas: string[];
  epica: string;
  /** What may name its parent: keys, ids or titles. */
  padres: string[];
  sprint: string;
  sprintInicio: Date | null;
  sprintFin: Date | null;
  relaciones: Relacion[];
  historial: CambioEstado[];
  fechaLimite: Date | null;
  /** The days that an epic or a story takes, both included. */
  inicio: Date | null;
  fin: Date | null;
  tiempoEstimado: number | null;
  creado: Date | null;
  actualizado: Date | null;
  empezado: Date | null;
  resuelto: Date | null;
  comentarios: Comentario[];
  /** What it says of its files. */
  adjuntos: string[];
  /** Lines about its origin that no field has. */
  notas: string[];
  avisos: AvisoFila[];
}

const DAY = 86_400_000;

/** Which field each column is, by its place. */
export type Columnas = readonly { nombre: string; campo: CampoImportacion | null }[];

/** A file may have a value that every object has a property of, like `constructor`. */
const valueIn = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const columnasOf = (header: readonly string[], { columnas }: Mapeo): Columnas =>
  header.map((nombre) => ({ nombre, campo: valueIn(columnas, nombre) ?? null }));

const clean = (text: string): string => text.replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim();

/** Pieces of at most so many characters, cut at a line's end or a space where there is one near. */
export function pieces(text: string, length: number): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.length > length) {
    const breaks = ['\n', ' '].map((character) => rest.lastIndexOf(character, length));
    let at = breaks.find((place) => place > length / 2) ?? length;
    // Half of a character outside of the basic plane is no text.
    if (/[\ud800-\udbff]/.test(rest[at - 1]!)) at -= 1;
    found.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return rest ? [...found, rest] : found;
}

/** Jira writes `24/Nov/26 3:04 PM;ana;text`. */
const JIRA_COMMENT = /^([^;\n]{6,40});([^;\n]{0,200});([\s\S]*)$/;

export function readComment(cell: string, orden: Mapeo['fechas']): Comentario {
  const found = JIRA_COMMENT.exec(cell);
  const fecha = found && readDate(found[1]!, orden);
  return found && fecha
    ? { fecha, autor: found[2]!.trim(), texto: clean(found[3]!) }
    : { fecha: null, autor: '', texto: clean(cell) };
}

/** `2024-03-05T11:00:00Z ana: To Do → In Progress`. Not by a pattern, whose time would grow as the square of the line. */
function changeIn(line: string, orden: Mapeo['fechas']): CambioEstado | null {
  const [date = '', ...rest] = line.trim().split(' ');
  const said = rest.join(' ');
  const colon = said.indexOf(': ');
  const [de, a] = colon < 0 ? [] : said.slice(colon + 2).split(' → ', 2);
  const fecha = a === undefined ? null : readDate(date, orden);
  return fecha && { fecha, de: de!.trim(), a: a!.trim() };
}

function changesIn(cells: readonly string[], orden: Mapeo['fechas']): CambioEstado[] {
  const lines = cells.flatMap((cell) => cell.split('\n'));
  const changes = lines.flatMap((line) => changeIn(line, orden) ?? []);
  return changes.sort((a, b) => a.fecha.getTime() - b.fecha.getTime());
}

const ENLACES: readonly (readonly [CampoImportacion, TipoEnlace, boolean])[] = [
  ['bloquea', 'bloquea', true],
  ['bloqueadaPor', 'bloquea', false],
  ['duplica', 'duplica', true],
  ['duplicadaPor', 'duplica', false],
  ['relacionada', 'relaciona', true],
];

const TIPOS_TAREA: readonly (readonly [Tarea['tipo'], RegExp])[] = [
  ['bug', /\bbug|error|defect|fehler|incidencia|\bfallo/],
  ['mejora', /improv|mejora|enhanc|verbesser|amelior/],
  ['documentación', /\bdoc/],
];

const tipoTareaOf = (value: string): Tarea['tipo'] =>
  TIPOS_TAREA.find(([, pattern]) => pattern.test(toBuscable(value)))?.[0] ?? 'funcionalidad';

const hours = (text: string): number | null => {
  const number = readNumber(text);
  if (number === null || number < 0) return null;
  const value = number > MAX_HORAS ? number / SECONDS_PER_HOUR : number;
  return Math.min(Math.round(value * 2) / 2, MAX_HORAS);
};

const labelsIn = (cells: readonly string[]): string[] => {
  const names = cells
    .flatMap((cell) => cell.split(/[,;]/))
    .map((name) => oneLine(name).slice(0, MAX_ETIQUETA).trim());
  const byName = new Map(names.filter(Boolean).map((name) => [toBuscable(name), name]));
  return [...byName.values()];
};

/** What a row says. Whatever cannot be understood is left out with a notice, and the row is kept. */
export function itemOf(celdas: readonly string[], columnas: Columnas, mapeo: Mapeo): Item {
  const byCampo = new Map<CampoImportacion, string[]>();
  const notas: string[] = [];
  for (const [i, cell] of celdas.entries()) {
    const { campo, nombre } = columnas[i] ?? {};
    if (!campo || !cell.trim()) continue;
    if (campo === 'nota') notas.push(`${nombre}: ${clean(cell)}`);
    else {
      const cells = byCampo.get(campo);
      if (cells) cells.push(cell);
      else byCampo.set(campo, [cell]);
    }
  }
  const all = (campo: CampoImportacion): string[] => byCampo.get(campo) ?? [];
  const one = (campo: CampoImportacion): string => all(campo)[0]?.trim() ?? '';
  const avisos = new Set<AvisoFila>();
  const date = (campo: CampoImportacion): Date | null => {
    const text = one(campo);
    const read = text ? readDate(text, mapeo.fechas) : null;
    if (text && !read) {
      avisos.add('fechaIlegible');
      notas.push(`${campo === 'fechaLimite' ? 'Fecha límite' : 'Fecha'} en el origen: ${text}`);
    }
    return read;
  };

  const day = (campo: 'inicio' | 'fin'): Date | null => {
    const read = date(campo);
    return read && new Date(Math.floor(read.getTime() / DAY) * DAY);
  };
  const [inicio, fin] = [day('inicio'), day('fin')];
  const isBackwards = inicio !== null && fin !== null && fin < inicio;
  if (isBackwards) {
    avisos.add('fechaIlegible');
    notas.push(`Inicio y fin en el origen: ${one('inicio')} – ${one('fin')}`);
  }

  if (celdas.some((cell) => cell.includes(UNREADABLE))) avisos.add('textoDanado');
  const whole = oneLine(one('titulo'));
  if (!whole) avisos.add('sinTitulo');
  if (whole.length > MAX_TITULO) avisos.add('tituloCortado');
  const titulo = whole.length > MAX_TITULO ? `${pieces(whole, MAX_TITULO - 1)[0]}…` : whole;
  const described = clean(all('descripcion').join('\n\n'));
  const text = whole.length > MAX_TITULO ? `${whole}\n\n${described}`.trim() : described;
  const [descripcion = '', ...more] = pieces(text, MAX_TEXTO);
  if (more.length) avisos.add('descripcionCortada');

  const type = one('tipo');
  const state = one('estado');
  const priority = one('prioridad');
  const estado = valueIn(mapeo.estados, state) ?? 'pendiente';
  const prioridad = valueIn(mapeo.prioridades, priority) ?? 'media';
  const people = all('responsable').map((value) => value.trim());
  const known = people.map((value) => valueIn(mapeo.personas, value) ?? null);
  const responsable = known.find((id) => id !== null) ?? null;
  const others = people.filter((_, i) => known[i] !== responsable || responsable === null);
  if (people.length && responsable === null) avisos.add('personaSinCuenta');
  if (others.length) notas.push(`Responsable en el origen: ${others.join(', ')}`);
  if (state && toBuscable(state) !== toBuscable(estado)) notas.push(`Estado en el origen: ${state}`);
  const tipo = valueIn(mapeo.tipos, type) ?? 'historia';
  if (type && toBuscable(type) !== tipo) notas.push(`Tipo en el origen: ${type}`);
  if (one('autor')) notas.push(`Creada en el origen por: ${one('autor')}`);

  const points = one('puntos');
  const read = points ? readNumber(points) : 0;
  if (read === null || read < 0) {
    avisos.add('puntosIlegibles');
    notas.push(`Puntos en el origen: ${points}`);
  } else if (read > MAX_PUNTOS) notas.push(`Puntos en el origen: ${points}`);
  const estimate = one('tiempoEstimado');
  const tiempoEstimado = hours(estimate);
  if (estimate && tiempoEstimado === null) notas.push(`Tiempo estimado en el origen: ${estimate}`);
  const names = labelsIn(all('etiquetas'));
  if (names.length > MAX_ETIQUETAS_POR_ELEMENTO) {
    avisos.add('etiquetasDeMas');
    notas.push(`Etiquetas en el origen: ${names.join(', ')}`);
  }
  // The last one is where it ended up; before, it was carried over from one to the next.
  const sprints = [...new Set(all('sprint').map(oneLine))];
  const sprint = sprints.at(-1) ?? '';
  if (sprints.length > 1) notas.push(`Sprints anteriores en el origen: ${sprints.slice(0, -1).join(', ')}`);
  const told = all('historial');
  if (told.length) notas.push(`Historial de estados:\n${told.map(clean).join('\n')}`);
  const relaciones = ENLACES.flatMap(([campo, enlace, hacia]) =>
    all(campo)
      .flatMap((cell) => cell.split(/[,;\n]/))
      .map(oneLine)
      .filter(Boolean)
      .map((otra): Relacion => ({ tipo: enlace, hacia, otra })),
  );
  return {
    clave: oneLine(one('clave')),
    identificador: oneLine(one('identificador')),
    titulo,
    descripcion,
    tipo,
    tipoTarea: tipoTareaOf(one('tipoTarea') || type),
    estado,
    prioridad,
    responsable,
    puntos: Math.min(Math.max(read ?? 0, 0), MAX_PUNTOS),
    etiquetas: names.slice(0, MAX_ETIQUETAS_POR_ELEMENTO),
    epica: oneLine(one('epica')),
    padres: all('padre').map(oneLine),
    sprint,
    sprintInicio: readDate(one('sprintInicio'), mapeo.fechas),
    sprintFin: readDate(one('sprintFin'), mapeo.fechas),
    relaciones,
    historial: changesIn(told, mapeo.fechas),
    fechaLimite: date('fechaLimite'),
    inicio: isBackwards ? null : inicio,
    fin: isBackwards ? null : fin,
    tiempoEstimado,
    creado: date('creado'),
    actualizado: date('actualizado'),
    empezado: date('empezado'),
    resuelto: date('resuelto'),
    comentarios: [
      ...more.map((texto) => ({ autor: '', fecha: null, texto })).flatMap(cut),
      ...all('comentario')
        .map((cell) => readComment(cell, mapeo.fechas))
        .filter(({ texto }) => texto)
        .flatMap(cut),
    ],
    adjuntos: all('adjunto').map((cell) => cell.trim()),
    notas,
    avisos: [...avisos],
  };
}

/** Room for the name and the date before the text. */
const HEADING = 300;

const cut = (comentario: Comentario): Comentario[] =>
  pieces(comentario.texto, MAX_COMENTARIO - HEADING).map((texto) => ({ ...comentario, texto }));
