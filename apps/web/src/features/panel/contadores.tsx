import type { Resumen } from '@pmp/contracts/proyectos';
import { CircleCheck, CirclePlay, FolderKanban, ListTodo } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Tone } from '../../shared/domain';
import { formatNumero } from '../../shared/numbers';
import { paths } from '../../shared/paths';

const COUNTERS = [
  { key: 'totalProyectos', Icon: FolderKanban, tone: 'indigo', to: paths.proyectos },
  { key: 'proyectosActivos', Icon: CirclePlay, tone: 'green', to: `${paths.proyectos}?estado=activo` },
  { key: 'tareasPendientes', Icon: ListTodo, tone: 'amber', to: `${paths.tareas}?estado=sin-completar` },
  { key: 'tareasCompletadas', Icon: CircleCheck, tone: 'blue', to: `${paths.tareas}?estado=completada` },
] as const satisfies { key: keyof Resumen['estadisticas']; Icon: typeof ListTodo; tone: Tone; to: string }[];

/** Each counter leads to the list that it counts. */
export const Contadores = ({ estadisticas }: { estadisticas: Resumen['estadisticas'] }) => {
  const { t } = useTranslation('panel');
  return (
    <ul aria-label={t('contador.etiqueta')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {COUNTERS.map(({ key, Icon, tone, to }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex h-full items-start justify-between gap-2 rounded-card border border-line bg-surface p-3 transition-colors duration-150 hover:border-line-strong hover:bg-raised"
          >
            <span>
              <span className="block text-sm text-muted">{t(`contador.${key}`)}</span>
              <span className="num mt-0.5 block text-[1.5rem] leading-tight font-semibold tracking-[-0.02em]">
                {formatNumero(estadisticas[key])}
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
