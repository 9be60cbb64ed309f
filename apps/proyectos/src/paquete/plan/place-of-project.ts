import { Injectable } from '@nestjs/common';
import type { Cast, PlaceOfProject, Team } from '@pmp/paquete';
import { mongo } from 'mongoose';
import { LugarRepository } from '../almacen/lugar.repository';

/** What is asked about a project that is to come. */
export interface Wanted {
  proyecto: string;
  /** Name of the team in the package. */
  equipo: string;
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

type Found = Awaited<ReturnType<LugarRepository['findEquipos']>>[number];

const toTeam = ({ _id, nombre, miembros }: Found): Team => ({
  _id: new mongo.ObjectId(_id),
  nombre,
  miembros: miembros.map(({ usuario }) => usuario),
});

@Injectable()
export class PlaceProject {
  constructor(private readonly lugar: LugarRepository) {}

  async place(wanted: Wanted): Promise<PlaceOfProject> {
    const { correos, cast } = wanted;
    const cuentas = await this.lugar.cuentas();
    const named = new Set([...correos, ...cast.equipo.miembros.map(({ correo }) => correo)]);
    const people = new Map(
      [...named, ...wanted.privadas].flatMap((correo): [string, string][] => {
        const cuenta = cuentas.get(correo);
        return cuenta ? [[correo, cuenta._id]] : [];
      }),
    );
    const { team, conflict } = await this.findTeam(wanted);
    const needed = team ? correos : named;
    const missing = [...needed].filter((correo) => !people.has(correo)).sort();
    // People with tasks or stories who may not see the project.
    const strangers = [...wanted.asignados].filter((correo) => {
      const cuenta = cuentas.get(correo);
      return team && cuenta && cuenta.rol !== 'admin' && !team.miembros.includes(cuenta._id);
    });
    const warnings = strangers.map(
      (correo) => `${correo} tiene trabajo y no es del equipo «${team!.nombre}»`,
    );
    return { people, missing, team, conflicts: conflict ? [conflict] : [], warnings };
  }

  private async findTeam({
    proyecto,
    equipo,
    otro,
  }: Wanted): Promise<{ team: Team | null; conflict?: string }> {
    if (otro) {
      const found = await this.lugar.findEquipos(
        /^[0-9a-f]{24}$/.test(otro) ? { _id: otro } : { nombre: otro },
      );
      if (found.length === 1) return { team: toTeam(found[0]!) };
      return { team: null, conflict: `hay ${found.length} equipos «${otro}»: di su identificador` };
    }
    const found = await this.lugar.findEquipos({ nombre: equipo });
    const present = String(await this.lugar.equipoDe(proyecto));
    const own = found.find(({ _id }) => _id === present);
    if (own) return { team: toTeam(own) };
    if (found.length <= 1) return { team: found[0] ? toTeam(found[0]) : null };
    return {
      team: null,
      conflict: `hay ${found.length} equipos «${equipo}»: di cuál con --equipo=<identificador>`,
    };
  }
}
