import { Injectable } from '@nestjs/common';
import { erroresSprints, type DisponiblesQuery, type HistoriaDeSprint } from '@pmp/contracts/sprints';
import { AskBeforeRefusing, DomainError, type Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { HistoriasReader } from '../copies/historias.reader';
import { byRank } from './rank.rules';
import { toHistoria, toSprintRef } from './sprint.mapper';
import { isLiving } from './sprint.rules';
import { SprintsRepository } from './sprints.repository';

/** Knows which stories a sprint may take. */
@Injectable()
export class AvailableHistoriasService {
  constructor(
    private readonly historias: HistoriasReader,
    private readonly sprints: SprintsRepository,
    private readonly acceso: AccesoService,
    private readonly asking: AskBeforeRefusing,
  ) {}

  /** The stories that are not done and in no unfinished sprint, in rank order. */
  async listDisponibles(
    caller: Caller,
    proyecto: string,
    { sprint }: DisponiblesQuery,
  ): Promise<HistoriaDeSprint[]> {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const [unfinished, sprints] = await Promise.all([
      this.historias.unfinishedOf(proyecto),
      this.sprints.listOf(proyecto),
    ]);
    const asked = sprints.find(({ _id }) => _id.toHexString() === sprint);
    if (sprint && !asked) throw new DomainError(erroresSprints.sprintNoEncontrado);
    const taken = new Set(sprints.filter(({ estado }) => isLiving(estado)).flatMap((s) => s.historias));
    const free = unfinished.filter(({ _id }) => !taken.has(_id));
    const own = asked ? await this.historias.findMany(asked.historias) : [];
    const ownIds = new Set(own.map(({ _id }) => _id));
    const ref = asked && asked.estado !== 'cancelado' ? toSprintRef(asked) : null;
    return [
      ...free.filter(({ _id }) => !ownIds.has(_id)).map((historia) => toHistoria(historia, null)),
      ...own.map((historia) => toHistoria(historia, ref)),
    ].sort(byRank);
  }

  /**
   * Throws for stories that do not exist or are in another project; the caller must not be able to tell the two apart.
   */
  async assertOfProyecto(proyecto: string, ids: readonly string[]): Promise<void> {
    const check = async (): Promise<void> => {
      const found = await this.historias.findMany(ids);
      if (found.length !== ids.length || found.some((historia) => historia.proyecto !== proyecto)) {
        throw new DomainError(erroresSprints.historiaDeOtroProyecto);
      }
    };
    await this.asking.check(check, () => this.historias.refresh(ids));
  }

  /** The error for stories that another sprint has reserved, naming one of them. */
  async conflictOf(ids: readonly string[], except: string): Promise<DomainError> {
    const holders = await this.sprints.findReserving(ids);
    const holder = holders.find(({ _id }) => _id.toHexString() !== except);
    const id = holder?.historias.find((one) => ids.includes(one));
    const historia = id ? await this.historias.find(id) : null;
    return new DomainError(erroresSprints.historiaEnOtroSprint, {
      historia: historia?.titulo ?? '',
      sprint: holder?.nombre ?? '',
    });
  }
}
