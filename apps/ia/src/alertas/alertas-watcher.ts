import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { epicaEstado, historiaEstado, proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
import { Calendario, CopyChanges, InjectCopy, LOGGER, type LocalCopy } from '@pmp/platform';
import type { Logger } from 'pino';
import { config } from '../config';
import { ProyectosReader } from '../datos/lectura/proyectos.reader';
import { AlertasGenerator } from './alertas-generator';
import { AnnounceAlertas } from './announce-alertas';
import { ambitoDe, GeneracionesRepository } from './generaciones.repository';

/** How often projects are looked through for those whose alerts are of another day. */
const DATES_MS = 30 * 60_000;

/**
 * Makes alerts by itself: a while after something in a project has changed, and on every new day, since dates pass
 * without any change. What is no longer true goes; what has become true is told to the people whom it concerns.
 */
@Injectable()
export class AlertasWatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly changed = new Map<LocalCopy<unknown>, Set<string>>();
  private pause: NodeJS.Timeout | undefined;
  private dates: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectosCopy: LocalCopy<unknown>,
    @InjectCopy(epicaEstado) epicas: LocalCopy<unknown>,
    @InjectCopy(historiaEstado) historias: LocalCopy<unknown>,
    @InjectCopy(tareaEstado) tareas: LocalCopy<unknown>,
    @InjectCopy(sprintEstado) sprints: LocalCopy<unknown>,
    changes: CopyChanges,
    private readonly proyectos: ProyectosReader,
    private readonly generator: AlertasGenerator,
    private readonly generaciones: GeneracionesRepository,
    private readonly announcer: AnnounceAlertas,
    private readonly calendario: Calendario,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    if (config.IA_ALERTAS_PAUSA_S === 0) return;
    for (const copy of [this.proyectosCopy, epicas, historias, tareas, sprints]) {
      const ids = new Set<string>();
      this.changed.set(copy, ids);
      changes.subscribe(copy.spec.collection, (announced) => {
        for (const id of announced) ids.add(id);
        this.pause ??= setTimeout(
          () => this.start(() => this.lookAtChanged()),
          config.IA_ALERTAS_PAUSA_S * 1_000,
        );
      });
    }
  }

  onApplicationBootstrap(): void {
    if (config.IA_ALERTAS_PAUSA_S === 0) return;
    this.dates = setInterval(() => this.start(() => this.lookAtDates()), DATES_MS);
    this.pause ??= setTimeout(
      () => this.start(() => this.lookAtDates(true)),
      config.IA_ALERTAS_PAUSA_S * 1_000,
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.pause);
    clearInterval(this.dates);
    await this.work;
  }

  private start(look: () => Promise<void>): void {
    this.pause = undefined;
    this.work = this.work
      .then(look)
      .catch((err: unknown) =>
        this.logger.warn({ err }, 'alertas sin revisar; se revisan con el próximo cambio'),
      );
  }

  private async lookAtChanged(): Promise<void> {
    const proyectos = new Set<string>();
    for (const [copy, ids] of this.changed) {
      const taken = [...ids];
      ids.clear();
      for (const id of await this.proyectosOf(copy, taken)) proyectos.add(id);
    }
    await this.lookAt([...proyectos]);
    await this.lookAtDates();
  }

  private async proyectosOf(copy: LocalCopy<unknown>, ids: string[]): Promise<string[]> {
    if (copy === this.proyectosCopy || !ids.length) return ids;
    return copy.model.collection.distinct('proyecto', { _id: { $in: ids } } as never);
  }

  /**
   * The projects that were last looked at on another day. Those without alerts are looked at only once after a start:
   * somebody may have deleted them, and they come back with the next change.
   */
  private async lookAtDates(withoutAny = false): Promise<void> {
    const today = this.calendario.diaOf(new Date());
    const fechas = await this.generaciones.datesOfProyectos();
    const activos = await this.proyectos.listActive();
    await this.lookAt(
      activos
        .filter(({ _id }) => {
          const fecha = fechas.get(_id);
          return fecha === undefined ? withoutAny : this.calendario.diaOf(fecha) !== today;
        })
        .map(({ _id }) => _id),
    );
  }

  /** One after the other, so that only one is in memory. */
  private async lookAt(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.stopped) return;
      const proyecto = await this.proyectos.find(id);
      if (!proyecto) continue;
      const generacion = await this.generator.ofProyecto(proyecto);
      const antes = await this.generaciones.find(ambitoDe.proyecto(id));
      await this.generaciones.replace(generacion);
      await this.generaciones.dropVanished(
        id,
        generacion.alertas.map((alerta) => alerta.id),
      );
      const known = new Set(antes?.alertas.map((alerta) => alerta.id));
      await this.announcer.announce(generacion.alertas.filter((alerta) => !known.has(alerta.id)));
    }
  }
}
