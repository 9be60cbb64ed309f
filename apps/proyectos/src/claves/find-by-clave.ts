import { Injectable } from '@nestjs/common';
import { type ClaveReply, erroresProyectos } from '@pmp/contracts/proyectos';
import { type Caller, DomainError } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { FindWithClave } from '../elementos/claves/find-with-clave';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { Tipo } from '../elementos/kinds/kind';

/** The page of each kind in the web app. */
const RUTAS: Record<Tipo, (_id: string, proyecto: string) => string> = {
  epica: (_id, proyecto) => `/backlog/${proyecto}?epica=${_id}`,
  historia: (_id) => `/historias/${_id}`,
  tarea: (_id) => `/tareas/${_id}`,
};

function shown(tipo: Tipo, doc: ElementoDoc): Omit<ClaveReply, 'success'> {
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

/** Says what has a key, to those who may see it. */
@Injectable()
export class FindByClave {
  constructor(
    private readonly finding: FindWithClave,
    private readonly acceso: AccesoService,
  ) {}

  async find(caller: Caller, clave: string): Promise<Omit<ClaveReply, 'success'>> {
    let isHidden = false;
    for await (const { kind, doc } of this.finding.find(clave)) {
      if (await this.maySee(caller, doc)) return shown(kind.tipo, doc);
      isHidden = true;
    }
    // Nobody may tell by the time of the answer whether there was something that is hidden.
    if (!isHidden) await this.acceso.child(caller, 'proyecto.ver', null, erroresProyectos.claveNoEncontrada);
    throw new DomainError(erroresProyectos.claveNoEncontrada);
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
