import { identidadVinculada } from '@pmp/contracts/usuarios';
import { CallerCache, type Tx, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { config } from '../../config';
import { SesionesAbiertasService } from '../../sesiones/abiertas/sesiones-abiertas.service';
import { ForgetFactores, SIN_FACTOR } from '../../factores/forget-factores';
import { AdminGuard } from '../../usuarios/admin-guard';
import { appendUsuarioCambiado, appendUsuarioRegistrado } from '../../usuarios/usuario.events';
import type { UsuarioDoc } from '../../usuarios/usuario.model';
import { UsuariosRepository } from '../../usuarios/usuarios.repository';
import { admit, rolOf } from './admission.rules';
import type { Identidad } from './identidad.rules';
import { IdentidadesRepository } from './identidades.repository';

export interface AdmittedAccount {
  doc: UsuarioDoc;
  creada: boolean;
}

/** Finds, binds or creates the account of an identity that the issuer vouches for. */
@Injectable()
export class CuentasEmpresaService {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly identidades: IdentidadesRepository,
    private readonly abiertas: SesionesAbiertasService,
    private readonly factores: ForgetFactores,
    private readonly adminGuard: AdminGuard,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  async admit(identidad: Identidad): Promise<AdmittedAccount> {
    const admitted = await this.unitOfWork.run((tx) => this.admitIn(tx, identidad));
    this.callers.forget(admitted.doc._id.toHexString());
    return admitted;
  }

  private async admitIn(tx: Tx, identidad: Identidad): Promise<AdmittedAccount> {
    const propia = await this.findPropia(tx, identidad);
    const homonima = propia ? null : await this.findHomonima(tx, identidad);
    const { OIDC_CREAR_CUENTAS: crearCuentas, OIDC_DOMINIOS: dominios } = config;
    const paso = admit(identidad, { propia, homonima }, { crearCuentas, dominios });
    if (paso === 'crear') return { doc: await this.create(tx, identidad), creada: true };
    const antes = (propia ?? homonima)!;
    const doc = paso === 'vincular' ? await this.bind(tx, antes, identidad) : antes;
    return { doc: await this.promote(tx, doc, identidad), creada: false };
  }

  private async create(tx: Tx, identidad: Identidad): Promise<UsuarioDoc> {
    const { nombre, correo } = identidad;
    const rol = rolOf('usuario', identidad);
    if (rol === 'admin') await this.adminGuard.enter(tx.session);
    const doc = await this.usuarios.insert(
      { nombre, correo: correo!, hash: '', rol, correoConfirmado: true },
      tx.session,
    );
    appendUsuarioRegistrado(tx, doc);
    this.appendIdentidad(tx, identidad, doc);
    return doc;
  }

  /**
   * Anybody may have registered this address before, so its earlier password, second factor and sessions end. Those of an admin stay,
   * because another admin or the operator has trusted that account already.
   */
  private async bind(tx: Tx, antes: UsuarioDoc, identidad: Identidad): Promise<UsuarioDoc> {
    this.appendIdentidad(tx, identidad, antes);
    if (antes.rol === 'admin') return antes;
    await this.factores.forget(tx, antes);
    return this.abiertas.endOthers(tx, antes, { hash: '', correoConfirmado: true, ...SIN_FACTOR });
  }

  private async promote(tx: Tx, antes: UsuarioDoc, identidad: Identidad): Promise<UsuarioDoc> {
    const rol = rolOf(antes.rol, identidad);
    if (rol === antes.rol) return antes;
    await this.adminGuard.enter(tx.session);
    const despues = await this.usuarios.update(antes, { rol }, tx.session);
    appendUsuarioCambiado(tx, antes, despues);
    return despues;
  }

  private appendIdentidad(tx: Tx, identidad: Identidad, { _id, nombre }: UsuarioDoc): void {
    const usuario = _id.toHexString();
    this.identidades.insert(identidad, usuario, tx);
    tx.fact(identidadVinculada, { _id: usuario, nombre, emisor: identidad.emisor });
  }

  private async findPropia(tx: Tx, identidad: Identidad): Promise<UsuarioDoc | null> {
    const usuario = await this.identidades.findUsuario(identidad, tx.session);
    return usuario ? this.usuarios.findById(usuario, tx.session) : null;
  }

  private async findHomonima(tx: Tx, { correo, emisor }: Identidad) {
    const doc = correo ? await this.usuarios.findByCorreo(correo, tx.session) : null;
    if (!doc) return null;
    return { ...doc, deOtra: await this.identidades.existsOf(doc._id.toHexString(), emisor, tx.session) };
  }
}
