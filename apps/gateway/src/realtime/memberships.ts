import { Injectable } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { puedeVerChat } from '@pmp/contracts/mensajes';
import { puedeVerProyecto } from '@pmp/contracts/proyectos';
import { CommandClient, DomainError } from '@pmp/platform';
import { setTimeout as delay } from 'node:timers/promises';
import { erroresRealtime } from './errors';
import type { LiveSocket } from './live-socket';
import { salaOf, type Sala } from './rooms';

/** The owner's copies lag some ms behind the change that is checked, so it is asked again. */
const SECOND_ROUND_MS = 1_000;
const RETRY_MS = 2_000;
/** After so many rounds without an answer the doubt counts as a no. */
const ROUNDS = 6;
const MAX_ROOMS = 100;

/** Who may be in which room: entered after the owner's yes, left after its no. */
@Injectable()
export class Memberships {
  constructor(private readonly commands: CommandClient) {}

  async enter(socket: LiveSocket, sala: Sala): Promise<void> {
    if (socket.rooms.size > MAX_ROOMS) throw new DomainError(erroresRealtime.demasiadasSalas);
    if (!(await this.mayStay(socket.data.usuario, sala))) throw new DomainError(erroresComunes.noEncontrado);
    await socket.join(sala.room);
  }

  async leave(socket: LiveSocket, { room }: Sala): Promise<void> {
    await socket.leave(room);
  }

  /** Asks about every room that the person's sockets are in; `sockets` gives those open at that time. */
  async recheck(usuario: string, sockets: () => LiveSocket[]): Promise<void> {
    for (let round = 1; ; round += 1) {
      const unanswered = await this.checkOnce(usuario, sockets());
      if (round > 1 && unanswered.length === 0) return;
      if (round === ROUNDS) return unanswered.forEach((sala) => this.expel(sala, sockets()));
      await delay(round === 1 ? SECOND_ROUND_MS : RETRY_MS, undefined, { ref: false });
    }
  }

  /** The rooms whose owner did not answer. */
  private async checkOnce(usuario: string, sockets: LiveSocket[]): Promise<Sala[]> {
    const rooms = new Set(sockets.flatMap((socket) => [...socket.rooms]));
    const unanswered: Sala[] = [];
    const check = async (sala: Sala): Promise<void> => {
      try {
        if (!(await this.mayStay(usuario, sala))) this.expel(sala, sockets);
      } catch {
        unanswered.push(sala);
      }
    };
    await Promise.all([...rooms].flatMap((room) => salaOf(room, usuario) ?? []).map(check));
    return unanswered;
  }

  private expel(sala: Sala, sockets: LiveSocket[]): void {
    for (const socket of sockets) {
      if (!socket.rooms.has(sala.room)) continue;
      void socket.leave(sala.room);
      socket.emit('acceso_perdido', 'chat' in sala ? sala.chat : { proyectoId: sala.proyectoId });
    }
  }

  private async mayStay(usuario: string, sala: Sala): Promise<boolean> {
    const { permitido } =
      'chat' in sala
        ? await this.commands.send(puedeVerChat, { usuario, ...sala.chat })
        : await this.commands.send(puedeVerProyecto, { usuario, proyecto: sala.proyectoId });
    return permitido;
  }
}
