import { Injectable } from '@nestjs/common';
import { erroresComunes, erroresGateway } from '@pmp/contracts/common';
import { puedeVerChat } from '@pmp/contracts/mensajes';
import { puedeVerProyecto } from '@pmp/contracts/proyectos';
import { CommandClient, DomainError } from '@pmp/platform/edge';
import { LRUCache } from 'lru-cache';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveSocket } from './live-socket';
import { RoomFeeds } from './room-feeds';
import { salaOf, type Sala } from './rooms';

/**
 * Pauses between asking and asking again. The owner brings up to date what it knows of the person; whatever else it
 * decides by may lag behind the change: some ms as a rule, seldom longer, hence the third time.
 */
const PAUSES_MS = [250, 1_000];
/** For as long as the owner does not answer. */
const RETRY_MS = 2_000;
/** After so many rounds without an answer the doubt counts as a no. */
const ROUNDS = 7;
const MAX_ROOMS = 100;
/** Longer than any answer takes. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 10_000;

/** Who may be in which room: entered after the owner's yes, left after its no. */
@Injectable()
export class Memberships {
  /** How often each person's rooms were asked about lately. */
  private readonly rounds = new LRUCache<string, number>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly commands: CommandClient,
    private readonly feeds: RoomFeeds,
  ) {}

  /** `beforeHearing` ends before it hears anything, once it is certain that it may. */
  async enter(socket: LiveSocket, sala: Sala, beforeHearing?: () => Promise<void>): Promise<void> {
    if (socket.rooms.size > MAX_ROOMS) throw new DomainError(erroresGateway.demasiadasSalas);
    await this.assertMayEnter(socket.data.usuario, sala);
    await beforeHearing?.();
    await socket.join(sala.room);
    await this.feeds.heard(sala.room);
  }

  async leave(socket: LiveSocket, { room }: Sala): Promise<void> {
    await socket.leave(room);
    this.feeds.release(room);
  }

  /**
   * Asks once about every room that the person's sockets are in. Nothing is known to have changed, so whoever gets no
   * answer stays.
   */
  async review(usuario: string, sockets: LiveSocket[]): Promise<void> {
    await this.checkOnce(usuario, sockets);
  }

  /** The same after a change of rights, until it is certain; `sockets` gives those open at that time. */
  async recheck(usuario: string, sockets: () => LiveSocket[]): Promise<void> {
    for (let round = 1; ; round += 1) {
      const unanswered = await this.checkOnce(usuario, sockets(), { cambiado: true });
      if (round > PAUSES_MS.length && unanswered.length === 0) return;
      if (round === ROUNDS) return unanswered.forEach((sala) => this.expel(sala, sockets()));
      await delay(PAUSES_MS[round - 1] ?? RETRY_MS, undefined, { ref: false });
    }
  }

  /** The rooms whose owner did not answer. */
  private async checkOnce(
    usuario: string,
    sockets: LiveSocket[],
    { cambiado = false } = {},
  ): Promise<Sala[]> {
    this.rounds.set(usuario, (this.rounds.get(usuario) ?? 0) + 1);
    const rooms = new Set(sockets.flatMap((socket) => [...socket.rooms]));
    const unanswered: Sala[] = [];
    const check = async (sala: Sala): Promise<void> => {
      try {
        if (!(await this.mayStay(usuario, sala, cambiado))) this.expel(sala, sockets);
      } catch {
        unanswered.push(sala);
      }
    };
    await Promise.all([...rooms].flatMap((room) => salaOf(room, usuario) ?? []).map(check));
    return unanswered;
  }

  /** A yes that was on its way while the person's rooms were asked about may be older than the reason to ask. */
  private async assertMayEnter(usuario: string, sala: Sala): Promise<void> {
    let round: number | undefined;
    do {
      round = this.rounds.get(usuario);
      if (!(await this.mayStay(usuario, sala))) throw new DomainError(erroresComunes.noEncontrado);
    } while (this.rounds.get(usuario) !== round);
  }

  private expel(sala: Sala, sockets: LiveSocket[]): void {
    for (const socket of sockets) {
      if (!socket.rooms.has(sala.room)) continue;
      void socket.leave(sala.room);
      this.feeds.release(sala.room);
      socket.emit('acceso_perdido', 'chat' in sala ? sala.chat : { proyectoId: sala.proyectoId });
    }
  }

  private async mayStay(usuario: string, sala: Sala, cambiado = false): Promise<boolean> {
    const { permitido } =
      'chat' in sala
        ? await this.commands.ask(puedeVerChat, { usuario, cambiado, ...sala.chat })
        : await this.commands.ask(puedeVerProyecto, { usuario, cambiado, proyecto: sala.proyectoId });
    return permitido;
  }
}
