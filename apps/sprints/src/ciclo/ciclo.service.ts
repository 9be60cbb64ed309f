import { Injectable } from '@nestjs/common';
import {
  erroresSprints,
  sprintCancelado,
  sprintFinalizado,
  sprintIniciado,
  type DestinoDePendientes,
  type Finalizar,
  type HistoriaDeSprint,
  type Sprint,
} from '@pmp/contracts/sprints';
import { type Caller, DomainError, duplicateKeyOf, type Tx, UnitOfWork } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { HistoriasOwner } from '../copies/historias-owner';
import { DefinicionesService } from '../definiciones/definiciones.service';
import { cierreOf } from '../informe/cambios.rules';
import { measure, measuredDone } from '../informe/medida.rules';
import { MedidasRepository } from '../informe/medidas.repository';
import { SprintEvents } from '../sprints/sprint-events';
import type { SprintDoc } from '../sprints/sprint.model';
import { SprintsPresenter } from '../sprints/sprints.presenter';
import { SprintsRepository } from '../sprints/sprints.repository';
import { SprintsService } from '../sprints/sprints.service';
import { DestinoPendientes } from './destino-pendientes';
import { type HistoriaContada, newestOf, withClaves } from './owned-historias.rules';
import {
  checkFinish,
  checkStart,
  type Hallazgo,
  unfinishedOf,
  type Verificacion,
} from './verificacion.rules';

/** With at most so many sprints made at the same time, the new one is sure to get a number. */
const MAX_ATTEMPTS = 20;

/** Starts, finishes and cancels sprints. Each repeats its check in the transaction that makes the change. */
@Injectable()
export class CicloService {
  constructor(
    private readonly service: SprintsService,
    private readonly sprints: SprintsRepository,
    private readonly presenter: SprintsPresenter,
    private readonly owner: HistoriasOwner,
    private readonly medidas: MedidasRepository,
    private readonly destino: DestinoPendientes,
    private readonly events: SprintEvents,
    private readonly acceso: AccesoService,
    private readonly definiciones: DefinicionesService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async verifyStart(caller: Caller, id: string): Promise<Verificacion> {
    const doc = await this.service.find(caller, 'proyecto.ver', id);
    return this.startVerdict(caller, doc, await this.presenter.present(doc));
  }

  async verifyFinish(caller: Caller, id: string): Promise<Verificacion> {
    const sprint = await this.service.getSprint(caller, id);
    return checkFinish(sprint, await this.notDone(caller, sprint, sprint.historias));
  }

  async start(caller: Caller, id: string): Promise<Sprint> {
    try {
      return await this.transition(caller, id, async (doc, sprint, tx) => {
        assertPassed(await this.startVerdict(caller, doc, sprint, tx.session));
        const started = await this.sprints.update(
          doc,
          { estado: 'en progreso', iniciado: new Date(), compromiso: measure(sprint.historias) },
          tx.session,
        );
        await this.happened(tx, caller, doc, started, sprintIniciado);
        return { doc: started, historias: sprint.historias };
      });
    } catch (error) {
      if (duplicateKeyOf(error) === null) throw error;
      assertPassed(await this.verifyStart(caller, id));
      throw error;
    }
  }

  /**
   * Upon the stories as their owner has them, since the copy may not know yet that one was reopened. The sprint is closed
   * as of the moment of that answer: who reopens a story later reopens one of a finished sprint. `pendientes`: where its
   * unfinished stories go in the same transaction; without it, none may be left.
   */
  async finish(caller: Caller, id: string, { pendientes }: Finalizar = {}): Promise<Sprint> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.finishOnce(caller, id, pendientes);
      } catch (error) {
        // Somebody made a sprint with the number that the new one was to have.
        if (duplicateKeyOf(error) === null || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  private async finishOnce(
    caller: Caller,
    id: string,
    pendientes: DestinoDePendientes | undefined,
  ): Promise<Sprint> {
    const asked = await this.service.find(caller, 'proyecto.editar', id);
    if (asked.estado !== 'en progreso') assertPassed(checkFinish({ estado: asked.estado, historias: [] }));
    const owned = await this.owner.consult(asked.proyecto, asked.historias);
    return this.transition(caller, id, async (doc, sprint, tx) => {
      const newest = newestOf(doc.historias, asked.historias, owned.historias, sprint.historias);
      const historias = withClaves(newest, sprint.historias);
      const moved = pendientes ? unfinishedOf(historias) : [];
      const staying = historias.filter((one) => !moved.includes(one));
      const kept = new Set(staying.map(({ _id }) => _id));
      const known = sprint.historias.filter(({ _id }) => kept.has(_id));
      const noHechas = await this.notDone(caller, sprint, known, tx.session);
      assertPassed(checkFinish({ estado: doc.estado, historias: staying }, noHechas));
      const left = moved.length > 0 && pendientes ? { moved, pendientes } : null;
      const destino = left && (await this.destino.find(doc, left.pendientes, caller._id, tx.session));
      const finished = await this.close(doc, historias, 'completado', new Date(owned.instante), tx, {
        ...(left && {
          historias: doc.historias.filter((listed) => !moved.some(({ _id }) => _id === listed)),
          traslados: [...doc.traslados, this.destino.record(destino, moved, caller._id)],
        }),
      });
      if (destino) await this.destino.receive(destino, moved, tx);
      await this.happened(tx, caller, doc, finished, sprintFinalizado);
      // The leftovers leave after the last measurement: a sprint that ends with half of its points undone shows them.
      return { doc: finished, historias };
    });
  }

  /** Its stories stay listed in it, but other sprints may take them. */
  cancel(caller: Caller, id: string): Promise<Sprint> {
    return this.transition(caller, id, async (doc, { historias }, tx) => {
      if (doc.estado !== 'en progreso') throw new DomainError(erroresSprints.soloEnProgresoSeCancela);
      const cancelled = await this.close(doc, historias, 'cancelado', new Date(), tx);
      await this.happened(tx, caller, doc, cancelled, sprintCancelado);
      return { doc: cancelled, historias };
    });
  }

  /** Every transition stores a measurement, from which the report is drawn. */
  private transition(
    caller: Caller,
    id: string,
    change: (
      doc: SprintDoc,
      sprint: Sprint,
      tx: Tx,
    ) => Promise<{ doc: SprintDoc; historias: readonly HistoriaContada[] }>,
  ): Promise<Sprint> {
    return this.unitOfWork.run(async (tx) => {
      const current = await this.service.find(caller, 'proyecto.editar', id, tx.session);
      const sprint = await this.presenter.present(current);
      const { doc, historias } = await change(current, sprint, tx);
      await this.medidas.insert(doc, historias, { motivo: 'puntos' }, tx.session);
      return this.events.changed(tx, current, doc);
    });
  }

  private close(
    doc: SprintDoc,
    historias: readonly (HistoriaContada & { clave: string })[],
    estado: 'completado' | 'cancelado',
    cerrado: Date,
    tx: Tx,
    also: Partial<SprintDoc> = {},
  ): Promise<SprintDoc> {
    const [resultado, cierre] = [measuredDone(historias), cierreOf(doc, historias)];
    const closed = { estado, cerrado, reserva: false, resultado, cierre };
    return this.sprints.update(doc, { ...closed, ...also }, tx.session);
  }

  private async happened(
    tx: Tx,
    caller: Caller,
    before: SprintDoc,
    doc: SprintDoc,
    fact: Parameters<SprintEvents['happened']>[1],
  ): Promise<void> {
    const { equipo } = await this.acceso.proyecto(caller, 'proyecto.editar', doc.proyecto);
    this.events.happened(tx, fact, before, doc, equipo);
  }

  /** What the team's definition of done finds in the stories that count as completed. */
  private async notDone(
    caller: Caller,
    { proyecto }: Pick<Sprint, 'proyecto'>,
    historias: readonly HistoriaDeSprint[],
    session?: ClientSession,
  ): Promise<Hallazgo> {
    const { equipo } = await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const done = historias.filter(({ estado }) => estado === 'completada');
    return this.definiciones.missingIn('hecho', equipo, done, session);
  }

  private async startVerdict(
    caller: Caller,
    doc: SprintDoc,
    sprint: Sprint,
    session?: ClientSession,
  ): Promise<Verificacion> {
    const running = await this.sprints.findInProgress(doc.proyecto, session);
    const otro = running && !running._id.equals(doc._id) ? running : null;
    const { equipo } = await this.acceso.proyecto(caller, 'proyecto.ver', doc.proyecto);
    const open = sprint.historias.filter(({ estado }) => estado !== 'completada');
    const noListas = await this.definiciones.missingIn('listo', equipo, open, session);
    return checkStart(sprint, otro && { ...otro, _id: otro._id.toHexString() }, noListas);
  }
}

/** All the reasons in the sentence; where there are several, it is known to others by the first. */
function assertPassed({ motivos: [first], mensaje: message }: Verificacion): void {
  if (first) throw new DomainError({ kind: 'conflict', motivo: first.motivo, message }, first.parametros);
}
