import { Injectable } from '@nestjs/common';
import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import {
  assertAllowed,
  AskBeforeRefusing,
  CallerCache,
  DomainError,
  NOWHERE,
  type Caller,
  type Derecho,
} from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { NamesService } from '../names/names.service';
import {
  assertMayCreateIn,
  assertMayTakeAway,
  assertProyecto,
  recursoOf,
  seesProyecto,
} from './acceso.rules';
import type { ProyectoDoc } from './proyecto.model';
import { ProyectosRepository } from './proyectos.repository';

@Injectable()
export class AccesoService {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly names: NamesService,
    private readonly asking: AskBeforeRefusing,
    private readonly people: CallerCache,
  ) {}

  /** The project, if the caller has the right over it. */
  async proyecto(
    caller: Caller,
    derecho: Derecho,
    id: string | Types.ObjectId,
    { missing = erroresProyectos.proyectoNoEncontrado as ErrorSpec, session }: AccesoOptions = {},
  ): Promise<ProyectoDoc> {
    const proyecto = await this.proyectos.findById(id, session);
    // What is not there asks too: whoever takes the time of the answer must not learn what is hidden.
    await this.asking.decide(caller, (person) => {
      if (!proyecto) throw new DomainError(missing);
      assertProyecto(person, derecho, proyecto, missing);
    });
    return proyecto!;
  }

  /** Throws unless the team exists and the caller may create projects in it. */
  async assertMayCreateIn(caller: Caller, equipo: string): Promise<void> {
    const decideByCopy = async (person: Caller): Promise<void> => {
      assertMayCreateIn(person, equipo);
      if (!(await this.names.membersOf(equipo))) throw new DomainError(erroresProyectos.equipoDesconocido);
    };
    await this.asking.decide(caller, decideByCopy, () => this.names.refreshTeam(equipo));
  }

  /** Throws unless the caller may take the project from its team and create it in the other. */
  async assertMayMove(caller: Caller, proyecto: ProyectoDoc, equipo: string): Promise<void> {
    await this.asking.decide(caller, (person) => assertMayTakeAway(person, proyecto));
    await this.assertMayCreateIn(caller, equipo);
  }

  /** Whether this active person sees the project. */
  maySee(usuario: string, proyecto: ProyectoDoc): Promise<boolean> {
    return this.asking.allows(usuario, (person) => seesProyecto(person, proyecto));
  }

  /** The same, according to the local copies alone: for many elements at once. */
  async seemsToSee(usuario: string, proyecto: ProyectoDoc): Promise<boolean> {
    const person = await this.people.find(usuario);
    return person !== null && seesProyecto(person, proyecto);
  }

  /** Work is only given to a person who may see it. */
  async assertMayBeGiven(
    { given }: { given?: { stranger: ErrorSpec } },
    usuario: string | null,
    proyecto: ProyectoDoc,
  ): Promise<void> {
    if (given && usuario && !(await this.maySee(usuario, proyecto))) throw new DomainError(given.stranger);
  }

  /** Throws unless the caller has contributed it, or administers the team of the project. */
  async assertMayTakeDown(
    caller: Caller,
    proyecto: ProyectoDoc,
    creador: Types.ObjectId | null,
  ): Promise<void> {
    const recurso = { ...recursoOf(proyecto), creador: creador?.toHexString() ?? null };
    await this.asking.decide(caller, (person) => assertAllowed(person, 'aporte.eliminar', recurso));
  }

  /** An entity of a project, if it exists and the caller has the right over that project. */
  async child<T extends { proyecto: Types.ObjectId }>(
    caller: Caller,
    derecho: Derecho,
    entity: T | null,
    missing: ErrorSpec,
    session?: ClientSession,
  ): Promise<T> {
    await this.proyecto(caller, derecho, entity?.proyecto ?? NOWHERE, { missing, session });
    return entity!;
  }
}

interface AccesoOptions {
  missing?: ErrorSpec;
  session?: ClientSession | undefined;
}
