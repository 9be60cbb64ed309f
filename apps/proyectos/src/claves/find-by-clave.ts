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

/** Whether the key was somebody else's, which has been asked about. */
interface Met {
  hidden: boolean;
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
    const met: Met = { hidden: false };
    const found = (await this.visible(caller, clave, met)) ?? (await this.former(caller, clave, met));
    if (!found) return this.refuse(caller, met);
    const { tipo, doc } = found;
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

  /** Nobody may tell by the time of the answer whether there was something that is hidden. */
  private async refuse(caller: Caller, { hidden }: Met): Promise<never> {
    if (!hidden) await this.acceso.child(caller, 'proyecto.ver', null, erroresProyectos.claveNoEncontrada);
    throw new DomainError(erroresProyectos.claveNoEncontrada);
  }

  private async former(caller: Caller, clave: string, met: Met): Promise<Found | null> {
    const parts = partsOfClave(clave);
    if (!parts) return null;
    for (const proyecto of await this.proyectos.findFormer(parts.proyecto)) {
      const found = await this.visible(caller, claveOf(proyecto, parts.numero), met);
      if (found) return found;
    }
    return null;
  }

  private async visible(caller: Caller, clave: string, met: Met): Promise<Found | null> {
    for (const kind of this.kinds.all) {
      for (const doc of await this.kinds.of(kind).findByClave(clave)) {
        if (await this.maySee(caller, doc)) return { tipo: kind.tipo, doc };
        met.hidden = true;
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
