import { type Credenciales, erroresUsuarios, type Registro, type Usuario } from '@pmp/contracts/usuarios';
import { DomainError, TokenSigner, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { appendUsuarioRegistrado } from '../usuarios/usuario.events';
import { toUsuario } from '../usuarios/usuario.mapper';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { correoKey } from '../usuarios/usuario.rules';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { Contrasenas } from './contrasenas';
import { LoginThrottle } from './login-throttle';

export interface Sesion {
  token: string;
  usuario: Usuario;
}

@Injectable()
export class SesionesService {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly contrasenas: Contrasenas,
    private readonly throttle: LoginThrottle,
    private readonly signer: TokenSigner,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async login({ correo, contraseña }: Credenciales, direccion: string): Promise<Sesion> {
    const doc = await this.usuarios.findByCorreo(correo);
    if (!(await this.checkContrasena(doc, correo, contraseña, direccion))) {
      throw new DomainError(erroresUsuarios.credencialesNoValidas);
    }
    if (doc?.estado !== 'activo') throw new DomainError(erroresUsuarios.cuentaInactiva);
    return this.open(doc);
  }

  /** `creada` is false when the same call had already made the account. */
  async register(pedido: Registro, direccion: string): Promise<Sesion & { creada: boolean }> {
    const previa = await this.findRepeated(pedido, direccion);
    if (previa) return { ...previa, creada: false };
    if (await this.usuarios.findByCorreo(pedido.correo))
      throw new DomainError(erroresUsuarios.correoDuplicado);
    const { _id, nombre, correo } = pedido;
    const nuevo = {
      nombre,
      correo,
      hash: await this.contrasenas.hash(pedido.contraseña),
      ...(_id && { _id }),
    };
    try {
      const doc = await this.unitOfWork.run(async (tx) => {
        const insertado = await this.usuarios.insert(nuevo, tx.session);
        appendUsuarioRegistrado(tx, insertado);
        return insertado;
      });
      return { ...(await this.open(doc)), creada: true };
    } catch (error) {
      const gemela = error instanceof DomainError ? await this.findRepeated(pedido, direccion) : null;
      if (gemela) return { ...gemela, creada: false };
      throw error;
    }
  }

  /** Counts a wrong try against the account and the address; true when the password is right. */
  async checkContrasena(
    doc: UsuarioDoc | null,
    correo: string,
    contrasena: string,
    direccion: string,
  ): Promise<boolean> {
    const right = await this.contrasenas.verify(doc?.hash, contrasena, () =>
      this.throttle.assertOpen(correo, direccion),
    );
    await (right ? this.throttle.succeeded(correo, direccion) : this.throttle.failed(correo, direccion));
    return right;
  }

  async open(doc: UsuarioDoc): Promise<Sesion> {
    const usuario = toUsuario(doc);
    return { token: await this.signer.sign({ sub: usuario._id, ses: doc.sesion }), usuario };
  }

  /** Nobody is signed in yet, so "the same person" is whoever knows the correo and the password. */
  private async findRepeated(pedido: Registro, direccion: string): Promise<Sesion | null> {
    const doc = pedido._id ? await this.usuarios.findById(pedido._id) : null;
    if (!doc) return null;
    if (doc.correoClave !== correoKey(pedido.correo)) throw new DomainError(erroresUsuarios.idOcupado);
    if (!(await this.checkContrasena(doc, pedido.correo, pedido.contraseña, direccion))) {
      throw new DomainError(erroresUsuarios.correoDuplicado);
    }
    if (doc.estado !== 'activo') throw new DomainError(erroresUsuarios.cuentaInactiva);
    return this.open(doc);
  }
}
