import type { Epica, Historia, Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { causaOf, formatDia } from '../regla/fechas';
import type { Hallazgo, Regla } from '../regla/regla';
import { cuenta } from '../regla/textos';
import { isAbierta, urgenciaOf, type Vista } from '../regla/vista';

const DIAS = 14;
const DIAS_ALTA = 28;

/**
 * For two weeks nothing in it was begun, finished or even changed. An epic without stories is only an idea and does not
 * count.
 */
export const epicaSinAvance: Regla = {
  nombre: 'epica-sin-avance',
  singular: 'épica sin avance',
  plural: 'épicas sin avance',
  evaluate: (vista) =>
    vista.epicas.flatMap((epica) => {
      const historias = vista.historiasDe(epica._id);
      if (!isAbierta(epica) || !historias.some(isAbierta)) return [];
      const ultimo = ultimoCambio(vista, epica, historias);
      const begun = epica.estado !== 'pendiente' || historias.some(({ estado }) => estado !== 'pendiente');
      const awaited = begun || urgenciaOf(epica) >= 2;
      return awaited && vista.hoy - vista.diaOf(ultimo) >= DIAS
        ? [hallazgoOf(vista, epica, historias, ultimo)]
        : [];
    }),
};

function ultimoCambio(vista: Vista, epica: Epica, historias: readonly Historia[]): string {
  const tareas = historias.flatMap(({ _id }): readonly Tarea[] => vista.tareasDe(_id));
  return [...historias, ...tareas].reduce(
    (last, { updatedAt }) => (updatedAt > last ? updatedAt : last),
    epica.createdAt,
  );
}

function hallazgoOf(vista: Vista, epica: Epica, historias: readonly Historia[], cambio: string): Hallazgo {
  const ultimo = vista.diaOf(cambio);
  const days = vista.hoy - ultimo;
  const hechas = historias.filter(({ estado }) => estado === 'completada').length;
  const grave = urgenciaOf(epica) >= 2;
  return {
    regla: 'epica-sin-avance',
    severidad: grave && days >= DIAS_ALTA ? 'alta' : grave || days >= DIAS_ALTA ? 'media' : 'baja',
    peso: days + 10 * urgenciaOf(epica),
    sobre: 'epica',
    item: epica._id,
    causa: causaOf(cambio),
    nombre: epica.titulo,
    resumen: `sin cambios desde hace ${cuenta(days, 'día', 'días')}`,
    titulo: `Épica sin avance: «${epica.titulo}»`,
    descripcion: `Nada ha cambiado en ella desde el ${formatDia(ultimo)}, hace ${cuenta(days, 'día', 'días')}: ${hechas} de ${cuenta(historias.length, 'historia completada', 'historias completadas')}.`,
    fechaLimite: null,
    sugerencia:
      'Si ya no importa, ciérrala o baja su prioridad; si importa, le falta un próximo paso con nombre y fecha.',
    siguientePaso: 'Elige su próxima historia y llévala a un sprint, o ciérrala',
    usuarios: vista.responsables,
    evidencia: [
      {
        texto: `${hechas} de ${cuenta(historias.length, 'historia completada', 'historias completadas')}`,
        enlace: enlaces.epica(epica.proyecto, epica._id),
      },
      { texto: `Último cambio: ${formatDia(ultimo)}`, enlace: null },
      { texto: `Prioridad ${epica.prioridad}, ${epica.estado}`, enlace: null },
    ],
    enlace: enlaces.epica(epica.proyecto, epica._id),
  };
}
