import { randomUUID } from 'node:crypto';
import { Names } from '../archive/names.ts';
import type { Place } from '../../start/place.ts';
import { withServers } from '../servers.ts';

const OWNER = 'usuarios';
/** Has what opens the installation from outside, and what leaves it. */
const OUTWARD = 'integraciones';
const STATE = 'estado.usuarios.clave.v1';

interface Clave {
  _id: string;
  version: number;
}

/**
 * Ends every session, personal token, pending password link and calendar address of a restored installation, and pauses its
 * webhooks and its connections with forges. The backup does not know which of them
 * were closed or used after it was taken, so keeping them would open those again. The keys that signed them are
 * withdrawn; the service makes a new one at its next start.
 */
export async function closeSessions(place: Place): Promise<number> {
  if (!place.servicios.includes(OWNER)) return 0;
  return withServers(place, async ({ client, manager }) => {
    const base = client.db(place.base(OWNER));
    const claves = base.collection<Clave>('claves');
    await claves.updateMany(
      { eliminado: { $ne: true } },
      { $set: { eliminado: true, activa: false }, $unset: { d: '' }, $inc: { version: 1 } },
    );
    const withdrawn = await claves.find().toArray();
    const names = new Names(place.prefijo);
    for (const { _id, version } of withdrawn) {
      const gone = {
        id: `${randomUUID()}:0`,
        correlacion: randomUUID(),
        actor: null,
        _id,
        version,
        datos: null,
      };
      const body = JSON.stringify({ ...gone, ocurrido: new Date().toISOString() });
      await manager.jetstream().publish(names.subject(`${STATE}.${_id}`), body);
    }
    for (const servicio of place.servicios)
      await client.db(place.base(servicio)).collection('copia_claves').deleteMany({});
    const { deletedCount } = await base.collection('sesiones').deleteMany({});
    await base.collection('tokens').deleteMany({});
    await base.collection('restablecimientos').deleteMany({});
    if (place.servicios.includes(OUTWARD)) {
      const outward = client.db(place.base(OUTWARD));
      await outward.collection('calendarios').deleteMany({});
      // Somebody may have deleted them since, or this installation may stand beside the one that they are for.
      await outward.collection('webhooks').updateMany({ estado: 'activo' }, { $set: { estado: 'pausado' } });
      await outward.collection('forjas').updateMany({ estado: 'activa' }, { $set: { estado: 'pausada' } });
    }
    return deletedCount;
  });
}
