import { Injectable } from '@nestjs/common';
import { erroresProyectos, type ElementoPapelera, type PapeleraQuery } from '@pmp/contracts/proyectos';
import { decide, DomainError, searchPattern, type Caller } from '@pmp/platform';
import { objectId } from '../storage/object-id';
import { NamesService } from '../names/names.service';
import { recursoOf, visibleTo } from '../acceso/acceso.rules';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { toElemento } from './papelera.mapper';
import { PapeleraRepository } from '../elementos/trash/papelera.repository';
import { rightOver } from './papelera.rules';
import { PurgeElemento } from '../elementos/restore/purge-elemento';

const mayDelete = (caller: Caller, proyecto: ProyectoDoc): boolean =>
  decide(caller, rightOver('proyecto'), recursoOf(proyecto)) === 'permitido';

@Injectable()
export class PapeleraService {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly names: NamesService,
    private readonly purgeElemento: PurgeElemento,
  ) {}

  /** What the caller may restore, newest deletion first. */
  async list(
    caller: Caller,
    { tipo, proyecto, texto, ...pagina }: PapeleraQuery,
  ): Promise<{ elementos: ElementoPapelera[]; siguiente?: string | null }> {
    const asked = {
      estado: { $ne: 'purgando' },
      ...(tipo && { tipo }),
      ...(texto && { titulo: searchPattern(texto) }),
      ...(proyecto && { proyecto: objectId(proyecto) }),
    };
    const filter = { $and: [asked, ...(await this.visibleTo(caller))] };
    const { docs, ...rest } = await this.papelera.list(filter, pagina);
    const [proyectos, persona] = await Promise.all([
      this.proyectos.findKept(docs.map((doc) => doc.proyecto)),
      this.names.readPeople(docs.map((doc) => doc.autor.toHexString())),
    ]);
    const byId = new Map(proyectos.map((doc) => [doc._id.toHexString(), doc]));
    const elementos = docs.map((doc) => toElemento(doc, byId.get(doc.proyecto.toHexString()), persona));
    return { elementos, ...rest };
  }

  /** Only admins come here; see the route's right. */
  async purge(id: string): Promise<void> {
    const entrada = await this.papelera.findById(objectId(id));
    if (!entrada) throw new DomainError(erroresProyectos.papeleraNoEncontrada);
    await this.purgeElemento.purge(entrada._id);
  }

  /**
   * Everything that was deleted while one of the caller's teams owned its project, but deleted projects only if the
   * caller may delete them.
   */
  private async visibleTo(caller: Caller): Promise<object[]> {
    const { equipos, proyectos: only } = visibleTo(caller);
    const among = only ? [{ proyecto: { $in: only.map((id) => objectId(id)) } }] : [];
    if (equipos === null) return among;
    const proyectos = await this.proyectos.findKeptOf(equipos);
    const others = proyectos.filter((doc) => doc.eliminado && !mayDelete(caller, doc));
    const own = { proyecto: { $in: proyectos.map(({ _id }) => _id) }, dejado: { $exists: false } };
    const left = { 'dejado.equipo': { $in: equipos.map((equipo) => objectId(equipo)) } };
    return [...among, { $or: [own, left] }, { _id: { $nin: others.map(({ _id }) => _id) } }];
  }
}
