import { Injectable } from '@nestjs/common';
import { type ClaveReply, erroresProyectos, partsOfClave } from '@pmp/contracts/proyectos';
import { type Caller, DomainError } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { claveOf } from '../elementos/claves/claves';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { Tipo } from '../elementos/kinds/kind';
import { Kinds } from '../elementos/kinds/kinds';

/** The page of each kind in the web app. */
const RUTAS: Record<Tipo, (_id: string, proyecto: string) => string> = {
  epica: (_id, proyecto) => `/backlog/${proyecto}?epica=${_id}`,
  historia: (_id) => `/historias/${_id}`,
  tarea: (_id) => `/tareas/${_id}`,
};

interface Found {
  tipo: Tipo;
  doc: ElementoDoc;
}

/** Says what has a key, to those who may see it. */
@Injectable()
export class FindByClave {
  constructor(
    private readonly kinds: Kinds,
    private readonly proyectos: ProyectosRepository,
    private readonly acceso: AccesoService,
  ) {}

  /** What has the key now comes before what had it under an earlier key of its project. */
  async find(caller: Caller, clave: string): Promise<Omit<ClaveReply, 'success'>> {
    const { tipo, doc } = (await this.visible(caller, clave)) ?? (await this.former(caller, clave)) ?? fail();
    const [_id, proyecto] = [doc._id.toHexString(), doc.proyecto.toHexString()];
    return {
      tipo,
      _id,
      clave: doc.clave ?? '',
      titulo: doc.titulo,
      proyecto,
      ruta: RUTAS[tipo](_id, proyecto),
    };
  }

  private async former(caller: Caller, clave: string): Promise<Found | null> {
    const parts = partsOfClave(clave);
    if (!parts) return null;
    for (const proyecto of await this.proyectos.findFormer(parts.proyecto)) {
      const found = await this.visible(caller, claveOf(proyecto, parts.numero));
      if (found) return found;
    }
    return null;
  }

  private async visible(caller: Caller, clave: string): Promise<Found | null> {
    for (const kind of this.kinds.all) {
      for (const doc of await this.kinds.of(kind).findByClave(clave)) {
        if (await this.maySee(caller, doc)) return { tipo: kind.tipo, doc };
      }
    }
    return null;
  }

  private maySee(caller: Caller, doc: ElementoDoc): Promise<boolean> {
    return this.acceso.child(caller, 'proyecto.ver', doc, erroresProyectos.claveNoEncontrada).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError) return false;
        throw error;
      },
    );
  }
}

const fail = (): never => {
  throw new DomainError(erroresProyectos.claveNoEncontrada);
};
