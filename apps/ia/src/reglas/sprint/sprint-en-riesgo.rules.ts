import type { Severidad } from '@pmp/contracts/ia';
import type { Historia, Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { formatDia, formatRelativo, laborablesBetween } from '../regla/fechas';
import { shortened, evidenciaDeHistoriaEn } from '../regla/frases';
import type { Pronostico } from './forecast.rules';
import type { Hallazgo, Regla } from '../regla/regla';
import type { Unidad } from './ritmo.rules';
import { type SituacionDeSprint, situacionOf } from './situacion-de-sprint.rules';
import { cuenta, deProbabilidad, probabilidad } from '../regla/textos';
import { isAbierta, urgenciaOf, type Vista } from '../regla/vista';

const SUFICIENTE = 0.7;

export const sprintEnRiesgo: Regla = {
  nombre: 'sprint-en-riesgo',
  singular: 'sprint que no llegará a tiempo',
  plural: 'sprints que no llegarán a tiempo',
  evaluate: (vista) => {
    const situacion = situacionOf(vista);
    if (!situacion) return [];
    if (situacion.fin < vista.hoy) return [pasado(vista, situacion)];
    const { pronostico } = situacion;
    return pronostico && pronostico.probabilidad < SUFICIENTE ? [enRiesgo(vista, situacion, pronostico)] : [];
  },
};

const cantidad = (valor: number, unidad: Unidad): string =>
  unidad === 'puntos' ? cuenta(valor, 'punto', 'puntos') : cuenta(valor, 'historia', 'historias');

function enRiesgo(vista: Vista, situacion: SituacionDeSprint, pronostico: Pronostico): Hallazgo {
  const { sprint, fin, restante, unidad, ritmo } = situacion;
  const { probabilidad: p, diaProbable } = pronostico;
  const dias = laborablesBetween(vista.hoy, fin);
  return {
    ...base(vista, situacion),
    severidad: p < 0.15 ? 'crítica' : p < 0.4 ? 'alta' : 'media',
    peso: 100 * (1 - p),
    resumen: `${probabilidad(p)} de probabilidad de acabar a tiempo`,
    titulo: `«${sprint.nombre}» no va a tiempo: ${probabilidad(p)} de probabilidad`,
    descripcion: `Acaba el ${formatDia(fin)} (${formatRelativo(fin, vista.hoy)}) y le ${restante === 1 ? 'queda' : 'quedan'} ${cantidad(restante, unidad)}. Al ritmo del equipo, la probabilidad de terminarlo todo es ${deProbabilidad(p)}.`,
    sugerencia:
      'Decide ahora qué historias se quedan fuera, empezando por las menos prioritarias, en vez de descubrirlo el último día.',
    siguientePaso: 'Traslada las historias que no caben o acuerda qué se entrega',
    evidencia: [
      {
        texto: `Desde el ${formatDia(ritmo!.desde)} el equipo ha completado ${cantidad(ritmo!.total, unidad)} en ${cuenta(ritmo!.ritmo.laborables.length, 'día laborable', 'días laborables')}`,
        enlace: null,
      },
      {
        texto: `Contando hoy, ${dias === 1 ? 'queda' : 'quedan'} ${cuenta(dias, 'día laborable', 'días laborables')}`,
        enlace: null,
      },
      {
        texto: diaProbable
          ? `Con un 85 % de confianza estaría hecho el ${formatDia(diaProbable)}`
          : 'A este ritmo no se ve cuándo estaría hecho',
        enlace: null,
      },
      ...porHacer(situacion),
    ],
  };
}

function pasado(vista: Vista, situacion: SituacionDeSprint): Hallazgo {
  const { sprint, fin, abiertas, restante, unidad } = situacion;
  const relativo = formatRelativo(fin, vista.hoy);
  const sin = cuenta(abiertas.length, 'historia', 'historias');
  return {
    ...base(vista, situacion),
    severidad: 'crítica',
    peso: 100 + vista.hoy - fin,
    resumen: `acabó ${relativo} con ${sin} sin terminar`,
    titulo: `«${sprint.nombre}» debía acabar ${relativo} y sigue abierto`,
    descripcion: `Su último día era el ${formatDia(fin)} (${relativo}) y le ${abiertas.length === 1 ? 'queda' : 'quedan'} ${sin} sin terminar${unidad === 'puntos' ? `, ${cantidad(restante, unidad)} en total` : ''}.`,
    sugerencia: 'Un sprint que se alarga deja de medir nada: ciérralo y lleva lo que falta al siguiente.',
    siguientePaso: 'Traslada las historias pendientes y finaliza el sprint',
    evidencia: [{ texto: `Último día: ${formatDia(fin)}`, enlace: null }, ...porHacer(situacion)],
  };
}

function base(vista: Vista, { sprint, abiertas }: SituacionDeSprint) {
  return {
    regla: 'sprint-en-riesgo',
    sobre: 'sprint',
    item: sprint._id,
    causa: sprint.fechaFin,
    nombre: sprint.nombre,
    fechaLimite: sprint.fechaFin,
    usuarios: [...new Set([...vista.responsables, ...asignadosEn(vista, abiertas)])],
    enlace: enlaces.sprints(sprint.proyecto),
  } as const satisfies Partial<Hallazgo> & { severidad?: Severidad };
}

const asignadosEn = (vista: Vista, historias: readonly Historia[]): string[] =>
  historias
    .flatMap(({ _id }): readonly Tarea[] => vista.tareasDe(_id))
    .flatMap((tarea) => (isAbierta(tarea) && tarea.asignado ? [tarea.asignado] : []));

const porHacer = ({ abiertas }: SituacionDeSprint) =>
  shortened(
    abiertas
      .toSorted((a, b) => urgenciaOf(b) - urgenciaOf(a) || (a._id < b._id ? -1 : 1))
      .map((historia) => evidenciaDeHistoriaEn(historia, detalleOf(historia))),
  );

const detalleOf = ({ estado, puntos }: Historia): string =>
  puntos > 0 ? `${estado}, ${cuenta(puntos, 'punto', 'puntos')}` : `${estado}, sin puntos`;
