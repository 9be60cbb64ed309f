import type { Resumen } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { ESTADOS_PROYECTO, TONE_ESTADO_PROYECTO } from '../../shared/dominio/domain';
import { GraficoCard } from '../../shared/graficos/grafico-card';
import { Barras, Rosca, Tarta } from '../../shared/graficos/dibujo/tartas-lazy';
import { useSlices } from '../../shared/graficos/use-slices';

export const GraficosResumen = ({ resumen }: { resumen: Resumen }) => {
  const { t } = useTranslation(['panel', 'comun']);
  const proyectos = ESTADOS_PROYECTO.map((estado) => ({
    label: t(`comun:estadoProyecto.${estado}`),
    value: resumen.porEstadoProyecto[estado] ?? 0,
    tone: TONE_ESTADO_PROYECTO[estado],
  }));
  const { byEstado, byPrioridad } = useSlices();
  const head: [string, string] = [t('grafico.categoria'), t('grafico.cantidad')];
  return (
    <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3 lg:max-xl:[&>:last-child]:col-span-2">
      <GraficoCard
        title={t('grafico.proyectosPorEstado')}
        pregunta="proyectos"
        head={head}
        unit={(count) => t('grafico.proyectos', { count })}
        empty={t('grafico.sinProyectos')}
        slices={proyectos}
        Grafico={Rosca}
        legend
      />
      <GraficoCard
        title={t('grafico.tareasPorEstado')}
        pregunta="estado"
        head={head}
        unit={(count) => t('grafico.tareas', { count })}
        empty={t('grafico.sinTareas')}
        slices={byEstado(resumen.porEstadoTarea)}
        Grafico={Barras}
      />
      <GraficoCard
        title={t('grafico.tareasPorPrioridad')}
        pregunta="prioridad"
        head={head}
        unit={(count) => t('grafico.tareas', { count })}
        empty={t('grafico.sinTareas')}
        slices={byPrioridad(resumen.porPrioridad)}
        Grafico={Tarta}
        legend
      />
    </div>
  );
};
