import type { MotivoRechazo } from '@pmp/contracts/usuarios';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { setTimeout as delay } from 'node:timers/promises';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { correoKey } from '../../usuarios/usuario.rules';
import { UsuariosRepository } from '../../usuarios/usuarios.repository';
import { AccessReporter } from '../access-reporter';
import { PasswordHasher } from '../../contrasenas/password-hasher';
import { LoginThrottle } from './login-throttle';
import { SesionesAbiertasService } from '../abiertas/sesiones-abiertas.service';

/** How many accounts are cached: those that signed in last. */
const MAX_RECIENTES = 2_000;
/** Lets the hashing thread start first: it takes several milliseconds, and the answer waits for it. */
const HEAD_START_MS = 1;
/** Refusals are sent at multiples of this, so that their timing does not reveal whether an account exists. */
const BEAT_MS = 50;

/** An attempt to sign in. */
export interface SignInAttempt {
  correo: string;
  contrasena: string;
  direccion: string;
}

/** `doc` is null if there is no such account; then `right` is false. */
interface Identified<T> {
  doc: UsuarioDoc | null;
  right: boolean;
  prepared: T;
}

type Prepare<T> = (doc: UsuarioDoc | null) => Promise<T>;

/** Checks passwords. Every wrong one counts against the account and the address, and is reported. */
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
   * The account of the correo as it is now, and whether the password is right. `prepare` runs while other threads hash
   * the password, also for a missing account, so that neither is answered faster.
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

  /** Checks the password of an account that has been read already. */
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

  /** Uses the hash of the last sign-in while the account is read; null when the account has another hash now. */
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
