import { type Equipo, type EquipoResumen, erroresUsuarios } from '@pmp/contracts/usuarios';
import { AskBeforeRefusing, assertAllowed, type Caller, DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { PageRequest } from '../paginas/newest-first';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { toEquipo, toResumen } from './equipo.mapper';
import type { EquipoDoc } from './equipo.model';
import { EquiposRepository } from './equipos.repository';

@Injectable()
export class EquiposReader {
  constructor(
    private readonly equipos: EquiposRepository,
    private readonly usuarios: UsuariosRepository,
    private readonly asking: AskBeforeRefusing,
  ) {}

  async list(caller: Caller, pagina: PageRequest): Promise<{ equipos: Equipo[]; siguiente?: string | null }> {
    const { filas, ...resto } = await this.equipos.list(pagina, membershipOf(caller));
    return { equipos: await this.presentAll(caller, filas), ...resto };
  }

  /** The teams in which the caller may create projects. */
  async listToChoose(
    caller: Caller,
    pagina: PageRequest,
  ): Promise<{ equipos: EquipoResumen[]; siguiente?: string | null }> {
    const { filas, ...resto } = await this.equipos.list(pagina, membershipOf(caller));
    return { equipos: filas.map(toResumen), ...resto };
  }

  async find(caller: Caller, id: string): Promise<Equipo> {
    const doc = await this.equipos.findById(id);
    if (!doc) throw new DomainError(erroresUsuarios.equipoNoEncontrado);
    await this.asking.decide(caller, (person) =>
      assertAllowed(person, 'equipo.ver', { equipo: id }, erroresUsuarios.equipoNoEncontrado),
    );
    return this.present(caller, doc);
  }

  async present(caller: Caller, doc: EquipoDoc): Promise<Equipo> {
    const [equipo] = await this.presentAll(caller, [doc]);
    return equipo as Equipo;
  }

  private async presentAll(caller: Caller, docs: readonly EquipoDoc[]): Promise<Equipo[]> {
    const ids = new Set(docs.flatMap((doc) => doc.miembros.map(({ usuario }) => usuario.toHexString())));
    const personas = await this.usuarios.findMany([...ids]);
    const byId = new Map(personas.map((persona) => [persona._id.toHexString(), persona]));
    return docs.map((doc) => toEquipo(doc, byId, caller.rol === 'admin'));
  }
}

/** An admin sees every team, anybody else their own. */
const membershipOf = (caller: Caller): string | undefined =>
  caller.rol === 'admin' ? undefined : caller._id;
