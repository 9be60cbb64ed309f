import { Injectable } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { puedeVerProyecto } from '@pmp/contracts/proyectos';
import { CommandClient, DomainError } from '@pmp/platform';
import { setTimeout as delay } from 'node:timers/promises';
import { erroresRealtime } from './errors';
import type { LiveSocket } from './live-socket';
import { proyectoOf, roomOfProyecto } from './rooms';

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

  async enter(socket: LiveSocket, proyecto: string): Promise<void> {
    if (socket.rooms.size > MAX_ROOMS) throw new DomainError(erroresRealtime.demasiadasSalas);
    if (!(await this.mayStay(socket.data.usuario, proyecto)))
      throw new DomainError(erroresComunes.noEncontrado);
    await socket.join(roomOfProyecto(proyecto));
  }

  async leave(socket: LiveSocket, proyecto: string): Promise<void> {
    await socket.leave(roomOfProyecto(proyecto));
  }

  /** Asks about every room that the person's sockets are in; `sockets` gives those open at that time. */
  async recheck(usuario: string, sockets: () => LiveSocket[]): Promise<void> {
    for (let round = 1; ; round += 1) {
      const unanswered = await this.checkOnce(usuario, sockets());
      if (round > 1 && unanswered.length === 0) return;
      if (round === ROUNDS) return unanswered.forEach((proyecto) => this.expel(proyecto, sockets()));
      await delay(round === 1 ? SECOND_ROUND_MS : RETRY_MS, undefined, { ref: false });
    }
  }

  /** The projects whose owner did not answer. */
  private async checkOnce(usuario: string, sockets: LiveSocket[]): Promise<string[]> {
    const proyectos = new Set(
      sockets.flatMap((socket) => [...socket.rooms].flatMap((room) => proyectoOf(room) ?? [])),
    );
    const unanswered: string[] = [];
    const check = async (proyecto: string): Promise<void> => {
      try {
        if (!(await this.mayStay(usuario, proyecto))) this.expel(proyecto, sockets);
      } catch {
        unanswered.push(proyecto);
      }
    };
    await Promise.all([...proyectos].map(check));
    return unanswered;
  }

  private expel(proyecto: string, sockets: LiveSocket[]): void {
    for (const socket of sockets) {
      if (!socket.rooms.has(roomOfProyecto(proyecto))) continue;
      void socket.leave(roomOfProyecto(proyecto));
      socket.emit('acceso_perdido', { proyectoId: proyecto });
    }
  }

  private async mayStay(usuario: string, proyecto: string): Promise<boolean> {
    const { permitido } = await this.commands.send(puedeVerProyecto, { usuario, proyecto });
    return permitido;
  }
}
