import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type AlertaDoc, GENERACION, type GeneracionDoc } from './generacion.model';

export type Generacion = Omit<GeneracionDoc, '_id'>;

/** `fecha`: when it was generated. */
export type AlertaConFecha = AlertaDoc & { fecha: Date };

export const ambitoDe = {
  proyecto: (id: string) => `proyecto:${id}`,
  persona: (id: string) => `persona:${id}`,
};

@Injectable()
export class GeneracionesRepository {
  constructor(@InjectModel(GENERACION) private readonly model: Model<GeneracionDoc>) {}

  async find(ambito: string): Promise<GeneracionDoc | null> {
    return this.model.collection.findOne<GeneracionDoc>({ ambito });
  }

  async replace({ ambito, ...generacion }: Generacion): Promise<void> {
    await this.model.collection.updateOne({ ambito }, { $set: generacion }, { upsert: true });
  }

  async remove(ambito: string): Promise<void> {
    await this.model.collection.deleteOne({ ambito });
  }

  /** An alert that was generated for its project, or for all the projects of this person. */
  async findAlerta(id: string, persona: string): Promise<AlertaConFecha | null> {
    const found = await this.model.collection.findOne<GeneracionDoc>({
      'alertas.id': id,
      $or: [{ ambito: { $regex: '^proyecto:' } }, { ambito: ambitoDe.persona(persona) }],
    });
    const alerta = found?.alertas.find((one) => one.id === id);
    return found && alerta ? { ...alerta, fecha: found.fecha } : null;
  }

  /** When the alerts of each project were made, by its id. */
  async datesOfProyectos(): Promise<Map<string, Date>> {
    const filter = { ambito: { $regex: '^proyecto:' } };
    const found = this.model.collection.find<GeneracionDoc>(filter, { projection: { ambito: 1, fecha: 1 } });
    return new Map(
      (await found.toArray()).map(({ ambito, fecha }) => [ambito.slice('proyecto:'.length), fecha]),
    );
  }

  /** Takes what is no longer true of a project out of what people made for all of theirs. */
  async dropVanished(proyecto: string, current: readonly string[]): Promise<void> {
    await this.model.collection.updateMany(
      { ambito: { $regex: '^persona:' }, 'alertas.proyecto': proyecto },
      { $pull: { alertas: { proyecto, id: { $nin: [...current] } } } } as never,
    );
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteOne({ ambito: ambitoDe.proyecto(proyecto) }, { session });
    await this.model.collection.updateMany(
      { 'alertas.proyecto': proyecto },
      { $pull: { alertas: { proyecto }, consejos: { proyecto } } } as never,
      { session },
    );
  }
}
