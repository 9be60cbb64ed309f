import { idOf } from '../../demo/ids.ts';
import type { Pasado, PasadaHistoria, PasadoSprint } from '../../demo/pasado.ts';
import type { Line } from '@pmp/paquete';
import type { Clock } from './clock.ts';
import type { Lines } from './lines-of.ts';

/** Ranks before all those that the product has given out. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const rankBefore = (n: number): string => `Z${DIGITS[n]!}`;
const rankAmong = (n: number): string => `a${DIGITS[n]!}`;

const correoOf = (clave: string): string => `${clave}@demo.es`;

export const hasPast = ({ sprints }: Lines, { sprints: [first] }: Pasado): boolean =>
  sprints.some(({ nombre }) => nombre === first?.nombre);

/** Where the past is added, and what its things have in common. */
interface Past {
  lines: Lines;
  pasado: Pasado;
  clock: Clock;
  proyecto: string;
  epicas: Map<string, Line<'epicas'>>;
  hecho: { creador: string; createdAt: string; updatedAt: string };
  stories: number;
}

/** Adds the finished sprints of the data, with their epics, stories and tasks, all done. */
export function addPastSprints(lines: Lines, pasado: Pasado, clock: Clock): void {
  const { _id: proyecto, creador } = lines.proyecto[0]!;
  const before = clock.at(pasado.sprints[0]!.inicio - 10);
  const past: Past = {
    lines,
    pasado,
    clock,
    proyecto,
    epicas: new Map(lines.epicas.map((epica) => [epica.titulo, epica])),
    hecho: { creador: creador!, createdAt: before, updatedAt: before },
    stories: 0,
  };
  for (const sprint of lines.sprints) sprint.numero += pasado.sprints.length;
  for (const [i, sprint] of pasado.sprints.entries()) addSprint(past, sprint, i + 1);
}

function epicaOf({ lines, proyecto, epicas, hecho }: Past, titulo: string): string {
  const known = epicas.get(titulo);
  if (known) return known._id;
  const epica: Line<'epicas'> = {
    _id: idOf(proyecto, titulo),
    titulo,
    descripcion: '',
    prioridad: 'media',
    estado: 'completada',
    orden: rankBefore(epicas.size),
    ...hecho,
  };
  epicas.set(titulo, epica);
  lines.epicas.push(epica);
  return epica._id;
}

function addHistoria(past: Past, epica: string, [titulo, puntos, quiero, ...tareas]: PasadaHistoria): string {
  const _id = idOf(epica, titulo);
  past.lines.historias.push({
    _id,
    titulo,
    comoUsuario: past.pasado.comoUsuario,
    quiero: titulo.charAt(0).toLowerCase() + titulo.slice(1),
    para: quiero,
    descripcion: '',
    prioridad: priorityOf(puntos),
    estado: 'completada',
    puntos,
    orden: rankBefore(past.stories++),
    epica,
    ...past.hecho,
  });
  for (const [i, text] of tareas.entries()) addTarea(past, { _id, puntos }, text, i);
  return _id;
}

const priorityOf = (puntos: number) => (puntos >= 8 ? 'alta' : 'media');

/** `text`: its title, and behind an @ whose it was. */
function addTarea(
  { lines, hecho }: Past,
  historia: { _id: string; puntos: number },
  text: string,
  i: number,
): void {
  const [titulo = '', quien = ''] = text.split(' @');
  lines.tareas.push({
    _id: idOf(historia._id, titulo),
    titulo,
    descripcion: '',
    tipo: i % 3 === 2 ? 'mejora' : 'funcionalidad',
    prioridad: priorityOf(historia.puntos),
    estado: 'completada',
    asignado: correoOf(quien),
    fechaLimite: null,
    tiempoEstimado: 2 + ((historia.puntos + i) % 5),
    orden: rankAmong(i),
    archivos: [],
    historia: historia._id,
    ...hecho,
  });
}

function addSprint(
  past: Past,
  { nombre, objetivo, inicio, fin, historias }: PasadoSprint,
  numero: number,
): void {
  const { clock, proyecto, hecho } = past;
  const ids = Object.entries(historias).flatMap(([epica, suyas]) =>
    suyas.map((one) => addHistoria(past, epicaOf(past, epica), one)),
  );
  past.lines.sprints.push({
    _id: idOf(proyecto, 'sprint', nombre),
    numero,
    nombre,
    objetivo,
    fechaInicio: clock.day(inicio),
    fechaFin: clock.day(fin),
    estado: 'completado',
    historias: ids,
    creador: hecho.creador,
    iniciado: clock.at(inicio),
    cerrado: clock.at(fin, 1),
    compromiso: null,
    resultado: null,
    traslados: [],
    createdAt: clock.at(inicio - 1),
    updatedAt: clock.at(fin, 1),
  });
}
