import { Injectable } from '@nestjs/common';
import {
  erroresProyectos,
  type Epica,
  type Historia,
  type Tarea,
  type ContenidoPlantilla,
  type TipoPlantilla,
  type UsarPlantilla,
} from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { CreateTree, type Node } from '../elementos/create-tree';
import { EtiquetasRepository } from '../elementos/etiquetas/etiquetas.repository';
import { Kinds } from '../elementos/kinds/kinds';
import { PlantillasRepository } from '../elementos/plantillas/plantillas.repository';
import { objectId } from '../storage/object-id';

/** Makes what a template describes: an item with everything beneath it, all of it or nothing. */
@Injectable()
export class UsePlantilla {
  constructor(
    private readonly plantillas: PlantillasRepository,
    private readonly etiquetas: EtiquetasRepository,
    private readonly acceso: AccesoService,
    private readonly kinds: Kinds,
    private readonly trees: CreateTree,
  ) {}

  async use(caller: Caller, id: string, { _id, titulo, ...padre }: UsarPlantilla) {
    const missing = erroresProyectos.plantillaNoEncontrada;
    const found = await this.plantillas.findById(id);
    const doc = await this.acceso.child(caller, 'proyecto.editar', found, missing);
    const labels = await this.etiquetas.listOf(doc.proyecto);
    const living = new Set(labels.map((label) => label._id.toHexString()));
    const root = _id ?? objectId().toHexString();
    const contenido = { ...doc.contenido, ...(titulo && { titulo }) };
    const proyecto = doc.proyecto.toHexString();
    const nodes = this.nodesOf(doc.tipo, contenido, { _id: root, proyecto, ...padre }, living);
    const { creado, shapes } = await this.trees.create(caller, proyecto, nodes);
    // A presenter is told its kind when it runs, so what it shows is known only by what all kinds have.
    const made = shapes as { epica: Epica[]; historia: Historia[]; tarea: Tarea[] };
    const { epica: epicas, historia: historias, tarea: tareas } = made;
    return { creado, usada: { tipo: doc.tipo, _id: root, epicas, historias, tareas } };
  }

  /** Each behind what it hangs from. */
  private nodesOf(
    tipo: TipoPlantilla,
    { historias = [], tareas = [], criterios = [], etiquetas = [], ...fields }: ContenidoPlantilla,
    place: { _id: string; proyecto: string; epicaId?: string | undefined; historiaId?: string | undefined },
    living: ReadonlySet<string>,
  ): Node[] {
    const datos = {
      ...fields,
      ...place,
      etiquetas: etiquetas.filter((id) => living.has(id)),
      criterios: criterios.map((texto) => ({ texto })),
    };
    const beneath = (child: TipoPlantilla, all: readonly ContenidoPlantilla[], padre: object) =>
      all.flatMap((each) => {
        const where = { _id: objectId().toHexString(), proyecto: place.proyecto, ...padre };
        return this.nodesOf(child, each, where, living);
      });
    return [
      { kind: this.kinds.at(tipo), datos },
      ...beneath('historia', historias, { epicaId: place._id }),
      ...beneath('tarea', tareas, { historiaId: place._id }),
    ];
  }
}
