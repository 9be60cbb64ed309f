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

/** Adds the finished sprints of the data, with their epics, stories and tasks, all done. */
export function addPastSprints(lines: Lines, pasado: Pasado, clock: Clock): void {
  const creador = lines.proyecto[0]!.creador!;
  const proyecto = lines.proyecto[0]!._id;
  const first = pasado.sprints[0]!.inicio;
  const hecho = { creador, createdAt: clock.at(first - 10), updatedAt: clock.at(first - 10) };
  const epicas = new Map(lines.epicas.map((epica) => [epica.titulo, epica]));
  let stories = 0;

  const epicaOf = (titulo: string): string => {
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
  };

  const addHistoria = (epica: string, [titulo, puntos, quiero, ...tareas]: PasadaHistoria): string => {
    const _id = idOf(epica, titulo);
    lines.historias.push({
      _id,
      titulo,
      comoUsuario: pasado.comoUsuario,
      quiero: titulo.charAt(0).toLowerCase() + titulo.slice(1),
      para: quiero,
      descripcion: '',
      prioridad: puntos >= 8 ? 'alta' : 'media',
      estado: 'completada',
      puntos,
      orden: rankBefore(stories++),
      epica,
      ...hecho,
    });
    for (const [i, text] of tareas.entries()) {
      const [tarea = '', quien = ''] = text.split(' @');
      lines.tareas.push({
        _id: idOf(_id, tarea),
        titulo: tarea,
        descripcion: '',
        tipo: i % 3 === 2 ? 'mejora' : 'funcionalidad',
        prioridad: puntos >= 8 ? 'alta' : 'media',
        estado: 'completada',
        asignado: correoOf(quien),
        fechaLimite: null,
        tiempoEstimado: 2 + ((puntos + i) % 5),
        orden: rankAmong(i),
        archivos: [],
        historia: _id,
        ...hecho,
      });
    }
    return _id;
  };

  const addSprint = ({ nombre, objetivo, inicio, fin, historias }: PasadoSprint, numero: number): void => {
    const ids = Object.entries(historias).flatMap(([epica, suyas]) =>
      suyas.map((one) => addHistoria(epicaOf(epica), one)),
    );
    lines.sprints.push({
      _id: idOf(proyecto, 'sprint', nombre),
      numero,
      nombre,
      objetivo,
      fechaInicio: clock.day(inicio),
      fechaFin: clock.day(fin),
      estado: 'completado',
      historias: ids,
      creador,
      iniciado: clock.at(inicio),
      cerrado: clock.at(fin, 1),
      compromiso: null,
      resultado: null,
      traslados: [],
      createdAt: clock.at(inicio - 1),
      updatedAt: clock.at(fin, 1),
    });
  };

  for (const sprint of lines.sprints) sprint.numero += pasado.sprints.length;
  for (const [i, sprint] of pasado.sprints.entries()) addSprint(sprint, i + 1);
}
