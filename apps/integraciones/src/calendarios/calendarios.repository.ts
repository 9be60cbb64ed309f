import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Tx } from '@pmp/platform';
import type { ClientSession, Model, mongo } from 'mongoose';
import { CALENDARIO, type CalendarioDoc } from './calendario.model';

/** Every query but the one by the secret includes the person, so that nobody gets somebody else's. */
@Injectable()
export class CalendariosRepository {
  private readonly calendarios: mongo.Collection<CalendarioDoc>;

  constructor(@InjectModel(CALENDARIO) model: Model<CalendarioDoc>) {
    this.calendarios = model.collection as unknown as mongo.Collection<CalendarioDoc>;
  }

  listOf(usuario: string, session?: ClientSession): Promise<CalendarioDoc[]> {
    return this.calendarios
      .find({ usuario }, { ...(session && { session }) })
      .sort({ creado: 1, _id: 1 })
      .toArray();
  }

  findByHuella(huella: string): Promise<CalendarioDoc | null> {
    return this.calendarios.findOne({ huella });
  }

  insert(doc: CalendarioDoc, tx: Tx): void {
    tx.insert(this.calendarios as never, doc);
  }

  /** null: the person has no such calendar. */
  renew(usuario: string, _id: string, huella: string, { session }: Tx): Promise<CalendarioDoc | null> {
    return this.calendarios.findOneAndUpdate(
      { _id, usuario },
      { $set: { huella, renovado: new Date(), leido: null } },
      { session, returnDocument: 'after' },
    );
  }

  /** null: the person has no such calendar. */
  remove(usuario: string, _id: string, { session }: Tx): Promise<CalendarioDoc | null> {
    return this.calendarios.findOneAndDelete({ _id, usuario }, { session });
  }

  /** Only if its address still is the one that was read. */
  async noteRead({ _id, huella }: CalendarioDoc, leido: Date): Promise<void> {
    await this.calendarios.updateOne({ _id, huella }, { $set: { leido } });
  }
}
