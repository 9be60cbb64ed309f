import { type Equipo, type EquipoCreate, type EquipoUpdate, erroresUsuarios } from '@pmp/contracts/usuarios';
import {
  AskBeforeRefusing,
  assertAllowed,
  assertUnchanged,
  type Caller,
  CallerCache,
  DomainError,
  type Tx,
  UnitOfWork,
} from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ImagenesService } from '../imagenes/imagenes.service';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { appendEquipoCambiado } from './equipo.events';
import { miembrosOf } from './equipo.mapper';
import type { EquipoDoc } from './equipo.model';
import { diffMiembros, hasAdmin, type Miembro, resolveMiembros, withCreator } from './equipo.rules';
import { EquiposReader } from './equipos.reader';
import { EquiposRepository } from './equipos.repository';

@Injectable()
export class EquiposService {
  constructor(
    private readonly equipos: EquiposRepository,
    private readonly reader: EquiposReader,
    private readonly usuarios: UsuariosRepository,
    private readonly imagenes: ImagenesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
    private readonly asking: AskBeforeRefusing,
  ) {}

  /** `creado` is false when the call repeats an earlier one that already made the team. */
  async create(caller: Caller, pedido: EquipoCreate): Promise<{ equipo: Equipo; creado: boolean }> {
    assertAllowed(caller, 'equipo.crear', {});
    const previo = await this.findRepeated(caller, pedido._id);
    if (previo) return { equipo: previo, creado: false };
    const miembros = withCreator(resolveMiembros([], pedido.miembros), caller._id);
    try {
      const doc = await this.unitOfWork.run(async (tx) => {
        await this.assertActive(miembros, tx);
        const _id = pedido._id ?? new Types.ObjectId().toHexString();
        const logo = await this.imagenes.settle(_id, null, pedido.logo, tx.session);
        const nuevo = { ...pedido, _id, logo, miembros, creador: caller._id };
        const insertado = await this.equipos.insert(nuevo, tx.session);
        appendEquipoCambiado(tx, null, insertado);
        return insertado;
      });
      this.callers.forget();
      return { equipo: await this.reader.present(caller, doc), creado: true };
    } catch (error) {
      const gemelo = error instanceof DomainError ? await this.findRepeated(caller, pedido._id) : null;
      if (gemelo) return { equipo: gemelo, creado: false };
      throw error;
    }
  }

  async update(caller: Caller, id: string, { version, ...pedido }: EquipoUpdate): Promise<Equipo> {
    const doc = await this.unitOfWork.run(async (tx) => {
      const antes = await this.loadToEdit(caller, id, tx);
      await assertUnchanged(version, antes, this.usuarios);
      const actuales = miembrosOf(antes);
      const miembros = pedido.miembros ? resolveMiembros(actuales, pedido.miembros) : actuales;
      if (!hasAdmin(miembros)) throw new DomainError(erroresUsuarios.ultimoAdminEquipo);
      await this.assertActive(diffMiembros(actuales, miembros).anadidos, tx);
      const logo = await this.imagenes.settle(id, antes.logo, pedido.logo, tx.session);
      const despues = await this.equipos.update(antes, { ...pedido, logo, miembros }, tx.session);
      appendEquipoCambiado(tx, antes, despues);
      return despues;
    });
    this.callers.forget();
    return this.reader.present(caller, doc);
  }

  /** The team, if the caller may change it. */
  async loadToEdit(caller: Caller, id: string, tx: Tx): Promise<EquipoDoc> {
    const doc = await this.equipos.findById(id, tx.session);
    if (!doc) throw new DomainError(erroresUsuarios.equipoNoEncontrado);
    await this.asking.decide(caller, (person) =>
      assertAllowed(person, 'equipo.editar', { equipo: id }, erroresUsuarios.equipoNoEncontrado),
    );
    return doc;
  }

  /** Only for new members: somebody who was deactivated since may stay in the team. */
  private async assertActive(nuevos: readonly Miembro[], tx: Tx): Promise<void> {
    if (nuevos.length === 0) return;
    const activos = await this.usuarios.countActive(
      nuevos.map(({ usuario }) => usuario),
      tx.session,
    );
    if (activos < nuevos.length) throw new DomainError(erroresUsuarios.miembrosDesconocidos);
  }

  private async findRepeated(caller: Caller, id: string | undefined): Promise<Equipo | null> {
    const doc = id ? await this.equipos.findWithDeleted(id) : null;
    if (!doc) return null;
    if (doc.eliminadoEn !== null || doc.creador.toHexString() !== caller._id) {
      throw new DomainError(erroresUsuarios.idOcupado);
    }
    return this.reader.present(caller, doc);
  }
}
