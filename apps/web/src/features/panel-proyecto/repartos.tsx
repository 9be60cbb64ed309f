import type { Panel } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { TIPOS_TAREA, type Tone } from '../../shared/dominio/domain';
import { GraficoCard } from '../../shared/graficos/grafico-card';
import { Barras, Progreso } from '../../shared/graficos/dibujo/tartas-lazy';
import { TONE_ETIQUETA } from '../../shared/ui/fichas/etiqueta';
import { useSlices } from '../../shared/graficos/use-slices';

const TONE_TIPO: Record<(typeof TIPOS_TAREA)[number], Tone> = {
  funcionalidad: 'indigo',
  bug: 'red',
  mejora: 'teal',
  documentación: 'amber',
};

const useHead = (): [string, string] => {
  const { t } = useTranslation('panelProyecto');
  return [t('grafico.categoria'), t('grafico.cantidad')];
};

/** How much is done, as a ring. */
export const ProgresoCard = ({ panel }: { panel: Panel }) => {
  const { t } = useTranslation('panelProyecto');
  const { totalTareas, tareasCompletadas } = panel.contadores;
  return (
    <GraficoCard
      title={t('grafico.progreso')}
      pregunta="progreso"
      head={useHead()}
      total={t('grafico.porCiento', { valor: panel.progreso })}
      unit={() => t('grafico.completado')}
      empty={t('grafico.sinTareas')}
      slices={[
        { label: t('grafico.completadas'), value: tareasCompletadas, tone: 'green' },
        { label: t('grafico.porHacer'), value: totalTareas - tareasCompletadas, tone: 'neutral' },
      ]}
      Grafico={Progreso}
      legend
    />
  );
};

/** Tasks by estado, prioridad and tipo. */
export const Repartos = ({ panel }: { panel: Panel }) => {
  const { t } = useTranslation(['panelProyecto', 'comun']);
  const { byEstado, byPrioridad } = useSlices();
  const shared = {
    head: useHead(),
    unit: (count: number) => t('grafico.tareas', { count }),
    empty: t('grafico.sinTareas'),
  };
  return (
    <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3 lg:max-xl:[&>:last-child]:col-span-2">
      <GraficoCard
        {...shared}
        title={t('grafico.porEstado')}
        pregunta="estado"
        slices={byEstado(panel.porEstado)}
        Grafico={Barras}
      />
      <GraficoCard
        {...shared}
        title={t('grafico.porPrioridad')}
        pregunta="prioridad"
        slices={byPrioridad(panel.porPrioridad)}
        Grafico={Barras}
      />
      <GraficoCard
        {...shared}
        title={t('grafico.porTipo')}
        pregunta="tipo"
        slices={TIPOS_TAREA.map((tipo) => ({
          label: t(`comun:tipoTarea.${tipo}`),
          value: panel.porTipo[tipo] ?? 0,
          tone: TONE_TIPO[tipo],
        }))}
        Grafico={Barras}
      />
    </div>
  );
};

/** Stories and points by label; nothing where the project has none. */
export const PorEtiqueta = ({ panel }: { panel: Panel }) => {
  const { t } = useTranslation('panelProyecto');
  const head = useHead();
  const etiquetas = (panel.porEtiqueta ?? []).filter(({ historias }) => historias > 0);
  if (etiquetas.length === 0) return null;
  const de = (campo: 'historias' | 'puntos') => ({
    head,
    title: t(`etiqueta.${campo}`),
    pregunta: campo,
    unit: (count: number) => t(`etiqueta.unidad.${campo}`, { count }),
    empty: t('etiqueta.sinPuntos'),
    slices: etiquetas.map((etiqueta) => ({
      label: etiqueta.nombre,
      value: etiqueta[campo],
      tone: TONE_ETIQUETA[etiqueta.color],
    })),
    Grafico: Barras,
  });
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <GraficoCard {...de('historias')} />
      <GraficoCard {...de('puntos')} />
    </div>
  );
};
