import { type Administracion, equipoPedido, erroresUsuarios } from '@pmp/contracts/usuarios';
import { type Caller, DomainError, SharedLimit, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AjustesRepository } from '../ajustes-acceso/ajustes.repository';
import { toPersona } from '../usuarios/usuario.mapper';
import { UsuariosRepository } from '../usuarios/usuarios.repository';

const DAY_S = 24 * 3600;
const VENTANA_S = 15 * 60;
/** Accounts that may ask from one address: with open registration somebody could make many to fill inboxes. */
export const MAX_PETICIONES = 20;
/** Those who can add somebody, named to whoever asks. */
const MAX_NOMBRADAS = 20;

/** A person without a team asks those who administer the installation to add them to one, once a day at most. */
@Injectable()
export class AskForEquipo {
  /** One a day for each person; being closed also says that they have asked. */
  private readonly personas: SharedLimit;
  private readonly direcciones: SharedLimit;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly usuarios: UsuariosRepository,
    private readonly ajustes: AjustesRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.personas = new SharedLimit(connection, { name: 'pedir-equipo', points: 1, seconds: DAY_S });
    this.direcciones = new SharedLimit(connection, {
      name: 'pedir-equipo-direccion',
      points: MAX_PETICIONES,
      seconds: VENTANA_S,
    });
  }

  async administracion(caller: Caller): Promise<Administracion> {
    const [admins, pedido, { invitan }] = await Promise.all([
      this.admins(),
      this.hasAsked(caller),
      this.ajustes.read(),
    ]);
    return {
      hayAdministracion: admins.length > 0,
      administran: admins.map(toPersona),
      pedido,
      invitanEquipos: invitan === 'equipos',
    };
  }

  /** Asking again while the first request counts changes nothing. */
  async ask(caller: Caller, direccion: string): Promise<void> {
    if (caller.rol === 'admin' || caller.equipos.size > 0)
      throw new DomainError(erroresUsuarios.equipoInnecesario);
    if (await this.hasAsked(caller)) return;
    const espera = await this.direcciones.secondsToWait(direccion);
    if (espera > 0)
      throw new DomainError(erroresUsuarios.demasiadasSolicitudes, { segundos: Math.ceil(espera) });
    const admins = await this.admins();
    if (admins.length === 0) throw new DomainError(erroresUsuarios.sinAdministracion);
    const administran = admins.map(({ _id }) => _id.toHexString());
    await this.unitOfWork.run((tx) =>
      tx.fact(equipoPedido, { _id: caller._id, nombre: caller.nombre, administran }),
    );
    // Afterwards: a crash in between only lets them ask again, and one day's notice is told once.
    await this.personas.count(caller._id);
  }

  private async hasAsked({ _id }: Caller): Promise<boolean> {
    return (await this.personas.secondsClosed(_id)) > 0;
  }

  private admins() {
    return this.usuarios.listActiveAdmins(MAX_NOMBRADAS);
  }
}
