import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { equipoEstado } from '@pmp/contracts/usuarios';
import { PageWalk, type Tx, UnitOfWork } from '@pmp/platform';
import { miembrosOf, toEquipoEstado } from '../equipos/equipo.mapper';
import { EquiposRepository } from '../equipos/equipos.repository';
import { ImagenesService } from '../imagenes/imagenes.service';
import { appendUsuarioEstado } from '../usuarios/usuario.events';
import { UsuariosRepository } from '../usuarios/usuarios.repository';

/**
 * Gives the pictures that earlier versions kept inside people and teams an address, in the background: inside, they
 * travelled in every list and every copy. It runs at every start instead of as a migration, because the other services
 * have to be told in the same transaction.
 */
@Injectable()
export class IncrustadasBackfill implements OnApplicationBootstrap {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly equipos: EquiposRepository,
    private readonly imagenes: ImagenesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly walk: PageWalk,
  ) {}

  onApplicationBootstrap(): void {
    this.walk.start(() => this.move(), 'imágenes antiguas sin dirección; al próximo arranque');
  }

  async move(): Promise<void> {
    await this.walk.toTheEnd<true>(() => this.unitOfWork.run((tx) => this.moveAvatar(tx)));
    await this.walk.toTheEnd<true>(() => this.unitOfWork.run((tx) => this.moveLogo(tx)));
  }

  private async moveAvatar(tx: Tx): Promise<true | null> {
    const antes = await this.usuarios.findIncrustado(tx.session);
    if (!antes) return null;
    const avatar = await this.imagenes.adopt(antes._id.toHexString(), antes.avatar, tx.session);
    appendUsuarioEstado(tx, await this.usuarios.update(antes, { avatar }, tx.session));
    return true;
  }

  private async moveLogo(tx: Tx): Promise<true | null> {
    const antes = await this.equipos.findIncrustado(tx.session);
    if (!antes) return null;
    const _id = antes._id.toHexString();
    const logo = await this.imagenes.adopt(_id, antes.logo, tx.session);
    const cambio = { logo, miembros: miembrosOf(antes) };
    const despues = await this.equipos.update(antes, cambio, tx.session);
    tx.state(equipoEstado, _id, despues.version, toEquipoEstado(despues));
    return true;
  }
}
