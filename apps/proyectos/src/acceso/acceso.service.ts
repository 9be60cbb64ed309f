import { Injectable } from '@nestjs/common';
import { idSchema, type ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { AskBeforeRefusing, DomainError, type Caller, type Derecho } from '@pmp/platform';
import { LRUCache } from 'lru-cache';
import type { ClientSession, Types } from 'mongoose';
import { NombresService } from '../nombres/nombres.service';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { TareasRepository } from '../tareas/tareas.repository';
import { assertMayCreateIn, assertMayTakeAway, assertProyecto, mayIn, seesProyecto } from './acceso.rules';

const MAX_REMEMBERED = 1_000;

const isId = (text: string | undefined): text is string => idSchema.safeParse(text).success;

@Injectable()
export class AccesoService {
  /** As this process last read them; another replica may have changed them since. */
  private readonly rememberedProyectos = new LRUCache<string, ProyectoDoc>({ max: MAX_REMEMBERED });

  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly tareas: TareasRepository,
    private readonly nombres: NombresService,
    private readonly asking: AskBeforeRefusing,
  ) {}

  /** The project, if the caller has the right over it. */
  async proyecto(
    caller: Caller,
    derecho: Derecho,
    id: string | Types.ObjectId,
    { missing = erroresProyectos.proyectoNoEncontrado as ErrorSpec, session }: AccesoOptions = {},
  ): Promise<ProyectoDoc> {
    const proyecto = await this.proyectos.findById(id, session);
    if (!session) this.remember(id.toString(), proyecto);
    if (!proyecto) throw new DomainError(missing);
    await this.asking.decide(caller, (person) => assertProyecto(person, derecho, proyecto, missing));
    return proyecto;
  }

  /** Throws unless the team exists and the caller may create projects in it. */
  async assertMayCreateIn(caller: Caller, equipo: string): Promise<void> {
    const decideByCopy = async (person: Caller): Promise<void> => {
      assertMayCreateIn(person, equipo);
      if (!(await this.nombres.membersOf(equipo))) throw new DomainError(erroresProyectos.equipoDesconocido);
    };
    await this.asking.decide(caller, decideByCopy, () => this.nombres.refreshTeam(equipo));
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

  /**
   * The project as this process remembers it, possibly outdated, if the caller had the right over it then. Only for
   * callers whose transaction `expect`s it unchanged; when that fails, they read the project again and let it decide
   * what the person is told.
   */
  remembered(caller: Caller, derecho: Derecho, id: string): ProyectoDoc | null {
    const proyecto = this.rememberedProyectos.get(id);
    return proyecto && mayIn(caller, derecho, proyecto) ? proyecto : null;
  }

  /**
   * Checks the caller's right before an upload is read, so that strangers cannot fill the disk. When the form has not
   * named its project yet, that is checked with the rest of the form.
   */
  async assertMayUpload(
    caller: Caller,
    { tarea, proyecto }: { tarea?: string; proyecto?: string },
  ): Promise<void> {
    const missing = erroresProyectos.tareaNoEncontrada;
    if (tarea !== undefined) {
      const found = isId(tarea) ? await this.tareas.findById(tarea) : null;
      await this.child(caller, 'proyecto.editar', found, missing);
    } else if (isId(proyecto)) await this.proyecto(caller, 'proyecto.editar', proyecto);
  }

  /** An entity of a project, if it exists and the caller has the right over that project. */
  async child<T extends { proyecto: Types.ObjectId }>(
    caller: Caller,
    derecho: Derecho,
    entity: T | null,
    missing: ErrorSpec,
    session?: ClientSession,
  ): Promise<T> {
    if (!entity) throw new DomainError(missing);
    await this.proyecto(caller, derecho, entity.proyecto, { missing, session });
    return entity;
  }

  private remember(id: string, proyecto: ProyectoDoc | null): void {
    if (proyecto) this.rememberedProyectos.set(id, proyecto);
    else this.rememberedProyectos.delete(id);
  }
}

interface AccesoOptions {
  missing?: ErrorSpec;
  session?: ClientSession | undefined;
}
