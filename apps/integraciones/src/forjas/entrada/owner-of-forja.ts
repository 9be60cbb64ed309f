import { Injectable } from '@nestjs/common';
import { forjaDesactivada } from '@pmp/contracts/integraciones';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import {
  AskBeforeRefusing,
  decide,
  InjectCopy,
  UnitOfWork,
  type Copied,
  type LocalCopy,
} from '@pmp/platform';
import { datosDeForja } from '../datos/forja.events';
import type { ForjaDoc } from '../datos/forja.model';
import { ForjasRepository } from '../datos/forjas.repository';

type Proyecto = Pick<Copied<typeof proyectoEstado>, '_id' | 'clave' | 'equipo'>;

export interface Place {
  clave: string;
  equipo: string;
}

/** In whose name a connection changes things: what comes counts for as long as they may have it. */
@Injectable()
export class OwnerOfForja {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<Proyecto>,
    private readonly asking: AskBeforeRefusing,
    private readonly forjas: ForjasRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** null: nothing is taken. Without the project, as in the trash, it waits; without the right it stops. */
  async placeOf(forja: ForjaDoc): Promise<Place | null> {
    const proyecto = await this.proyectos.find(forja.proyecto);
    if (!proyecto) return null;
    if (await this.mayHave(forja, proyecto)) return proyecto;
    // The project may have another team than the copy says.
    await this.proyectos.refresh([forja.proyecto]).catch(() => undefined);
    const now = await this.proyectos.find(forja.proyecto);
    if (!now) return null;
    if (await this.mayHave(forja, now)) return now;
    await this.stop(forja._id);
    return null;
  }

  private mayHave({ dueno }: ForjaDoc, { _id, equipo }: Proyecto): Promise<boolean> {
    return this.asking.allows(
      dueno,
      (person) =>
        person.estado === 'activo' &&
        decide(person, 'proyecto.integrar', { proyecto: _id, equipo }) === 'permitido',
    );
  }

  private async stop(id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const forja = await this.forjas.findById(id, tx.session);
      if (forja?.estado !== 'activa') return;
      await this.forjas.update(forja, { estado: 'sinAcceso' }, tx);
      tx.fact(forjaDesactivada, datosDeForja(forja));
    });
  }
}
