import type { Cast, PlaceOfProject, Team } from '@pmp/paquete';
import { mongo } from 'mongoose';
import type { EquipoDoc } from '../equipos/equipo.model';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { People } from './people';

/** What is asked about a project that is to come. */
export interface Wanted {
  /** Name of the team in the package. */
  equipo: string;
  /** Team of the project here, if it is here. */
  present: mongo.ObjectId | null;
  /** Id or name of another team to take it in. */
  otro: string | undefined;
  cast: Cast;
  /** Everybody whom it names. */
  correos: ReadonlySet<string>;
  /** Those who own private views, who need no account here. */
  privadas: readonly string[];
  /** Those of them with work in it. */
  asignados: ReadonlySet<string>;
}

const toTeam = ({ _id, nombre, miembros }: EquipoDoc): Team => ({
  _id,
  nombre,
  miembros: miembros.map(({ usuario }) => usuario.toHexString()),
});

async function findTeam(
  base: mongo.Db,
  { equipo, present, otro }: Wanted,
): Promise<{ team: Team | null; conflict?: string }> {
  const equipos = base.collection<EquipoDoc>('equipos');
  if (otro) {
    const named = /^[0-9a-f]{24}$/.test(otro) ? { _id: new mongo.ObjectId(otro) } : { nombre: otro };
    const found = await equipos.find({ ...named, eliminadoEn: null }).toArray();
    if (found.length === 1) return { team: toTeam(found[0]!) };
    return { team: null, conflict: `hay ${found.length} equipos «${otro}»: di su identificador` };
  }
  const found = await equipos.find({ nombre: equipo, eliminadoEn: null }).toArray();
  const own = found.find(({ _id }) => present && _id.equals(present));
  if (own) return { team: toTeam(own) };
  if (found.length <= 1) return { team: found[0] ? toTeam(found[0]) : null };
  return {
    team: null,
    conflict: `hay ${found.length} equipos «${equipo}»: di cuál con --equipo=<identificador>`,
  };
}

/** People with tasks or stories who may not see the project. */
async function strangersTo(base: mongo.Db, team: Team, asignados: Map<string, string>): Promise<string[]> {
  const admins = await base
    .collection<UsuarioDoc>('usuarios')
    .find({ rol: 'admin' }, { projection: { _id: 1 } })
    .toArray();
  const allowed = new Set([...team.miembros, ...admins.map(({ _id }) => _id.toHexString())]);
  return [...asignados].filter(([, id]) => !allowed.has(id)).map(([correo]) => correo);
}

export async function placeOfProject(base: mongo.Db, wanted: Wanted): Promise<PlaceOfProject> {
  const { correos, cast } = wanted;
  const named = new Set([...correos, ...cast.equipo.miembros.map(({ correo }) => correo)]);
  const people = await new People(base).idsOf([...named, ...wanted.privadas]);
  const { team, conflict } = await findTeam(base, wanted);
  const needed = team ? correos : named;
  const missing = [...needed].filter((correo) => !people.has(correo)).sort();
  const conflicts = conflict ? [conflict] : [];
  if (!(await base.collection('usuarios').findOne({})))
    conflicts.push('la instalación no se ha puesto nunca en marcha: arráncala antes una vez');
  const asignados = new Map([...people].filter(([correo]) => wanted.asignados.has(correo)));
  const strangers = team ? await strangersTo(base, team, asignados) : [];
  const warnings = strangers.map((correo) => `${correo} tiene trabajo y no es del equipo «${team!.nombre}»`);
  return { people, missing, team, conflicts, warnings };
}
