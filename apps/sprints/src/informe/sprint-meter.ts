import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { historiaEstado } from '@pmp/contracts/proyectos';
import { CopyChanges, InjectCopy, LOGGER, type LocalCopy } from '@pmp/platform';
import type { Logger } from 'pino';
import type { HistoriaDatos } from '../copies/copied-types';
import { HistoriasReader } from '../copies/historias.reader';
import type { SprintDoc } from '../sprints/sprint.model';
import { SprintsRepository } from '../sprints/sprints.repository';
import { totalsOf } from './medida.rules';
import { MedidasRepository } from './medidas.repository';

/** A burst of moves leads to one measurement. */
const PAUSE_MS = 500;

/** How many sprints of all that are in progress are looked at together at the start. */
const TOGETHER = 50;

/**
 * Measures sprints in progress whenever one of their stories has changed. What a process did not measure before it died
 * is measured after the next start.
 */
@Injectable()
export class SprintMeter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    @InjectCopy(historiaEstado) copia: LocalCopy<HistoriaDatos>,
    private readonly sprints: SprintsRepository,
    private readonly medidas: MedidasRepository,
    private readonly historias: HistoriasReader,
    changes: CopyChanges,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    changes.subscribe(copia.spec.collection, (ids) => {
      for (const id of ids) this.changed.add(id);
      this.timer ??= setTimeout(() => void this.catchUp(), PAUSE_MS);
    });
  }

  /** Nobody waits for it: a large installation would start the later the more sprints it has. */
  onApplicationBootstrap(): void {
    this.measureMissed().catch((err: unknown) => {
      this.logger.warn({ err }, 'medidas de sprints sin tomar al arrancar; se toman con el próximo cambio');
    });
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    clearTimeout(this.timer);
  }

  /** Nearly all are as they were last measured, and that is found out for many at once. */
  async measureMissed(): Promise<void> {
    for await (const sprints of this.sprints.inProgress(TOGETHER)) {
      if (this.stopping) return;
      await this.measureAll(await this.changedAmong(sprints));
    }
  }

  private async changedAmong(sprints: SprintDoc[]): Promise<SprintDoc[]> {
    const [last, historias] = await Promise.all([
      this.medidas.lastOfEach(sprints.map(({ _id }) => _id.toHexString())),
      this.historias.findCounted(sprints.flatMap((sprint) => sprint.historias)),
    ]);
    const byId = new Map(historias.map((historia) => [historia._id, historia]));
    return sprints.filter((sprint) => {
      const now = totalsOf(sprint.historias.flatMap((id) => byId.get(id) ?? []));
      const then = last.get(sprint._id.toHexString());
      return then?.alcance !== now.alcance || then.completados !== now.completados;
    });
  }

  private async catchUp(): Promise<void> {
    const ids = [...this.changed];
    this.changed.clear();
    this.timer = undefined;
    try {
      const holders = await this.sprints.findReserving(ids);
      await this.measureAll(holders.filter(({ estado }) => estado === 'en progreso'));
    } catch (err) {
      this.logger.warn({ err }, 'medidas de sprints sin tomar; se toman con el próximo cambio');
    }
  }

  private async measureAll(sprints: SprintDoc[]): Promise<void> {
    for (const sprint of sprints) await this.measure(sprint);
  }

  /**
   * A listed story that is gone has been deleted; the list is cleaned up a moment later. Changes of the list write a
   * measurement themselves: if one has appeared meanwhile, it is newer than what was read here, and the sprint is
   * measured again.
   */
  private async measure(measured: SprintDoc): Promise<void> {
    const id = measured._id.toHexString();
    const before = await this.medidas.lastOf(id);
    const sprint = await this.sprints.findInProgress(measured.proyecto);
    if (!sprint?._id.equals(measured._id)) return;
    const historias = await this.historias.findCounted(sprint.historias);
    const last = await this.medidas.lastOf(id);
    if (last && !last._id.equals(before?._id)) return this.measure(measured);
    const { alcance, completados } = totalsOf(historias);
    if (last?.alcance === alcance && last.completados === completados) return;
    const motivo = historias.length < sprint.historias.length ? 'eliminacion' : 'puntos';
    await this.medidas.insert(sprint, historias, { motivo });
  }
}
