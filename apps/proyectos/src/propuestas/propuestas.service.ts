import { Injectable } from '@nestjs/common';
import type { CambioHecho, ErrorSpec } from '@pmp/contracts/common';
import {
  erroresPropuestas,
  EVENTO_PROPUESTAS,
  propuestaDecidida,
  propuestaDeshecha,
  type Decidir,
  type Propuesta,
} from '@pmp/contracts/proyectos';
import { erroresSprints } from '@pmp/contracts/sprints';
import {
  asProposed,
  DomainError,
  UnitOfWork,
  type Caller,
  type Derecho,
  type StepTx,
  type Tx,
} from '@pmp/platform';
import { AskLimits } from '../elementos/cupos/ask-limits';
import { NO_LIMITS, type Limits } from '../elementos/cupos/cupos';
import { Kinds } from '../elementos/kinds/kinds';
import { AccesoService } from '../acceso/acceso.service';
import { NamesService } from '../names/names.service';
import { objectId } from '../storage/object-id';
import { isStale, retryStale } from '../storage/retry-stale';
import type { CambioDoc, PropuestaDoc } from './propuesta.model';
import { PropuestasPresenter } from './propuestas.presenter';
import { PropuestasRepository } from './propuestas.repository';
import { TAKEN, TakeCambio, UNDONE } from './take-cambio';
import { isPlan, TakePlanes } from './take-planes';

interface Ended {
  hecho: typeof propuestaDecidida | typeof propuestaDeshecha;
  isOver: boolean;
}

/** Which moves between sprints are done, and what is said when one is refused. */
interface Plan {
  isChosen: (cambio: CambioDoc) => boolean;
  way: 'take' | 'takeBack';
  refused: ErrorSpec;
}

/** What stays as it is, and why. */
type Kept = ReadonlyMap<string, Pick<CambioDoc, 'situacion' | 'aviso'>>;

const isPending = ({ situacion }: CambioDoc): boolean => situacion === 'pendiente';
const isTaken = ({ situacion }: CambioDoc): boolean => situacion === 'tomado';

const GONE_ON: ReadonlySet<string> = new Set([
  erroresPropuestas.cambiadoDespues.motivo,
  ...[
    erroresSprints.historiaYaMovida,
    erroresSprints.historiaDeOtroProyecto,
    erroresSprints.destinoNoValido,
    erroresSprints.destinoNoPendiente,
    erroresSprints.historiasFijas,
  ].map(({ motivo }) => motivo),
]);

/** Somebody has gone on from it, or it is no longer there: nothing has been written of this change yet. */
function keptWhere(error: unknown): Pick<CambioDoc, 'situacion' | 'aviso'> {
  const isOthers = error instanceof DomainError && (error.kind === 'missing' || GONE_ON.has(error.motivo));
  if (!isOthers) throw error;
  return { situacion: 'conservado', aviso: error.message };
}

/** A person decides; a token, even of somebody who may edit the project, never does. */
function assertPersona({ token }: Caller): void {
  if (token) throw new DomainError(erroresPropuestas.decidePersona);
}

@Injectable()
export class PropuestasService {
  constructor(
    private readonly propuestas: PropuestasRepository,
    private readonly presenter: PropuestasPresenter,
    private readonly acceso: AccesoService,
    private readonly names: NamesService,
    private readonly taking: TakeCambio,
    private readonly planes: TakePlanes,
    private readonly kinds: Kinds,
    private readonly limits: AskLimits,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(caller: Caller, proyecto: string): Promise<Propuesta[]> {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    return this.presenter.presentAll(await this.propuestas.list(_id));
  }

  async get(caller: Caller, id: string): Promise<Propuesta> {
    return this.presenter.present(await this.find(caller, 'proyecto.ver', id));
  }

  /** All that is chosen, in the order in which it was proposed, or nothing. */
  async decide(caller: Caller, id: string, { tomar, rechazar }: Decidir): Promise<Propuesta> {
    assertPersona(caller);
    const wanted = new Set(tomar);
    const unwanted = new Set(rechazar);
    const limits = await this.limitsFor(id);
    const isChosen = (cambio: CambioDoc) => isPending(cambio) && wanted.has(cambio._id.toHexString());
    const plan = { isChosen, way: 'take', refused: erroresPropuestas.nadaAceptado } as const;
    return this.withPlanes(caller, id, plan, async (tx, doc) => {
      const pending = new Set(doc.cambios.filter(isPending).map(({ _id }) => _id.toHexString()));
      if ([...tomar, ...rechazar].some((one) => !pending.has(one)))
        throw new DomainError(erroresPropuestas.cambioDesconocido);
      for (const cambio of doc.cambios) {
        const one = cambio._id.toHexString();
        if (unwanted.has(one)) cambio.situacion = 'rechazado';
        if (!wanted.has(one)) continue;
        const work = async () =>
          isPlan(cambio) ? TAKEN : await this.taking.take(tx, caller, cambio, limits);
        Object.assign(cambio, await this.step(tx, doc, cambio, work, erroresPropuestas.nadaAceptado));
      }
      return { hecho: propuestaDecidida, isOver: !doc.cambios.some(isPending) };
    });
  }

  /** Takes back all that was taken, the last first, or nothing; what somebody has gone on from since stays. */
  async undo(caller: Caller, id: string): Promise<Propuesta> {
    assertPersona(caller);
    const limits = await this.limitsFor(id);
    const plan = { isChosen: isTaken, way: 'takeBack', refused: erroresPropuestas.nadaDeshecho } as const;
    return this.withPlanes(caller, id, plan, async (tx, doc, kept) => {
      const taken = doc.cambios.filter(isTaken).toReversed();
      if (!taken.length) throw new DomainError(erroresPropuestas.nadaQueDeshacer);
      for (const cambio of taken) {
        const work = async () =>
          isPlan(cambio)
            ? (kept.get(cambio._id.toHexString()) ?? UNDONE)
            : await this.taking.takeBack(tx, caller, cambio, limits).catch(keptWhere);
        Object.assign(cambio, await this.step(tx, doc, cambio, work, erroresPropuestas.nadaDeshecho));
      }
      return { hecho: propuestaDeshecha, isOver: doc.estado === 'decidida' };
    });
  }

  /** Of the columns that states of stories in it may bring them into. */
  private async limitsFor(id: string): Promise<Limits> {
    const historia = this.kinds.at('historia');
    const cambios = (await this.propuestas.findById(id))?.cambios ?? [];
    const moving = cambios.filter(({ entidad, datos }) => entidad === 'historia' && 'estado' in datos);
    const ids = moving.map(({ elemento }) => elemento.toHexString());
    return ids.length ? this.limits.of(historia, ids, moving[0]!.datos) : NO_LIMITS;
  }

  /**
   * What moves between sprints is done first, by their owner, and taken back if the transaction with the rest fails. If
   * this process ends in between, the move stands and waits to be decided: deciding again finds it done.
   */
  private async withPlanes(
    caller: Caller,
    id: string,
    { isChosen, way, refused }: Plan,
    work: (tx: StepTx, doc: PropuestaDoc, kept: Kept) => Promise<Ended>,
  ): Promise<Propuesta> {
    const doc = await this.find(caller, 'proyecto.editar', id);
    const planes = doc.cambios.filter((cambio) => isPlan(cambio) && isChosen(cambio));
    const moved: CambioDoc[] = [];
    const kept = new Map<string, Pick<CambioDoc, 'situacion' | 'aviso'>>();
    try {
      for (const cambio of way === 'take' ? planes : planes.toReversed()) {
        try {
          await this.planes[way](caller, doc, cambio);
          moved.push(cambio);
        } catch (error) {
          if (way === 'take') throw await this.refusal(doc, cambio, refused, error);
          kept.set(cambio._id.toHexString(), keptWhere(error));
        }
      }
      return await this.inOne(caller, id, (tx, current) => work(tx, current, kept));
    } catch (error) {
      const back = way === 'take' ? 'takeBack' : 'take';
      for (const cambio of moved.toReversed()) await this.planes[back](caller, doc, cambio);
      throw error;
    }
  }

  /** One transaction, which reads the proposal anew if it has to begin again. */
  private async inOne(
    caller: Caller,
    id: string,
    work: (tx: StepTx, doc: PropuestaDoc) => Promise<Ended>,
  ): Promise<Propuesta> {
    const ended = await retryStale(() =>
      this.unitOfWork.steps(async (tx) => {
        const doc = await this.find(caller, 'proyecto.editar', id, tx);
        return this.end(tx, caller, doc, await work(tx, doc));
      }),
    );
    return this.presenter.present(ended);
  }

  /** Both names: the person who decides does it, and the history and the audit trail say who proposed it. */
  private async step<T>(
    tx: StepTx,
    doc: PropuestaDoc,
    cambio: CambioDoc,
    work: () => Promise<T>,
    refused: ErrorSpec,
  ): Promise<T> {
    try {
      const done = await asProposed(doc.autor.toHexString(), doc.token, work);
      await tx.flush();
      return done;
    } catch (error) {
      throw await this.refusal(doc, cambio, refused, error);
    }
  }

  /** The error with the change that it is about; others as they are. */
  private async refusal(doc: PropuestaDoc, cambio: CambioDoc, refused: ErrorSpec, error: unknown) {
    if (!(error instanceof DomainError) || error.kind === 'unavailable' || isStale(error)) return error;
    return new DomainError(refused, { titulo: await this.titleOf(doc, cambio), aviso: error.message });
  }

  private async titleOf(doc: PropuestaDoc, { _id }: CambioDoc): Promise<string> {
    const { cambios } = await this.presenter.present(doc);
    const { clave, titulo } = cambios.find((one) => one._id === _id.toHexString())!;
    return clave || titulo;
  }

  private async end(
    tx: Tx,
    caller: Caller,
    doc: PropuestaDoc,
    { hecho, isOver }: Ended,
  ): Promise<PropuestaDoc> {
    const now = new Date();
    const { abierta, ...rest } = doc;
    const decided = { ...rest, estado: 'decidida', decidida: now } as const;
    const open = { ...rest, ...(abierta !== undefined && { abierta }) };
    const proyecto = doc.proyecto.toHexString();
    const autor = (await this.names.readPeople([doc.autor.toHexString()]))(doc.autor.toHexString());
    tx.fact(hecho, {
      _id: doc._id.toHexString(),
      titulo: `${autor?.nombre ?? ''} · ${doc.token.nombre}`,
      proyecto,
      detalle: countsOf(doc.cambios),
    });
    tx.live(`proyecto.${proyecto}`, EVENTO_PROPUESTAS, { proyecto });
    const next = isOver ? decided : open;
    return this.propuestas.replace({ ...next, decide: objectId(caller._id), updatedAt: now }, tx);
  }

  private async find(caller: Caller, derecho: Derecho, id: string, tx?: Tx): Promise<PropuestaDoc> {
    const doc = await this.propuestas.findById(id, tx?.session);
    return this.acceso.child(caller, derecho, doc, erroresPropuestas.propuestaNoEncontrada, tx?.session);
  }
}

function countsOf(cambios: readonly CambioDoc[]): CambioHecho[] {
  const counts = new Map<string, number>();
  for (const { situacion } of cambios) counts.set(situacion, (counts.get(situacion) ?? 0) + 1);
  return [...counts].map(([campo, a]) => ({ campo, de: null, a }));
}
