import { MAX_ALERTAS } from '@pmp/contracts/ia';
import { createHash } from 'node:crypto';
import type { Persona } from '../datos/lectura/datos';
import { compareHallazgos } from '../reglas/fold.rules';
import type { Hallazgo } from '../reglas/regla/regla';
import type { AlertaDoc } from './generacion.model';

/** The findings of one project, with the people who may be notified of them. */
export interface HallazgosDeProyecto {
  proyecto: string;
  hallazgos: readonly Hallazgo[];
  personas: readonly Persona[];
}

/** The same cause gives the same id, so that an alert that was sent counts as sent when alerts are generated again. */
const idOf = (proyecto: string, { regla, item, causa }: Hallazgo): string =>
  createHash('sha256').update([proyecto, regla, item, causa].join('\n')).digest('hex').slice(0, 24);

/** The worst findings of all the projects, as many as are shown. */
export const alertasOf = (encontrados: readonly HallazgosDeProyecto[], motor: string): AlertaDoc[] =>
  encontrados
    .flatMap(({ proyecto, hallazgos, personas }) =>
      hallazgos.map((hallazgo) => ({ proyecto, personas, hallazgo })),
    )
    .sort((a, b) => compareHallazgos(a.hallazgo, b.hallazgo))
    .slice(0, MAX_ALERTAS)
    .map(({ proyecto, personas, hallazgo }) => ({
      id: idOf(proyecto, hallazgo),
      tipo: tipoOf(hallazgo),
      sobre: hallazgo.sobre,
      titulo: hallazgo.titulo,
      descripcion: hallazgo.descripcion,
      fechaLimite: hallazgo.fechaLimite,
      sugerencia: hallazgo.sugerencia,
      siguientePaso: hallazgo.siguientePaso,
      usuarios: concerned(hallazgo.usuarios, personas),
      regla: hallazgo.regla,
      severidad: hallazgo.severidad,
      evidencia: [...hallazgo.evidencia],
      enlace: hallazgo.enlace,
      proyecto,
      motor,
    }));

const tipoOf = ({ sobre }: Hallazgo): AlertaDoc['tipo'] =>
  sobre === 'tarea' || sobre === 'persona' ? 'tarea' : 'historia';

/** Whether the person has an active account and may see the project. */
export const canBeTold = ({ activa, admin, rolEquipo }: Persona): boolean =>
  activa && (admin || rolEquipo !== null);

/**
 * Whom a reader of the alert may notify: the people it concerns or, if there are none besides the reader, who is notified
 * of nothing they do themselves, the team's.
 */
export function offeredTo(reader: string, concerned: readonly string[], personas: readonly Persona[]) {
  const reachable = personas.filter(canBeTold);
  const named = reachable.filter(({ _id }) => concerned.includes(_id));
  const delEquipo = named.every(({ _id }) => _id === reader);
  const offered = delEquipo ? reachable.filter(({ rolEquipo }) => rolEquipo !== null) : named;
  return { usuarios: offered.map(({ _id: id, nombre, avatar }) => ({ id, nombre, avatar })), delEquipo };
}

/** The people whom the finding names; if none of them can be notified, the team's admins, or else the whole team. */
function concerned(named: readonly string[], personas: readonly Persona[]): string[] {
  const reachable = new Map(personas.filter(canBeTold).map((persona) => [persona._id, persona]));
  const direct = [...new Set(named)].filter((id) => reachable.has(id));
  if (direct.length) return direct;
  const team = [...reachable.values()].filter(({ rolEquipo }) => rolEquipo !== null);
  const admins = team.filter(({ rolEquipo }) => rolEquipo === 'admin');
  return (admins.length ? admins : team).map(({ _id }) => _id);
}
