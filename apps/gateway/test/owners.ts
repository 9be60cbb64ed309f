import {
  DESDE_HEADER,
  REVISAR_SUBJECT,
  erroresComunes,
  type Room,
  type TokenDeAcceso,
} from '@pmp/contracts/common';
import { enviarMensaje, marcarLeidos, puedeVerChat, type ChatRef } from '@pmp/contracts/mensajes';
import { puedeVerProyecto } from '@pmp/contracts/proyectos';
import { canjearToken, cerrarSesiones, verificarToken } from '@pmp/contracts/usuarios';
import { newId, type TestReadings } from '@pmp/testing';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';

const AWAY = { parte: 'proyectos', falta: 'base' };
const IN_AN_HOUR_MS = 3_600_000;

/** A command as its owner received it. */
export interface Asked {
  subject: string;
  request: Record<string, unknown>;
}

type AskedOfProyecto = z.output<typeof puedeVerProyecto.request>;

/** Stand-ins for the owners of tokens, projects and conversations, on a real broker, with answers that a test sets. */
export class Owners {
  /** By token, whose it is and until when. */
  readonly tokens = new Map<
    string,
    { usuario: string; expira: number; sid: string; acceso?: TokenDeAcceso | undefined; soloMcp?: boolean }
  >();
  /** `usuario:proyecto` and `usuario:chatId` pairs that may see each other. */
  readonly members = new Set<string>();
  /** Pairs that have lost that, which the owner finds out only if it is told that something has changed. */
  readonly copied = new Set<string>();
  asked = 0;
  /** How often a personal token was exchanged. */
  exchanged = 0;
  /** Commands about conversations. */
  readonly ordered: Asked[] = [];
  proyectosAway = false;
  /** If not null, answers about projects wait in this list until the test releases them. */
  held: (() => void)[] | null = null;
  /** What tokens have read of outside the team. */
  readings?: TestReadings;
  private readonly connection: NatsConnection;

  private constructor(connection: NatsConnection) {
    this.connection = connection;
    this.answer(verificarToken.subject, ({ token }: { token: string }) => {
      const known = this.tokens.get(token);
      if (!known) return { error: { ...erroresComunes.sesionExpirada, fields: [] } };
      return {
        datos: {
          _id: known.usuario,
          nombre: 'Ana',
          rol: 'usuario',
          expira: new Date(known.expira).toISOString(),
          sid: known.sid,
          acceso: known.acceso,
        },
      };
    });
    this.answer(canjearToken.subject, ({ token }: { token: string }) => {
      this.exchanged += 1;
      const known = this.tokens.get(token);
      if (!known) return { error: { ...erroresComunes.tokenNoValido, fields: [] } };
      const { sid, soloMcp } = known;
      return { datos: { _id: sid, canje: `canje-of-${sid}`, ...(soloMcp && { soloMcp }) } };
    });
    this.answer(puedeVerProyecto.subject, ({ usuario, proyecto, cambiado }: AskedOfProyecto) => {
      this.asked += 1;
      if (this.proyectosAway)
        return {
          error: {
            kind: 'unavailable',
            motivo: erroresComunes.noDisponible.motivo,
            message: erroresComunes.noDisponible.message(AWAY),
            parametros: AWAY,
            fields: [],
          },
        };
      const place = `${usuario}:${proyecto}`;
      return { datos: { permitido: this.members.has(place) || (!cambiado && this.copied.has(place)) } };
    });
    this.answer(puedeVerChat.subject, ({ usuario, chatId }: ChatRef & { usuario: string }) => {
      this.asked += 1;
      return { datos: { permitido: this.members.has(`${usuario}:${chatId}`) } };
    });
    this.answer(enviarMensaje.subject, (request: Asked['request']) => {
      this.ordered.push({ subject: enviarMensaje.subject, request });
      return { error: { ...erroresComunes.datosNoValidos, fields: [] } };
    });
    this.answer(cerrarSesiones.subject, (request: Asked['request']) => {
      this.ordered.push({ subject: cerrarSesiones.subject, request });
      return { datos: {} };
    });
    this.answer(marcarLeidos.subject, (request: Asked['request']) => {
      this.ordered.push({ subject: marcarLeidos.subject, request });
      return { datos: { leidoHasta: 3, noLeidos: 1 } };
    });
  }

  static async on(url: string): Promise<Owners> {
    return new Owners(await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 100 }));
  }

  /** `sid`: which of the person's sessions. */
  signIn(usuario: string, expira = Date.now() + IN_AN_HOUR_MS, sid = `sid-${this.tokens.size}`): string {
    const token = `token-${usuario}-${this.tokens.size}`;
    this.tokens.set(token, { usuario, expira, sid });
    return token;
  }

  /** A personal token of this person. */
  giveToken(
    usuario: string,
    { soloMcp = false, ...parts }: Partial<TokenDeAcceso> & { soloMcp?: boolean } = {},
  ): { secreto: string; _id: string } {
    const acceso = { _id: newId(), nombre: 'CI', alcance: 'leer' as const, proyectos: null, ...parts };
    const secreto = `pmp_${randomBytes(32).toString('base64url')}`;
    this.tokens.set(secreto, {
      usuario,
      expira: Date.now() + IN_AN_HOUR_MS,
      sid: acceso._id,
      acceso,
      soloMcp,
    });
    return { secreto, _id: acceso._id };
  }

  publish(room: Room, evento: string, datos: unknown): void {
    this.connection.publish(`vivo.${room}`, JSON.stringify({ evento, datos }));
  }

  revisar(usuarios: string[], cerrar: boolean, sesiones?: string[]): void {
    this.connection.publish(REVISAR_SUBJECT, JSON.stringify({ usuarios, cerrar, sesiones }));
  }

  /** As a service does whose message was held up since then. */
  revisarLate(usuarios: string[], desde: number): void {
    const fields = headers();
    fields.set(DESDE_HEADER, String(desde));
    const body = JSON.stringify({ usuarios, cerrar: true });
    this.connection.publish(REVISAR_SUBJECT, body, { headers: fields });
  }

  raw(subject: string, body: string): void {
    this.connection.publish(subject, body);
  }

  flushed(): Promise<void> {
    return this.connection.flush();
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private answer<T>(subject: string, reply: (request: T) => object): void {
    this.connection.subscribe(subject, {
      callback: (_error, message) => {
        const body = JSON.stringify(reply(message.json<T>()));
        if (this.held && subject === puedeVerProyecto.subject) this.held.push(() => message.respond(body));
        else message.respond(body);
      },
    });
  }
}
