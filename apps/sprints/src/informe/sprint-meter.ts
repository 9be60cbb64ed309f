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

/**
 * Measures sprints in progress whenever one of their stories has changed. What a process did not measure before it died
 * is measured at the next start.
 */
@Injectable()
export class SprintMeter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

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

  async onApplicationBootstrap(): Promise<void> {
    await this.measureAll(await this.sprints.listInProgress());
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
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
    const historias = await this.historias.findMany(sprint.historias);
    const last = await this.medidas.lastOf(id);
    if (last && !last._id.equals(before?._id)) return this.measure(measured);
    const { alcance, completados } = totalsOf(historias);
    if (last?.alcance === alcance && last.completados === completados) return;
    const motivo = historias.length < sprint.historias.length ? 'eliminacion' : 'puntos';
    await this.medidas.insert(sprint, historias, { motivo });
  }
}
