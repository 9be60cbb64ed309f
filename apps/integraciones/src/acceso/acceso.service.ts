import { Injectable } from '@nestjs/common';
import { erroresProyectos, proyectoEstado } from '@pmp/contracts/proyectos';
import { AskBeforeRefusing, InjectCopy, ProjectAccess, type Copied, type LocalCopy } from '@pmp/platform';

/** The fields that `app.module.ts` picks. */
export type ProyectoCopia = Pick<Copied<typeof proyectoEstado>, '_id' | 'equipo' | 'creador'>;

@Injectable()
export class AccesoService extends ProjectAccess<ProyectoCopia> {
  constructor(@InjectCopy(proyectoEstado) proyectos: LocalCopy<ProyectoCopia>, asking: AskBeforeRefusing) {
    super(proyectos, asking, erroresProyectos.proyectoNoEncontrado);
  }
}
