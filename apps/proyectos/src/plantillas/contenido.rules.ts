import {
  CAMPOS_DE_PLANTILLA,
  erroresProyectos,
  MAX_ELEMENTOS_PLANTILLA,
  type ContenidoEscrito,
  type ContenidoPlantilla,
  type TipoPlantilla,
} from '@pmp/contracts/proyectos';
import { SIN_VALOR } from '@pmp/contracts/proyectos/sin-valor';
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

/** What a template has of a kind where nothing is said. */
const NADA = { etiquetas: [], criterios: [] };

function fieldsOf(tipo: TipoPlantilla, datos: ContenidoEscrito): Record<string, unknown> {
  const values: Record<string, unknown> = { ...NADA, ...SIN_VALOR[tipo] };
  const said = datos as Record<string, unknown>;
  return Object.fromEntries(CAMPOS_DE_PLANTILLA[tipo].map((campo) => [campo, said[campo] ?? values[campo]]));
}

function filled(tipo: TipoPlantilla, datos: ContenidoEscrito): ContenidoPlantilla {
  const { historias = [], tareas = [] } = datos;
  const beneath = {
    epica: { historias: historias.map((each) => filled('historia', each)) },
    historia: { tareas: tareas.map((each) => filled('tarea', each)) },
    tarea: {},
  };
  // The names of the fields follow from the kinds, which the compiler cannot see here.
  return { ...fieldsOf(tipo, datos), ...beneath[tipo] } as ContenidoPlantilla;
}

/** What a template of this kind keeps of what was written: every field of its kind, and no other. */
export function contenidoOf(tipo: TipoPlantilla, datos: ContenidoEscrito): ContenidoPlantilla {
  const contenido = filled(tipo, datos);
  if (countOf(contenido) > MAX_ELEMENTOS_PLANTILLA)
    throw new DomainError(erroresProyectos.plantillaGrande, { max: MAX_ELEMENTOS_PLANTILLA });
  return contenido;
}

/** As it is shown: a template from before its kind had a field has the field's value for nothing. */
export const shownOf = (tipo: TipoPlantilla, contenido: ContenidoPlantilla): ContenidoPlantilla =>
  filled(tipo, contenido as ContenidoEscrito);
