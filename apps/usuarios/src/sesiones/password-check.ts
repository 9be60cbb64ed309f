import type { MotivoRechazo } from '@pmp/contracts/usuarios';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { setTimeout as delay } from 'node:timers/promises';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { correoKey } from '../usuarios/usuario.rules';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { AccessReporter } from './access-reporter';
import { PasswordHasher } from './password-hasher';
import { LoginThrottle } from './login-throttle';
import { SesionesAbiertasService } from './sesiones-abiertas.service';

/** Accounts remembered: those that have signed in lately. */
const MAX_RECIENTES = 2_000;
/** The thread that hashes begins first: with its several milliseconds it is what an answer waits for. */
const HEAD_START_MS = 1;
/** A refusal leaves on this beat, so that how long it took does not tell whether an account is known. */
const BEAT_MS = 50;

/** Somebody who says who they are. */
export interface SignInAttempt {
  correo: string;
  contrasena: string;
  direccion: string;
}

/** `doc` null: there is no such account, and then nothing is right. */
interface Identified<T> {
  doc: UsuarioDoc | null;
  right: boolean;
  prepared: T;
}

type Prepare<T> = (doc: UsuarioDoc | null) => Promise<T>;

/** Looks at passwords; every wrong one counts against the account and the address, and is told of. */
@Injectable()
export class PasswordCheck {
  private readonly recientes = new LRUCache<string, UsuarioDoc>({ max: MAX_RECIENTES });

  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly accessReporter: AccessReporter,
    private readonly abiertas: SesionesAbiertasService,
  ) {}

  /**
   * The account of the correo as it is now, and whether the password is its own. `prepare` is done while the password
   * is hashed, which is other threads' work, for an account that is missing too: one answers no faster.
   */
  async identify<T>(attempt: SignInAttempt, prepare: Prepare<T>): Promise<Identified<T>> {
    const began = performance.now();
    const identified = (await this.identifyRecent(attempt, prepare)) ?? (await this.read(attempt, prepare));
    const { doc, right } = identified;
    await this.count(doc, attempt, right);
    if (doc && right) this.recientes.set(correoKey(attempt.correo), doc);
    if (!right) await delay(BEAT_MS - ((performance.now() - began) % BEAT_MS));
    return identified;
  }

  /** Of an account that has been read already. */
  async check(doc: UsuarioDoc, contrasena: string, direccion: string): Promise<boolean> {
    const attempt = { correo: doc.correo, contrasena, direccion };
    const right = await this.compare(doc, attempt);
    await this.count(doc, attempt, right);
    return right;
  }

  refused(motivo: MotivoRechazo, doc: UsuarioDoc | null, { correo, direccion }: SignInAttempt): void {
    this.accessReporter.refused({
      _id: doc?._id.toHexString() ?? null,
      correo: correoKey(correo),
      motivo,
      direccion,
    });
  }

  /** By the hash of its last sign-in, with the account read meanwhile; null when it has another one now. */
  private async identifyRecent<T>(
    attempt: SignInAttempt,
    prepare: Prepare<T>,
  ): Promise<Identified<T> | null> {
    const reciente = this.recientes.get(correoKey(attempt.correo));
    if (!reciente) return null;
    const [right, { doc, prepared }] = await Promise.all([
      this.compare(reciente, attempt),
      delay(HEAD_START_MS).then(async () => {
        const doc = await this.usuarios.findByCorreo(attempt.correo);
        return { doc, prepared: await prepare(doc) };
      }),
    ]);
    return doc?.hash === reciente.hash ? { doc, right, prepared } : null;
  }

  private async read<T>(attempt: SignInAttempt, prepare: Prepare<T>): Promise<Identified<T>> {
    const doc = await this.usuarios.findByCorreo(attempt.correo);
    const [right, prepared] = await Promise.all([
      this.compare(doc, attempt),
      delay(HEAD_START_MS).then(() => prepare(doc)),
    ]);
    return { doc, right, prepared };
  }

  private compare(doc: UsuarioDoc | null, attempt: SignInAttempt): Promise<boolean> {
    return this.hasher.verify(doc?.hash || undefined, attempt.contrasena, () =>
      this.assertOpen(doc, attempt),
    );
  }

  private async assertOpen(doc: UsuarioDoc | null, attempt: SignInAttempt): Promise<void> {
    const { correo, direccion } = attempt;
    try {
      await this.throttle.assertOpen(correo, direccion, () => this.abiertas.knows(doc, direccion));
    } catch (error) {
      this.refused('demasiados-intentos', doc, attempt);
      throw error;
    }
  }

  private async count(doc: UsuarioDoc | null, attempt: SignInAttempt, right: boolean): Promise<void> {
    const { correo, direccion } = attempt;
    if (right) return this.throttle.succeeded(correo, direccion);
    this.refused('credenciales', doc, attempt);
    await this.throttle.failed(correo, direccion);
  }
}
