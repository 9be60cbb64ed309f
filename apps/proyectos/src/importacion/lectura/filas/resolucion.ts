import { estadoOfPalabra } from '../../mapeo/palabras/estados';
import { palabraOf } from '../../mapeo/palabras/palabra';

/** Resolutions that say of a closed item that nobody has done it, beyond the words that states have for it. */
const SIN_HACER = new Set(
  ['incomplete', 'incompleto', 'incompleta', 'incomplet', 'unvollständig'].map(palabraOf),
);

interface Cerrada {
  estado: string;
  categoria: string;
}

/**
 * What Jira calls closed says nothing of whether it was done: that its resolution says. One that was given up has a state
 * of its own, `Closed (Won't Do)`, and its category says what that is.
 */
export function conResolucion(estado: string, categoria: string, resolucion: string): Cerrada {
  const isAbandoned = estadoOfPalabra(resolucion) === 'omitir' || SIN_HACER.has(palabraOf(resolucion));
  if (!isAbandoned || !estado || estadoOfPalabra(estado) === 'omitir') return { estado, categoria };
  return { estado: `${estado} (${resolucion.trim()})`, categoria: 'Cancelada' };
}
