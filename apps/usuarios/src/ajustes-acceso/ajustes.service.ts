import {
  accesoActualizado,
  type AjustesAcceso,
  type AjustesAccesoUpdate,
  erroresUsuarios,
} from '@pmp/contracts/usuarios';
import { assertAllowed, type Caller, DomainError, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { EquiposRepository } from '../equipos/equipos.repository';
import { SeedCipher } from '../factores/seed-cipher';
import { AjustesRepository } from './ajustes.repository';

/** What the installation asks of whoever signs in, as an administrator decides. */
@Injectable()
export class AjustesService {
  constructor(
    private readonly ajustes: AjustesRepository,
    private readonly equipos: EquiposRepository,
    private readonly cipher: SeedCipher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async find(caller: Caller): Promise<AjustesAcceso> {
    assertAllowed(caller, 'identidad.administrar', {});
    return this.ajustes.read();
  }

  /** Nobody's session ends: whoever lacks a factor is led through it at their next sign-in. */
  async update(caller: Caller, cambio: AjustesAccesoUpdate): Promise<AjustesAcceso> {
    assertAllowed(caller, 'identidad.administrar', {});
    return this.unitOfWork.run(async (tx) => {
      const antes = await this.ajustes.read(tx.session);
      const despues = { ...antes, ...cambio };
      await this.assertPossible(despues);
      await this.ajustes.write(cambio, tx.session);
      await this.report(tx, antes, despues);
      return despues;
    });
  }

  private async assertPossible({ segundoFactor, equiposConFactor }: AjustesAcceso): Promise<void> {
    const demands = segundoFactor !== 'nadie' || equiposConFactor.length > 0;
    // Nobody could set one up, and so nobody could sign in.
    if (demands && !this.cipher.isConfigured) throw new DomainError(erroresUsuarios.factorNoDisponible);
    const found = await this.equipos.findNames(equiposConFactor);
    if (found.length < new Set(equiposConFactor).size)
      throw new DomainError(erroresUsuarios.equipoNoEncontrado);
  }

  private async report(tx: Tx, antes: AjustesAcceso, despues: AjustesAcceso): Promise<void> {
    const [de, a] = [await this.wordsOf(antes), await this.wordsOf(despues)];
    const campos = Object.keys(a) as (keyof AjustesAcceso)[];
    const detalle = campos
      .filter((campo) => de[campo] !== a[campo])
      .map((campo) => ({ campo, de: de[campo], a: a[campo] }));
    if (detalle.length > 0) tx.fact(accesoActualizado, { detalle });
  }

  /** Teams by their names, as the audit shows them. */
  private async wordsOf({ segundoFactor, equiposConFactor, invitan }: AjustesAcceso) {
    const nombres = (await this.equipos.findNames(equiposConFactor)).map(({ nombre }) => nombre);
    return { segundoFactor, equiposConFactor: nombres.sort().join(', ') || null, invitan };
  }
}
