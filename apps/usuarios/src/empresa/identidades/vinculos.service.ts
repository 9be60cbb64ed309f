import { erroresUsuarios, identidadDesvinculada, type VinculoEmpresa } from '@pmp/contracts/usuarios';
import { assertAllowed, type Caller, CallerCache, DomainError, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { SesionesAbiertasService } from '../../sesiones/abiertas/sesiones-abiertas.service';
import { UsuariosRepository } from '../../usuarios/usuarios.repository';
import { IdentidadesRepository } from './identidades.repository';

/** Shows admins which accounts the company's sign-in opens, and unlinks them. */
@Injectable()
export class VinculosService {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly identidades: IdentidadesRepository,
    private readonly abiertas: SesionesAbiertasService,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  async list(caller: Caller): Promise<VinculoEmpresa[]> {
    assertAllowed(caller, 'usuario.administrar', {});
    const docs = await this.identidades.list();
    return docs.map(({ usuario, emisor, vinculada }) => ({
      usuario,
      emisor,
      vinculada: vinculada.toISOString(),
    }));
  }

  /**
   * The next sign-in with the same verified address binds the account to whatever identity the issuer then gives.
   * Sessions of the old identity end. Does nothing for an account without an identity.
   */
  async unlink(caller: Caller, id: string): Promise<void> {
    assertAllowed(caller, 'usuario.administrar', {});
    await this.unitOfWork.run(async (tx) => {
      const antes = await this.usuarios.findById(id, tx.session);
      if (!antes) throw new DomainError(erroresUsuarios.usuarioNoEncontrado);
      const emisores = await this.identidades.findEmisoresOf(id, tx.session);
      if (emisores.length === 0) return;
      await this.identidades.removeOf(id, tx.session);
      for (const emisor of emisores)
        tx.fact(identidadDesvinculada, { _id: id, nombre: antes.nombre, emisor });
      await this.abiertas.endOthers(tx, antes, {});
    });
    this.callers.forget(id);
  }
}
