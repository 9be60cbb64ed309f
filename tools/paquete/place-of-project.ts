import type { mongo } from 'mongoose';
import { mongo as driver } from 'mongoose';
import type { ProyectoDoc } from '../../apps/proyectos/src/acceso/proyecto.model.ts';
import type { EquipoDoc } from '../../apps/usuarios/src/equipos/equipo.model.ts';
import type { UsuarioDoc } from '../../apps/usuarios/src/usuarios/usuario.model.ts';
import type { Inspected } from './inspect-package.ts';
import { People } from './people.ts';
import type { Bases } from './reading.ts';

export interface Team {
  _id: mongo.ObjectId;
  nombre: string;
  miembros: string[];
}

/** The project's team and the accounts of its people in this installation. */
export interface PlaceOfProject {
  /** Ids by address, without those that have no account. */
  people: Map<string, string>;
  missing: string[];
  /** Null: no team has that name. */
  team: Team | null;
  conflicts: string[];
  warnings: string[];
}

const toTeam = ({ _id, nombre, miembros }: EquipoDoc): Team => ({
  _id,
  nombre,
  miembros: miembros.map(({ usuario }) => usuario.toHexString()),
});

async function findTeam(
  bases: Bases,
  { proyecto }: Inspected,
  wanted: string | undefined,
): Promise<{ team: Team | null; conflict?: string }> {
  const equipos = bases.usuarios.collection<EquipoDoc>('equipos');
  if (wanted) {
    const named = /^[0-9a-f]{24}$/.test(wanted) ? { _id: new driver.ObjectId(wanted) } : { nombre: wanted };
    const found = await equipos.find({ ...named, eliminadoEn: null }).toArray();
    if (found.length === 1) return { team: toTeam(found[0]!) };
    return { team: null, conflict: `hay ${found.length} equipos «${wanted}»: di su identificador` };
  }
  const present = await bases.proyectos
    .collection<ProyectoDoc>('proyectos')
    .findOne({ _id: new driver.ObjectId(proyecto._id) }, { projection: { equipo: 1 } });
  const found = await equipos.find({ nombre: proyecto.equipo, eliminadoEn: null }).toArray();
  const own = found.find(({ _id }) => present?.equipo && _id.equals(present.equipo));
  if (own) return { team: toTeam(own) };
  if (found.length <= 1) return { team: found[0] ? toTeam(found[0]) : null };
  return {
    team: null,
    conflict: `hay ${found.length} equipos «${proyecto.equipo}»: di cuál con --equipo=<identificador>`,
  };
}

/** People with tasks or stories who may not see the project. */
async function strangersTo(bases: Bases, team: Team, asignados: Map<string, string>): Promise<string[]> {
  const admins = await bases.usuarios
    .collection<UsuarioDoc>('usuarios')
    .find({ rol: 'admin' }, { projection: { _id: 1 } })
    .toArray();
  const allowed = new Set([...team.miembros, ...admins.map(({ _id }) => _id.toHexString())]);
  return [...asignados].filter(([, id]) => !allowed.has(id)).map(([correo]) => correo);
}

export async function placeOfProject(
  bases: Bases,
  inspected: Inspected,
  equipo: string | undefined,
): Promise<PlaceOfProject> {
  const { references, manifest } = inspected;
  const named = new Set([...references.correos, ...manifest.equipo.miembros.map(({ correo }) => correo)]);
  const people = await new People(bases.usuarios).idsOf(named);
  const { team, conflict } = await findTeam(bases, inspected, equipo);
  const needed = team ? references.correos : named;
  const missing = [...needed].filter((correo) => !people.has(correo)).sort();
  const conflicts = conflict ? [conflict] : [];
  if (!(await bases.usuarios.collection('usuarios').findOne({})))
    conflicts.push('la instalación no se ha puesto nunca en marcha: arráncala antes una vez');
  const asignados = new Map([...people].filter(([correo]) => references.asignados.has(correo)));
  const strangers = team ? await strangersTo(bases, team, asignados) : [];
  const warnings = strangers.map((correo) => `${correo} tiene trabajo y no es del equipo «${team!.nombre}»`);
  return { people, missing, team, conflicts, warnings };
}
