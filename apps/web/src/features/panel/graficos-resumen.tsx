import type { Resumen } from '@pmp/contracts/proyectos';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ESTADOS_PROYECTO,
  ESTADOS_TAREA,
  PRIORIDADES,
  TONE_ESTADO_PROYECTO,
  TONE_ESTADO_TAREA,
  TONE_PRIORIDAD,
} from '../../shared/domain';
import { GraficoCard } from '../../shared/graficos/grafico-card';

const Rosca = lazy(() =>
  import('../../shared/graficos/tartas').then(({ Rosca: grafico }) => ({ default: grafico })),
);
const Tarta = lazy(() =>
  import('../../shared/graficos/tartas').then(({ Tarta: grafico }) => ({ default: grafico })),
);
const Barras = lazy(() =>
  import('../../shared/graficos/tartas').then(({ Barras: grafico }) => ({ default: grafico })),
);

export const GraficosResumen = ({ resumen }: { resumen: Resumen }) => {
  const { t } = useTranslation(['panel', 'comun']);
  const proyectos = ESTADOS_PROYECTO.map((estado) => ({
    label: t(`comun:estadoProyecto.${estado}`),
    value: resumen.porEstadoProyecto[estado] ?? 0,
    tone: TONE_ESTADO_PROYECTO[estado],
  }));
  const tareas = ESTADOS_TAREA.map((estado) => ({
    label: t(`comun:estadoTarea.${estado}`),
    value: resumen.porEstadoTarea[estado] ?? 0,
    tone: TONE_ESTADO_TAREA[estado],
  }));
  const prioridades = PRIORIDADES.map((prioridad) => ({
    label: t(`comun:prioridad.${prioridad}`),
    value: resumen.porPrioridad[prioridad] ?? 0,
    tone: TONE_PRIORIDAD[prioridad],
  }));
  const head: [string, string] = [t('grafico.categoria'), t('grafico.cantidad')];
  return (
    <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3 lg:max-xl:[&>:last-child]:col-span-2">
      <GraficoCard
        title={t('grafico.proyectosPorEstado')}
        head={head}
        unit={(count) => t('grafico.proyectos', { count })}
        empty={t('grafico.sinProyectos')}
        slices={proyectos}
        Grafico={Rosca}
        legend
      />
      <GraficoCard
        title={t('grafico.tareasPorEstado')}
        head={head}
        unit={(count) => t('grafico.tareas', { count })}
        empty={t('grafico.sinTareas')}
        slices={tareas}
        Grafico={Barras}
      />
      <GraficoCard
        title={t('grafico.tareasPorPrioridad')}
        head={head}
        unit={(count) => t('grafico.tareas', { count })}
        empty={t('grafico.sinTareas')}
        slices={prioridades}
        Grafico={Tarta}
        legend
      />
    </div>
  );
};
