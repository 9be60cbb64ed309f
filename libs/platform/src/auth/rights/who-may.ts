import type { Alcance } from '@pmp/contracts/common';
import { minimoOf } from './alcance';
import { papelesWith } from './decide';
import type { Derecho } from './derecho';

function personas(derecho: Derecho): string {
  if (derecho === 'publico') return 'Sin iniciar sesión.';
  const papeles = papelesWith(derecho);
  if (papeles.includes('ajeno')) return 'Cualquiera que haya iniciado sesión.';
  if (papeles.includes('miembro')) return 'Los miembros del equipo.';
  if (papeles.includes('creador')) return 'Quien lo creó y quien administra el equipo.';
  return papeles.length > 0 ? 'Quien administra el equipo.' : 'Solo los administradores de la instalación.';
}

const token = (alcance: Alcance | null): string =>
  alcance === null
    ? 'No se puede con un token de acceso.'
    : `Con un token de acceso, desde el alcance \`${alcance}\`.`;

/** Who may call a route that needs this right, in Spanish; `writes`: it changes something. */
export const whoMay = (derecho: Derecho, writes: boolean): string =>
  derecho === 'publico' ? personas(derecho) : `${personas(derecho)} ${token(minimoOf(derecho, writes))}`;
