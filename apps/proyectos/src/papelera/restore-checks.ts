import { Injectable } from '@nestjs/common';
import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos, type Restaurar, type TipoPapelera } from '@pmp/contracts/proyectos';
import { DomainError, type Caller, type Tx } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import type { Tipo } from '../elementos/kinds/kind';
import { Kinds } from '../elementos/kinds/kinds';
import type { PapeleraDoc } from '../elementos/trash/papelera.model';
import { PapeleraRepository } from '../elementos/trash/papelera.repository';
import { NamesService } from '../names/names.service';
import { clavesAfter } from '../proyectos/proyecto.rules';
import { objectId } from '../storage/object-id';

/** Why something cannot go back to a place of this kind. */
interface NoPlace {
  missing: ErrorSpec;
  inTrash?: ErrorSpec;
  purged?: ErrorSpec;
}

const PROYECTO: NoPlace = {
  missing: erroresProyectos.proyectoNoEncontrado,
  inTrash: erroresProyectos.proyectoEnPapelera,
  purged: erroresProyectos.proyectoPurgado,
};

/** Checks that a deleted entity can go back to where it was. */
@Injectable()
export class RestoreChecks {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly kinds: Kinds,
    private readonly names: NamesService,
    private readonly acceso: AccesoService,
  ) {}

  /** Its project and its parent must exist, also when this commits. Returns the project. */
  async assertPlace({ proyecto, padre }: PapeleraDoc, tx: Tx): Promise<ProyectoDoc> {
    const { session } = tx;
    const found = await this.proyectos.findById(proyecto, session);
    if (!found) throw this.noPlace('proyecto', await this.papelera.findById(proyecto, session));
    if (padre && padre.tipo !== 'proyecto') await this.assertAlive(padre.tipo, padre._id, session);
    this.proyectos.expect(found, tx);
    if (padre && padre.tipo !== 'proyecto')
      this.kinds.of(this.kinds.at(padre.tipo)).expectLiving({ _id: padre._id, proyecto }, tx);
    return found;
  }

  /** What has to change in a project before it is restored: its clave may be taken by now, its team may be gone. */
  async changesFor(
    current: ProyectoDoc,
    caller: Caller,
    { clave, equipo }: Restaurar,
    session: ClientSession,
  ): Promise<Partial<ProyectoDoc>> {
    const wanted = clave ?? current.clave;
    if (await this.proyectos.isClaveTaken(wanted, session)) {
      throw new DomainError(erroresProyectos.claveOcupada, { clave: wanted });
    }
    const isTeamGone = !(await this.names.membersOf(current.equipo.toHexString()));
    const claves = clavesAfter(current, wanted);
    if (!isTeamGone) return claves;
    if (!equipo) throw new DomainError(erroresProyectos.equipoEliminado);
    await this.acceso.assertMayCreateIn(caller, equipo);
    return { ...claves, equipo: objectId(equipo) };
  }

  private async assertAlive(tipo: Tipo, _id: Types.ObjectId, session: ClientSession): Promise<void> {
    const fate = await this.kinds.of(this.kinds.at(tipo)).removal.fateOf(_id, session);
    if (!fate) return;
    throw this.noPlace(tipo, fate instanceof Date ? null : await this.papelera.findById(fate, session));
  }

  /** The error for what hung from something that is in the trash (`entrada`) or gone. */
  private noPlace(tipo: TipoPapelera, entrada: PapeleraDoc | null): DomainError {
    const inTrash = entrada && this.errorsOf(entrada.tipo).inTrash;
    if (inTrash) return new DomainError(inTrash, { titulo: entrada.titulo });
    const { purged, missing } = this.errorsOf(tipo);
    return new DomainError(purged ?? missing);
  }

  private errorsOf(tipo: TipoPapelera): NoPlace {
    return tipo === 'proyecto' ? PROYECTO : this.kinds.at(tipo).errors;
  }
}
