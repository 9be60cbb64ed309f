import type { Severidad } from '@pmp/contracts/ia';
import type { Historia } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import type { Hallazgo, Regla } from '../regla/regla';
import { enumera, enumeraNi } from '../regla/textos';
import { isAbierta, urgenciaOf, type Vista } from '../regla/vista';

/** Planned or begun, but without tasks, points or a text to accept it by. A story far down the backlog may wait. */
export const historiaIncompleta: Regla = {
  nombre: 'historia-incompleta',
  singular: 'historia sin preparar',
  plural: 'historias sin preparar',
  evaluate: (vista) => {
    const planificadas = planificadasOf(vista);
    return vista.historias.flatMap((historia) => {
      const sprint = planificadas.get(historia._id);
      const begun = historia.estado !== 'pendiente';
      if (!isAbierta(historia) || (!sprint && !begun)) return [];
      const faltas = faltasOf(vista, historia);
      return faltas.length ? [hallazgoOf(historia, faltas, sprint)] : [];
    });
  },
};

interface EnSprint {
  nombre: string;
  enCurso: boolean;
}

function planificadasOf({ sprints }: Vista): Map<string, EnSprint> {
  const abiertos = sprints.filter(({ estado }) => estado === 'pendiente' || estado === 'en progreso');
  return new Map(
    abiertos.flatMap(({ nombre, estado, historias }) =>
      historias.map((id) => [id, { nombre, enCurso: estado === 'en progreso' }] as const),
    ),
  );
}

type Falta = 'tareas' | 'puntos' | 'criterios';

function faltasOf(vista: Vista, { _id, puntos, quiero, descripcion }: Historia): Falta[] {
  return [
    ...(vista.tareasDe(_id).length ? [] : ['tareas' as const]),
    ...(puntos > 0 ? [] : ['puntos' as const]),
    ...(quiero.trim() || descripcion.trim() ? [] : ['criterios' as const]),
  ];
}

const NOMBRE_DE_FALTA: Record<Falta, string> = {
  tareas: 'tareas',
  puntos: 'puntos',
  criterios: 'un texto que diga cuándo está hecha',
};

const PASO: Record<Falta, string> = {
  tareas: 'divídela en tareas',
  puntos: 'estímala',
  criterios: 'escribe qué se quiere y cómo se acepta',
};

function hallazgoOf(historia: Historia, faltas: readonly Falta[], sprint: EnSprint | undefined): Hallazgo {
  const donde = sprint
    ? `Está en el sprint «${sprint.nombre}»${sprint.enCurso ? ', en curso' : ', por empezar'}`
    : `Está ${historia.estado}`;
  const faltan = enumeraNi(faltas.map((falta) => NOMBRE_DE_FALTA[falta]));
  const paso = enumera(faltas.map((falta) => PASO[falta]));
  return {
    regla: 'historia-incompleta',
    severidad: severidadOf(faltas, sprint),
    peso: faltas.length + 3 * urgenciaOf(historia),
    sobre: 'historia',
    item: historia._id,
    causa: faltas.join(),
    nombre: historia.titulo,
    resumen: `sin ${faltan}`,
    titulo: `Historia sin preparar: «${historia.titulo}»`,
    descripcion: `${donde}, y no tiene ${faltan}.`,
    fechaLimite: null,
    sugerencia: 'Lo que falta se descubre igual más tarde, con el sprint en marcha y menos margen.',
    siguientePaso: `${paso[0]!.toUpperCase()}${paso.slice(1)}`,
    usuarios: [],
    evidencia: [
      { texto: donde, enlace: enlaces.historia(historia.proyecto, historia._id) },
      { texto: `Falta: ${enumera(faltas.map((falta) => NOMBRE_DE_FALTA[falta]))}`, enlace: null },
      { texto: `Prioridad ${historia.prioridad}`, enlace: null },
    ],
    enlace: enlaces.historia(historia.proyecto, historia._id),
  };
}

function severidadOf(faltas: readonly Falta[], sprint: EnSprint | undefined): Severidad {
  if (sprint?.enCurso) return faltas.includes('tareas') || faltas.length > 1 ? 'alta' : 'media';
  return sprint ? 'media' : 'baja';
}
