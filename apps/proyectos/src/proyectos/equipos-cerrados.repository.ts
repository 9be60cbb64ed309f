import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Tx } from '@pmp/platform';
import type { ClientSession, Connection } from 'mongoose';

interface EquipoCerrado {
  /** Id of the team. */
  _id: string;
  /** The deletion that closed it. */
  cierre: string;
}

/** The teams that no project may enter, because they are being deleted or are gone. */
@Injectable()
export class EquiposCerradosRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** null: the team is open. */
  async cierreOf(equipo: string, session: ClientSession): Promise<string | null> {
    return (await this.collection().findOne({ _id: equipo }, { session }))?.cierre ?? null;
  }

  async close(equipo: string, cierre: string, session: ClientSession): Promise<void> {
    await this.collection().updateOne({ _id: equipo }, { $set: { cierre } }, { session, upsert: true });
  }

  /** Does nothing if another deletion has closed it since. */
  async open(equipo: string, cierre: string): Promise<void> {
    await this.collection().deleteOne({ _id: equipo, cierre });
  }

  /**
   * Of two transactions that do this for the same team, one is stored after the other and has seen it. Those of other
   * teams are not held up.
   */
  takeTurn(equipo: string, tx: Tx): Promise<void> {
    return tx.takeTurn(`equipo:${equipo}`);
  }

  private collection() {
    return this.connection.collection<EquipoCerrado>('equipos_cerrados');
  }
}
