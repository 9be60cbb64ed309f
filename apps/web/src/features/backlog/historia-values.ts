import type { Historia } from '@pmp/contracts/proyectos';
import type { HistoriaValues } from './api/save-historia';

/** Defaults of a new story in an epic, or what is stored. */
export const historiaValues = (epicaId: string, historia?: Historia): HistoriaValues => ({
  titulo: historia?.titulo ?? '',
  epicaId: historia?.epicaId._id ?? epicaId,
  comoUsuario: historia?.comoUsuario ?? '',
  quiero: historia?.quiero ?? '',
  para: historia?.para ?? '',
  descripcion: historia?.descripcion ?? '',
  prioridad: historia?.prioridad ?? 'media',
  estado: historia?.estado ?? 'pendiente',
  puntos: historia?.puntos ?? 0,
});
