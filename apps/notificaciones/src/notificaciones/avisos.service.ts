import { Injectable } from '@nestjs/common';
import {
  asuntosOf,
  NOTIFICACIONES_CAMBIADAS,
  NUEVA_NOTIFICACION,
  type Said,
  SIEMPRE_AVISAN,
} from '@pmp/contracts/notificaciones';
import type { Tx } from '@pmp/platform';
import { Personas, type Persona } from '../personas/personas';
import { LostPlaces } from './lost-places';
import { toNotificacion } from './notificacion.mapper';
import type { NotificacionDoc } from './notificacion.model';
import { type Aviso, preferenciasOf, wants, wordsOf } from './notificacion.rules';
import { NotificacionesRepository } from './notificaciones.repository';
import { PospuestasRepository } from './pospuestas.repository';
import { SilenciosRepository } from '../silencios/silencios.repository';
import { UnreadAvisos } from './unread/unread-avisos';

type KnownPersonas = ReadonlyMap<string, Persona>;

/** The only place that creates notifications. */
@Injectable()
export class AvisosService {
  constructor(
    private readonly notificaciones: NotificacionesRepository,
    private readonly personas: Personas,
    private readonly unread: UnreadAvisos,
    private readonly pospuestas: PospuestasRepository,
    private readonly silencios: SilenciosRepository,
    private readonly lost: LostPlaces,
  ) {}

  /**
   * Stores a notification for everybody who wants it and pushes it to their open screens, in the rule's transaction.
   */
  async raise(aviso: Aviso, tx: Tx): Promise<void> {
    const known = await this.personas.find(aviso.personas);
    const wanted = aviso.personas.filter((persona) => wants(known.get(persona), aviso));
    const deaf = await this.deafTo(aviso, wanted, tx);
    const interested = wanted.filter((persona) => !deaf.has(persona));
    if (!interested.length) return;
    const told = await this.notificaciones.alreadyTold({ ...aviso, personas: interested }, tx.session);
    const untold = { ...aviso, personas: interested.filter((persona) => !told.includes(persona)) };
    const spared = await this.unread.takeBack(untold, tx);
    const still = { ...aviso, personas: untold.personas.filter((persona) => !spared.has(persona)) };
    const joined = await this.unread.join(still, tx);
    const personas = still.personas.filter((persona) => !joined.has(persona));
    // That it was raised is remembered, should the fact arrive again.
    const settled = { ...aviso, personas: [...spared, ...joined] };
    if (settled.personas.length) await this.notificaciones.insert(settled, new Set(), tx.session, new Date());
    if (!personas.length) return;
    const byMail = new Set(personas.filter((persona) => preferenciasOf(known.get(persona)).email));
    const docs = await this.notificaciones.insert({ ...aviso, personas }, byMail, tx.session);
    for (const doc of docs) this.push(doc, known, tx);
    await this.wakeAbout(aviso, personas, tx);
  }

  /** What its person has put off comes back unread. */
  async wake({ _id }: NotificacionDoc, now: Date, tx: Tx): Promise<void> {
    const doc = await this.pospuestas.wake(_id, now, tx.session);
    if (!doc) return;
    const usuario = doc.usuario.toHexString();
    // The person may have lost the place since they were told of it.
    const [shown] = await this.lost.hide(usuario, [doc]);
    this.push(shown!, await this.personas.find([usuario]), tx);
  }

  /** Whether this person wants to be told of what this rule raises. */
  async isWanted(persona: string, regla: Aviso['regla']): Promise<boolean> {
    return wants((await this.personas.find([persona])).get(persona), { regla });
  }

  /** The notifications that somebody has not received yet and wants. */
  async stillToTell<T extends Aviso>(avisos: readonly T[]): Promise<T[]> {
    const told = await this.notificaciones.toldOf(avisos);
    const known = await this.personas.find(avisos.flatMap(({ personas }) => personas));
    return avisos.filter((aviso) =>
      aviso.personas.some(
        (persona) => !told.has(`${persona} ${aviso.causa}`) && wants(known.get(persona), aviso),
      ),
    );
  }

  /** What those notifications asked for is done: they say so, lead to what came of it, and open screens show it. */
  async settle(
    { regla, accion }: Pick<Aviso, 'regla'> & { accion: string },
    done: { accion: string; say: (asked: NotificacionDoc) => Said | undefined },
    tx: Tx,
  ): Promise<void> {
    for (const doc of await this.notificaciones.leadingTo(regla, accion, tx.session)) {
      const said = done.say(doc);
      const words = said ? wordsOf(said) : { titulo: doc.titulo, mensaje: doc.mensaje };
      await this.notificaciones.reword(doc._id, { ...words, accion: done.accion }, tx.session);
      tx.live(`usuario.${doc.usuario.toHexString()}`, NOTIFICACIONES_CAMBIADAS, {});
    }
  }

  /** Who has silenced what this is about; what is said to a person alone reaches them all the same. */
  private async deafTo(aviso: Aviso, personas: readonly string[], tx: Tx): Promise<ReadonlySet<string>> {
    const asuntos = SIEMPRE_AVISAN.includes(aviso.regla) ? [] : asuntosOf(aviso);
    return this.silencios.deaf(personas, asuntos, tx.session);
  }

  /** What these people put off until there is something new about the same item. */
  private async wakeAbout(aviso: Aviso, personas: readonly string[], tx: Tx): Promise<void> {
    const item = itemOf(aviso);
    if (item === undefined) return;
    for (const doc of await this.pospuestas.awaiting(personas, tx.session))
      if (itemOf(doc) === item) await this.wake(doc, aviso.timestamp, tx);
  }

  /** Sends the live event: with `push` off nothing pops up, but it is counted all the same. */
  private push(doc: NotificacionDoc, known: KnownPersonas, tx: Tx): void {
    const usuario = doc.usuario.toHexString();
    if (preferenciasOf(known.get(usuario)).push)
      tx.live(`usuario.${usuario}`, NUEVA_NOTIFICACION, toNotificacion(doc));
    else tx.live(`usuario.${usuario}`, NOTIFICACIONES_CAMBIADAS, {});
  }
}

/** The task or story; undefined: it is about neither. */
const itemOf = ({ accion }: Pick<Aviso, 'accion'>): string | undefined =>
  asuntosOf({ accion }).find(({ tipo }) => tipo === 'tarea' || tipo === 'historia')?._id;
