import { Injectable } from '@nestjs/common';
import type { Tarea } from '@pmp/contracts/proyectos';
import { NombresService } from '../nombres/nombres.service';
import { peopleOf, toTarea } from './tarea.mapper';
import type { TareaDoc } from './tarea.model';

/** Tasks as the API shows them, with the people they are assigned to. */
@Injectable()
export class TareasPresenter {
  constructor(private readonly nombres: NombresService) {}

  async presentAll(docs: TareaDoc[]): Promise<Tarea[]> {
    const persona = await this.nombres.readPeople(docs.flatMap(peopleOf));
    return docs.map((doc) => toTarea(doc, persona));
  }

  async present(doc: TareaDoc): Promise<Tarea> {
    return (await this.presentAll([doc]))[0] as Tarea;
  }
}
