import { Injectable } from '@nestjs/common';
import type { FactDefinition } from '@pmp/contracts/common';
import {
  erroresProyectos,
  EVENTO_VISTAS_CAMBIADAS,
  MAX_VISTAS_POR_PERSONA,
  vistaActualizada,
  vistaCreada,
  vistaEliminada,
  vistaRestaurada,
  type Vista,
  type VistaCreate,
  type VistaUpdate,
} from '@pmp/contracts/proyectos';
import {
  AskBeforeRefusing,
  assertUnchanged,
  createOnce,
  detalleOf,
  DomainError,
  UnitOfWork,
  type Caller,
  type Tx,
} from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { visibleTo } from '../acceso/acceso.rules';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { NamesService } from '../names/names.service';
import { VistasPresenter } from './vistas.presenter';
import type { VistaDoc } from './vista.model';
import { assertChange, assertMayShare, assertVision, changesOfVista, newVista } from './vista.rules';
import { VistasRepository } from './vistas.repository';

/** More messages do not fit into one transaction; whoever is not told sees the change when the screen is read again. */
const MAX_TOLD = 400;

/** Saved views: private ones, those of a team and those of a project. */
@Injectable()
export class VistasService {
  constructor(
    private readonly vistas: VistasRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly names: NamesService,
    private readonly asking: AskBeforeRefusing,
    private readonly presenter: VistasPresenter,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(caller: Caller): Promise<Vista[]> {
    const visible = visibleTo(caller);
    const cut = caller.token?.proyectos ?? null;
    const docs = await this.vistas.listSeen({
      persona: cut ? null : caller._id,
      equipos: cut ? [] : visible.equipos,
      proyectos: await this.proyectos.visibleIds(visible),
    });
    return this.presenter.presentAll(caller, docs);
  }

  async get(caller: Caller, id: string): Promise<Vista> {
    return this.presenter.present(caller, await this.find(caller, id, assertVision));
  }

  /** `creada` is false when it returns the view that an earlier, identical call made. */
  async create(caller: Caller, datos: VistaCreate): Promise<{ vista: Vista; creada: boolean }> {
    const made = newVista(datos, caller, new Date());
    const make = () =>
      this.unitOfWork.run(async (tx) => {
        await this.assertShared(caller, made, tx.session);
        await this.assertRoom(caller._id, tx);
        this.vistas.insert(made, tx);
        const { nombre, consulta } = made;
        await this.tell(tx, vistaCreada, made, { a: { nombre, consulta } });
        return made;
      });
    const first = async () => {
      const found = await this.vistas.findById(made._id.toHexString());
      return found?.creador.equals(caller._id) ? found : null;
    };
    const { made: doc, creada } = await createOnce(make, first, erroresProyectos.idOcupado);
    return { vista: await this.presenter.present(caller, doc), creada };
  }

  async update(caller: Caller, id: string, { version, ...datos }: VistaUpdate): Promise<Vista> {
    const doc = await this.unitOfWork.run(async (tx) => {
      const current = await this.find(caller, id, assertChange, tx.session);
      await assertUnchanged(version, current, this.names);
      const changes = changesOfVista(current, datos);
      if (!Object.keys(changes).length) return current;
      const next = this.vistas.update(current, changes, tx);
      if (changes.ambito || changes.equipo || changes.proyecto) {
        await this.assertShared(caller, next, tx.session);
        if (current.ambito !== 'privada') await this.live(tx, current);
      }
      await this.tell(tx, vistaActualizada, next, { de: current, a: changes });
      return next;
    });
    return this.presenter.present(caller, doc);
  }

  async remove(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, id, assertChange, tx.session);
      await this.vistas.remove(doc, tx);
      await this.tell(tx, vistaEliminada, doc, { de: doc, a: { nombre: null } });
    });
  }

  /** Whoever could delete it may restore it, while its tombstone lasts. */
  async restore(caller: Caller, id: string): Promise<Vista> {
    const doc = await this.unitOfWork.run(async (tx) => {
      const kept = await this.vistas.findRemoved(id, tx.session);
      await this.check(caller, kept, assertChange, tx.session);
      await this.assertRoom((kept as VistaDoc).creador.toHexString(), tx);
      await this.vistas.restore(kept as VistaDoc, tx);
      await this.tell(tx, vistaRestaurada, kept as VistaDoc, { a: {} });
      return kept as VistaDoc;
    });
    return this.presenter.present(caller, doc);
  }

  /** Throws if this person has as many as one may have. */
  private async assertRoom(persona: string, tx: Tx): Promise<void> {
    await tx.takeTurn('vistas', persona);
    if ((await this.vistas.countOf(persona, tx.session)) >= MAX_VISTAS_POR_PERSONA)
      throw new DomainError(erroresProyectos.demasiadasVistas, { max: MAX_VISTAS_POR_PERSONA });
  }

  private async find(
    caller: Caller,
    id: string,
    assert: typeof assertChange,
    session?: ClientSession,
  ): Promise<VistaDoc> {
    const doc = await this.vistas.findById(id, session);
    await this.check(caller, doc, assert, session);
    return doc as VistaDoc;
  }

  private async check(
    caller: Caller,
    doc: VistaDoc | null,
    assert: typeof assertChange,
    session?: ClientSession,
  ): Promise<void> {
    if (!doc) throw new DomainError(erroresProyectos.vistaNoEncontrada);
    const proyecto = doc.proyecto && (await this.proyectos.findById(doc.proyecto, session));
    await this.asking.decide(caller, (person) => assert(person, doc, proyecto));
  }

  private async assertShared(caller: Caller, doc: VistaDoc, session: ClientSession): Promise<void> {
    const proyecto = doc.proyecto && (await this.proyectos.findById(doc.proyecto, session));
    const decideByCopy = async (person: Caller): Promise<void> => {
      assertMayShare(person, doc, proyecto);
      if (doc.equipo && !(await this.names.membersOf(String(doc.equipo))))
        throw new DomainError(erroresProyectos.equipoDesconocido);
    };
    await this.asking.decide(caller, decideByCopy);
  }

  /** Private views concern nobody else: they are told to their owner's screens alone, and are in no trail. */
  private async tell(
    tx: Tx,
    fact: FactDefinition,
    doc: VistaDoc,
    { de = {}, a }: { de?: object; a: object },
  ): Promise<void> {
    if (doc.ambito !== 'privada')
      tx.fact(fact, {
        _id: doc._id.toHexString(),
        nombre: doc.nombre,
        equipo: doc.equipo?.toHexString() ?? null,
        proyecto: doc.proyecto?.toHexString() ?? null,
        detalle: detalleOf(de, a),
      });
    await this.live(tx, doc);
  }

  private async live(tx: Tx, { _id, ambito, equipo, proyecto, creador }: VistaDoc): Promise<void> {
    const team = equipo ?? (proyecto && (await this.proyectos.findById(proyecto, tx.session))?.equipo);
    const members = ambito === 'privada' || !team ? [] : ((await this.names.membersOf(String(team))) ?? []);
    const told = new Set([creador.toHexString(), ...members.slice(0, MAX_TOLD)]);
    for (const persona of told)
      tx.live(`usuario.${persona}`, EVENTO_VISTAS_CAMBIADAS, { _id: _id.toHexString() });
  }
}
