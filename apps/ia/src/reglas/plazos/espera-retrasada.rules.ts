import type { Severidad } from '@pmp/contracts/ia';
import type { Historia, Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { formatDia, formatRelativo, isVencida } from '../regla/fechas';
import { shortened } from '../regla/frases';
import type { Hallazgo, Regla } from '../regla/regla';
import { cuenta } from '../regla/textos';
import { isAbierta, urgenciaOf, type Vista } from '../regla/vista';

const DIAS_CRITICA = 7;
const DIAS_ALTA = 3;

/** What is late and holds something up. */
interface Retrasado {
  item: Tarea | Historia;
  /** When it was to be done. */
  fecha: string;
}

const isTarea = (item: Tarea | Historia): item is Tarea => 'historia' in item;
const responsableOf = (item: Tarea | Historia): string | null =>
  (isTarea(item) ? item.asignado : item.responsable) ?? null;
const enlaceOf = (item: Tarea | Historia): string =>
  isTarea(item) ? enlaces.tarea(item._id) : enlaces.historia(item.proyecto, item._id);

/** Something waits for what should have been done already: a task after its date, a story after the end of its sprint. */
export const esperaRetrasada: Regla = {
  nombre: 'espera-retrasada',
  singular: 'elemento que espera a algo con retraso',
  plural: 'elementos que esperan a algo con retraso',
  evaluate: (vista) => {
    const items = new Map([...vista.historias, ...vista.tareas].map((item) => [item._id, item] as const));
    const suyos = Map.groupBy(vista.bloqueos, ({ destino }) => destino._id);
    return [...suyos].flatMap(([id, bloqueos]) => {
      const espera = items.get(id);
      if (!espera || !isAbierta(espera)) return [];
      const retrasados = bloqueos.flatMap(({ origen }) => {
        const item = items.get(origen._id);
        const fecha = item && isAbierta(item) ? fechaPasadaOf(vista, item) : null;
        return item && fecha ? [{ item, fecha }] : [];
      });
      return retrasados.length ? [hallazgoOf(vista, espera, retrasados)] : [];
    });
  },
};

function fechaPasadaOf(vista: Vista, item: Tarea | Historia): string | null {
  const fecha = isTarea(item)
    ? item.fechaLimite
    : vista.sprints.find(({ estado, historias }) => estado === 'en progreso' && historias.includes(item._id))
        ?.fechaFin;
  return fecha && isVencida(fecha, vista) ? fecha : null;
}

function hallazgoOf(vista: Vista, espera: Tarea | Historia, retrasados: Retrasado[]): Hallazgo {
  const [peor] = retrasados.toSorted((a, b) => a.fecha.localeCompare(b.fecha)) as [Retrasado];
  const dia = vista.diaOfPlan(peor.fecha);
  const days = vista.hoy - dia;
  const relativo = formatRelativo(dia, vista.hoy);
  const lleva = vista.persona(responsableOf(peor.item));
  const others = retrasados.length - 1;
  const sobre = isTarea(espera) ? 'tarea' : 'historia';
  return {
    regla: 'espera-retrasada',
    severidad: severidadOf(days, urgenciaOf(espera)),
    peso: days + 10 * urgenciaOf(espera),
    sobre,
    item: espera._id,
    causa: peor.item._id + peor.fecha,
    nombre: espera.titulo,
    resumen: `espera a «${peor.item.titulo}», que debía estar ${relativo}`,
    titulo: `Espera a algo que va con retraso: «${espera.titulo}»`,
    descripcion: `No puede avanzar hasta que termine «${peor.item.titulo}», que debía estar el ${formatDia(dia)} (${relativo}) y está ${peor.item.estado}. ${lleva ? `Depende de ${lleva.nombre}.` : 'No depende de nadie todavía.'}${others ? ` También espera a ${cuenta(others, 'elemento más con retraso', 'elementos más con retraso')}.` : ''}`,
    fechaLimite: isTarea(espera) ? espera.fechaLimite : null,
    sugerencia:
      'El retraso de lo que bloquea se suma al de lo que espera: termina primero lo que bloquea o quita la dependencia.',
    siguientePaso: lleva
      ? 'Acuerda hoy una fecha con quien lo lleva'
      : 'Busca a quién dar lo que bloquea y ponle una fecha',
    usuarios: [
      ...new Set(
        [espera, ...retrasados.map(({ item }) => item)].flatMap((item) => responsableOf(item) ?? []),
      ),
    ],
    evidencia: shortened(
      retrasados.map(({ item, fecha }) => ({
        texto: `«${item.titulo}»: ${item.estado}, debía estar el ${formatDia(vista.diaOfPlan(fecha))}`,
        enlace: enlaceOf(item),
      })),
    ),
    enlace: enlaceOf(espera),
  };
}

function severidadOf(days: number, urgencia: number): Severidad {
  if (days >= DIAS_CRITICA || urgencia === 3) return 'crítica';
  return days >= DIAS_ALTA || urgencia === 2 ? 'alta' : 'media';
}
