import {
  erroresProyectos,
  MAX_ELEMENTOS_PLANTILLA,
  type ContenidoEscrito,
  type ContenidoPlantilla,
  type HistoriaDePlantilla,
  type TareaDePlantilla,
  type TipoPlantilla,
} from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';

/** How many items are made from it. */
export const countOf = ({ historias = [], tareas = [] }: ContenidoPlantilla): number =>
  1 + tareas.length + historias.reduce((sum, historia) => sum + countOf(historia), 0);

/** The labels of it and of all that hangs from it. */
export const etiquetasOf = ({
  etiquetas = [],
  historias = [],
  tareas = [],
}: ContenidoPlantilla): readonly string[] => [
  ...etiquetas,
  ...[...historias, ...tareas].flatMap((each) => etiquetasOf(each)),
];

const toTarea = (datos: Omit<ContenidoEscrito, 'historias' | 'tareas'>): TareaDePlantilla => ({
  titulo: datos.titulo,
  descripcion: datos.descripcion ?? '',
  tipo: datos.tipo ?? 'funcionalidad',
  prioridad: datos.prioridad ?? 'media',
  tiempoEstimado: datos.tiempoEstimado ?? null,
  etiquetas: datos.etiquetas ?? [],
  criterios: datos.criterios ?? [],
});

const toHistoria = (datos: Omit<ContenidoEscrito, 'historias'>): HistoriaDePlantilla => ({
  titulo: datos.titulo,
  comoUsuario: datos.comoUsuario ?? '',
  quiero: datos.quiero ?? '',
  para: datos.para ?? '',
  descripcion: datos.descripcion ?? '',
  prioridad: datos.prioridad ?? 'media',
  puntos: datos.puntos ?? 0,
  etiquetas: datos.etiquetas ?? [],
  criterios: datos.criterios ?? [],
  tareas: (datos.tareas ?? []).map(toTarea),
});

const CONTENIDO: Record<TipoPlantilla, (datos: ContenidoEscrito) => ContenidoPlantilla> = {
  epica: (datos) => ({
    titulo: datos.titulo,
    descripcion: datos.descripcion ?? '',
    prioridad: datos.prioridad ?? 'media',
    historias: (datos.historias ?? []).map(toHistoria),
  }),
  historia: toHistoria,
  tarea: toTarea,
};

/** What a template of this kind keeps of what was written: every field of its kind, and no other. */
export function contenidoOf(tipo: TipoPlantilla, datos: ContenidoEscrito): ContenidoPlantilla {
  const contenido = CONTENIDO[tipo](datos);
  if (countOf(contenido) > MAX_ELEMENTOS_PLANTILLA)
    throw new DomainError(erroresProyectos.plantillaGrande, { max: MAX_ELEMENTOS_PLANTILLA });
  return contenido;
}
