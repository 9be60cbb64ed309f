import type { Line } from '@pmp/paquete';
import type { Reading } from '@pmp/paquete/servicio';
import type { CumplidoDoc, DefinicionDoc } from '../definiciones/definicion.model';

/** Null: it asks for nothing. */
async function definicionesOf({ base, session, equipo }: Reading): Promise<DefinicionDoc | null> {
  if (!equipo) return null;
  const found = await base
    .collection<DefinicionDoc>('definiciones')
    .findOne({ _id: equipo.toHexString() }, { session });
  return found && asks(found) ? found : null;
}

const asks = ({ listo, hecho }: Pick<DefinicionDoc, 'listo' | 'hecho'>): boolean =>
  [listo, hecho].some(({ puntos, impide }) => puntos.length > 0 || impide);

/** Those of its team, so that where the project goes the ticks on its stories mean the same. */
export async function* readDefiniciones(reading: Reading): AsyncGenerator<Line<'definiciones'>> {
  const found = await definicionesOf(reading);
  if (found) yield { _id: reading.proyecto.toHexString(), listo: found.listo, hecho: found.hecho };
}

/** Without ticks of points that the team asks for no more. */
export async function* readCumplidos(reading: Reading): AsyncGenerator<Line<'cumplidos'>> {
  const { base, session, proyecto } = reading;
  const team = await definicionesOf(reading);
  if (!team) return;
  const asked = [...team.listo.puntos, ...team.hecho.puntos].filter(({ regla }) => !regla);
  const ids = new Set(asked.map(({ _id }) => _id));
  const found = base
    .collection<CumplidoDoc>('cumplidos')
    .find({ proyecto: proyecto.toHexString() }, { session, sort: { _id: 1 } });
  for await (const { _id, puntos } of found) {
    const marcas = puntos.filter((punto) => ids.has(punto)).sort();
    if (marcas.length) yield { _id, marcas };
  }
}
