import type { Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import { toInputDia } from '../../fechas/dias';

/** As date inputs write them, empty for unknown. */
interface PlazoValues {
  inicio: string;
  fin: string;
}

/** One shape for the form and for what is stored, so that any difference is a change. */
export type EpicaValues = Pick<Epica, 'titulo' | 'descripcion' | 'prioridad' | 'estado'> & PlazoValues;

export type HistoriaValues = Pick<
  Historia,
  'titulo' | 'comoUsuario' | 'quiero' | 'para' | 'descripcion' | 'prioridad' | 'estado' | 'puntos'
> &
  PlazoValues & {
    epicaId: string;
    /** A person's id, empty for nobody. */
    responsable: string;
  };

export type TareaValues = Pick<
  Tarea,
  'titulo' | 'descripcion' | 'tipo' | 'prioridad' | 'estado' | 'tiempoEstimado'
> & {
  /** A person's id, empty for nobody. */
  asignado: string;
  /** As a date input writes it, empty for none. */
  fechaLimite: string;
};

const plazoValues = (elemento?: Pick<Epica, 'inicio' | 'fin'>): PlazoValues => ({
  inicio: toInputDia(elemento?.inicio),
  fin: toInputDia(elemento?.fin),
});

export const epicaValues = (epica?: Epica): EpicaValues => ({
  titulo: epica?.titulo ?? '',
  descripcion: epica?.descripcion ?? '',
  prioridad: epica?.prioridad ?? 'media',
  estado: epica?.estado ?? 'pendiente',
  ...plazoValues(epica),
});

export const historiaValues = (historia?: Historia, epicaId = ''): HistoriaValues => ({
  titulo: historia?.titulo ?? '',
  epicaId: historia?.epicaId._id ?? epicaId,
  comoUsuario: historia?.comoUsuario ?? '',
  quiero: historia?.quiero ?? '',
  para: historia?.para ?? '',
  descripcion: historia?.descripcion ?? '',
  prioridad: historia?.prioridad ?? 'media',
  estado: historia?.estado ?? 'pendiente',
  puntos: historia?.puntos ?? 0,
  ...plazoValues(historia),
  responsable: historia?.responsable?._id ?? '',
});

export const tareaValues = (tarea?: Tarea): TareaValues => ({
  titulo: tarea?.titulo ?? '',
  descripcion: tarea?.descripcion ?? '',
  tipo: tarea?.tipo ?? 'funcionalidad',
  prioridad: tarea?.prioridad ?? 'media',
  estado: tarea?.estado ?? 'pendiente',
  asignado: tarea?.asignado?._id ?? '',
  fechaLimite: toInputDia(tarea?.fechaLimite),
  tiempoEstimado: tarea?.tiempoEstimado ?? null,
});

export interface ValuesDe {
  epica: EpicaValues;
  historia: HistoriaValues;
  tarea: TareaValues;
}
