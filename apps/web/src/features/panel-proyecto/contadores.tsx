import type { Panel } from '@pmp/contracts/proyectos';
import { BookOpen, CircleCheck, Layers, ListTodo } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Tone } from '../../shared/domain';
import { formatNumero } from '../../shared/numbers';
import { paths } from '../../shared/paths';

const COUNTERS = [
  { key: 'totalTareas', Icon: ListTodo, tone: 'indigo' },
  { key: 'tareasCompletadas', Icon: CircleCheck, tone: 'green' },
  { key: 'totalEpicas', Icon: Layers, tone: 'violet' },
  { key: 'totalHistorias', Icon: BookOpen, tone: 'blue' },
] as const satisfies { key: keyof Panel['contadores']; Icon: typeof ListTodo; tone: Tone }[];

/** Each counter leads to the list that it counts. */
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
    <ul aria-label={t('contador.etiqueta')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {COUNTERS.map(({ key, Icon, tone }) => (
        <li key={key}>
          <Link
            to={to[key]}
            className="flex h-full items-start justify-between gap-2 rounded-card border border-line bg-surface p-3 transition-colors duration-150 hover:border-line-strong hover:bg-raised"
          >
            <span>
              <span className="block text-sm text-muted">{t(`contador.${key}`)}</span>
              <span className="num mt-0.5 block text-[1.5rem] leading-tight font-semibold tracking-[-0.02em]">
                {formatNumero(contadores[key])}
              </span>
            </span>
            <span data-tone={tone} className="tone-tint tone-text rounded-control p-1.5">
              <Icon aria-hidden className="size-4" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
