import { Injectable } from '@nestjs/common';
import type { CambioHecho } from '@pmp/contracts/common';
import { erroresComunes } from '@pmp/contracts/common';
import {
  erroresPropuestas,
  EVENTO_PROPUESTAS,
  propuestaDecidida,
  propuestaDeshecha,
  type Decidir,
  type Propuesta,
} from '@pmp/contracts/proyectos';
import { asProposed, DomainError, UnitOfWork, type Caller, type Derecho, type Tx } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { NamesService } from '../names/names.service';
import { objectId } from '../storage/object-id';
import type { CambioDoc, PropuestaDoc } from './propuesta.model';
import { PropuestasPresenter } from './propuestas.presenter';
import { PropuestasRepository } from './propuestas.repository';
import { TakeCambio } from './take-cambio';

/** Longer than taking the largest proposal lasts; then whoever was deciding has died. */
const BUSY_MS = 120_000;

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
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(caller: Caller, proyecto: string): Promise<Propuesta[]> {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    return this.presenter.presentAll(await this.propuestas.list(_id));
  }

  async get(caller: Caller, id: string): Promise<Propuesta> {
    return this.presenter.present(await this.find(caller, 'proyecto.ver', id));
  }

  /** One after the other, in the order in which they were proposed: what is refused does not hold up the rest. */
  async decide(caller: Caller, id: string, { tomar, rechazar }: Decidir): Promise<Propuesta> {
    assertPersona(caller);
    const doc = await this.begin(caller, id, ({ cambios }) => {
      const pending = new Set(
        cambios.filter(({ situacion }) => situacion === 'pendiente').map(({ _id }) => _id.toHexString()),
      );
      if ([...tomar, ...rechazar].some((one) => !pending.has(one)))
        throw new DomainError(erroresPropuestas.cambioDesconocido);
    });
    const wanted = new Set(tomar);
    const unwanted = new Set(rechazar);
    const taken = doc.cambios.filter(({ _id }) => wanted.has(_id.toHexString()));
    await this.each(caller, doc, taken, (cambio) => this.taking.take(caller, cambio));
    for (const cambio of doc.cambios)
      if (unwanted.has(cambio._id.toHexString())) cambio.situacion = 'rechazado';
    const isOver = doc.cambios.every(({ situacion }) => situacion !== 'pendiente');
    return this.end(caller, doc, isOver, (tx, hecho) =>
      tx.fact(propuestaDecidida, { ...hecho, detalle: countsOf(doc.cambios) }),
    );
  }

  /** Takes back, in one step, all that was taken; what somebody has gone on from since stays. */
  async undo(caller: Caller, id: string): Promise<Propuesta> {
    assertPersona(caller);
    const isTaken = ({ situacion }: CambioDoc): boolean => situacion === 'tomado';
    const doc = await this.begin(caller, id, ({ cambios }) => {
      if (!cambios.some(isTaken)) throw new DomainError(erroresPropuestas.nadaQueDeshacer);
    });
    const back = doc.cambios.filter(isTaken).toReversed();
    await this.each(caller, doc, back, (cambio) => this.taking.takeBack(caller, cambio));
    return this.end(caller, doc, doc.estado === 'decidida', (tx, hecho) =>
      tx.fact(propuestaDeshecha, { ...hecho, detalle: countsOf(doc.cambios) }),
    );
  }

  /** Two people who decide at once would each find the other's work in the way of theirs. */
  private async begin(caller: Caller, id: string, check: (doc: PropuestaDoc) => void): Promise<PropuestaDoc> {
    return this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, 'proyecto.editar', id, tx);
      if (doc.ocupada && doc.ocupada.getTime() > Date.now())
        throw new DomainError(erroresComunes.versionObsoleta);
      check(doc);
      return this.propuestas.replace({ ...doc, ocupada: new Date(Date.now() + BUSY_MS) }, tx);
    });
  }

  private async each(
    _caller: Caller,
    doc: PropuestaDoc,
    cambios: readonly CambioDoc[],
    work: (cambio: CambioDoc) => Promise<Partial<CambioDoc>>,
  ): Promise<void> {
    for (const cambio of cambios)
      await asProposed(doc.autor.toHexString(), doc.token, async () => {
        Object.assign(cambio, await work(cambio));
        doc.version = (await this.unitOfWork.run((tx) => this.propuestas.replace(doc, tx))).version;
      });
  }

  private async end(
    caller: Caller,
    doc: PropuestaDoc,
    isOver: boolean,
    tell: (tx: Tx, hecho: { _id: string; titulo: string; proyecto: string }) => void,
  ): Promise<Propuesta> {
    const now = new Date();
    const { abierta, ...rest } = doc;
    const decided = { ...rest, estado: 'decidida', decidida: now } as const;
    const open = { ...rest, ...(abierta !== undefined && { abierta }) };
    const proyecto = doc.proyecto.toHexString();
    const autor = (await this.names.readPeople([doc.autor.toHexString()]))(doc.autor.toHexString());
    const ended = await this.unitOfWork.run(async (tx) => {
      tell(tx, {
        _id: doc._id.toHexString(),
        titulo: `${autor?.nombre ?? ''} · ${doc.token.nombre}`,
        proyecto,
      });
      tx.live(`proyecto.${proyecto}`, EVENTO_PROPUESTAS, { proyecto });
      const next = isOver ? decided : open;
      return this.propuestas.replace(
        { ...next, decide: objectId(caller._id), ocupada: null, updatedAt: now },
        tx,
      );
    });
    return this.presenter.present(ended);
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
