import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { vistasHeredadas } from '@pmp/contracts/usuarios';
import { PageWalk, UnitOfWork } from '@pmp/platform';
import type { Connection } from 'mongoose';

/** All views of one person, as an earlier version stored them here. */
interface VistasDoc {
  _id: string;
  vistas: { _id: string; nombre: string; lista: string }[];
}

const VISTAS = 'vistas';

/**
 * Hands the saved lists of tasks over to the service that has the views now, and forgets them. It runs at every start
 * instead of as a migration, because during an upgrade the previous version keeps storing them here.
 */
@Injectable()
export class VistasHeredadas implements OnApplicationBootstrap {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly unitOfWork: UnitOfWork,
    private readonly walk: PageWalk,
  ) {}

  onApplicationBootstrap(): void {
    this.walk.start(() => this.handOver(), 'vistas antiguas sin entregar; al próximo arranque');
  }

  private async handOver(): Promise<void> {
    await this.walk.toTheEnd<true>(() => this.handOverOne());
  }

  /** The message leaves with the transaction that forgets them: they are in one place or on their way to the other. */
  private handOverOne(): Promise<true | null> {
    return this.unitOfWork.run(async (tx) => {
      const collection = this.connection.collection<VistasDoc>(VISTAS);
      const doc = await collection.findOneAndDelete({}, { session: tx.session });
      if (!doc) return null;
      const vistas = doc.vistas.map(({ _id, nombre, lista }) => ({ _id, nombre, lista }));
      if (vistas.length) tx.fact(vistasHeredadas, { usuario: doc._id, vistas });
      return true;
    });
  }
}
