import type { Panel } from '@pmp/contracts/proyectos';
import { BookOpen, CircleCheck, Layers, ListTodo } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../shared/dominio/domain';
import { paths } from '../../shared/navegar/paths';
import { Counters } from '../../shared/ui/fichas/counters';

const COUNTERS = [
  { key: 'totalTareas', Icon: ListTodo, tone: 'indigo' },
  { key: 'tareasCompletadas', Icon: CircleCheck, tone: 'green' },
  { key: 'totalEpicas', Icon: Layers, tone: 'violet' },
  { key: 'totalHistorias', Icon: BookOpen, tone: 'blue' },
] as const satisfies { key: keyof Panel['contadores']; Icon: typeof ListTodo; tone: Tone }[];

export const Contadores = ({ panel: { contadores, proyecto } }: { panel: Panel }) => {
  const { t } = useTranslation('panelProyecto');
  const tareas = `${paths.tareas}?proyecto=${proyecto._id}`;
  const to = {
    totalTareas: tareas,
    tareasCompletadas: `${tareas}&estado=completada`,
    totalEpicas: paths.backlog(proyecto._id),
    totalHistorias: paths.backlog(proyecto._id),
  };
  return (
    <Counters
      label={t('contador.etiqueta')}
      counters={COUNTERS.map(({ key, ...look }) => ({
        ...look,
        label: t(`contador.${key}`),
        value: contadores[key],
        to: to[key],
      }))}
    />
  );
};
