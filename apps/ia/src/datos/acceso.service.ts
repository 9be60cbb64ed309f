import { Injectable } from '@nestjs/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { AskBeforeRefusing, type Caller, type Derecho, ProjectAccess } from '@pmp/platform';
import type { Proyecto } from './lectura/datos';
import { ProyectosReader } from './lectura/proyectos.reader';

@Injectable()
export class AccesoService extends ProjectAccess<Proyecto> {
  constructor(
    private readonly reader: ProyectosReader,
    asking: AskBeforeRefusing,
  ) {
    super(reader, asking, erroresProyectos.proyectoNoEncontrado);
  }

  proyectosOf(caller: Caller, derecho: Derecho): Promise<Proyecto[]> {
    return this.reader.listFor(caller, derecho);
  }
}
