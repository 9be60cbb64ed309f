import type { Sprint } from '@pmp/contracts/sprints';
import { plainWords } from '@pmp/contracts/common/markdown';
import { CalendarDays, Clock, ListChecks, Target } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatDia } from '../../../shared/fechas/dates';
import { KeyChip } from '../../../shared/ui/controles/key-chip';
import { EstadoSprintChip } from './estado-chip';
import { HistoriasLista } from './historias-lista';
import { SprintActions, type SprintRequests } from './sprint-actions';
import { avanceOf, duracion } from './sprint-figures';

interface FiguraProps {
  Icon: typeof Clock;
  label: string;
  children: string;
}

const Figura = ({ Icon, label, children }: FiguraProps) => (
  <div className="num flex items-center gap-1.5">
    <dt>
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{label}</span>
    </dt>
    <dd>{children}</dd>
  </div>
);

const Progreso = ({ sprint }: { sprint: Sprint }) => {
  const { t } = useTranslation('sprints');
  const { en, hechos, total } = avanceOf(sprint);
  const label = t(en === 'puntos' ? 'progreso' : 'progresoHistorias', { hechos, total });
  return (
    <div className="mt-1 flex items-center gap-2 text-xs text-subtle" title={label}>
      <span
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={hechos}
        className="h-1.5 grow overflow-hidden rounded-full bg-active"
      >
        <span
          data-tone="green"
          className="tone-solid block h-full origin-left bg-current"
          style={{ transform: `scaleX(${total ? hechos / total : 0})` }}
        />
      </span>
      <span className="num">{total ? Math.round((hechos / total) * 100) : 0} %</span>
    </div>
  );
};

interface SprintCardProps {
  sprint: Sprint;
  busy: boolean;
  requests: SprintRequests;
}

export const sprintAnchor = (id: string) => `sprint-${id}`;

export const SprintCard = ({ sprint, busy, requests }: SprintCardProps) => {
  const { t } = useTranslation('sprints');
  const [open, setOpen] = useState(false);
  const { numero, nombre, objetivo, fechaInicio, fechaFin, estado, historias, puntosTotales } = sprint;
  const running = estado === 'en progreso';
  /** A closed one stays as it was, whatever its leftovers have become. */
  const cierre = sprint.cierre ?? { historias: historias.length, puntos: puntosTotales };
  const card = useRef<HTMLLIElement>(null);
  const isAsked = useSearchParams()[0].get('sprint') === sprint._id;
  useEffect(() => {
    if (!isAsked) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <li
      ref={card}
      id={sprintAnchor(sprint._id)}
      data-sprint={sprint._id}
      tabIndex={-1}
      className={`flex min-w-0 scroll-mt-28 flex-col rounded-card border bg-surface transition-colors duration-150 ${
        running ? 'border-accent' : 'border-line hover:border-line-strong'
      }`}
    >
      <div className="flex grow flex-col gap-2 p-3">
        <div className="flex items-center justify-between gap-2">
          <KeyChip>{t('numero', { numero })}</KeyChip>
          <EstadoSprintChip estado={estado} />
        </div>
        <h2 className="line-clamp-2 font-semibold break-words" title={nombre}>
          {nombre}
        </h2>
        <p
          className={`line-clamp-2 md:min-h-[2.35rem] text-sm break-words ${objetivo ? 'text-muted' : 'text-subtle'}`}
          title={plainWords(objetivo) || undefined}
        >
          {plainWords(objetivo) || t('sinObjetivo')}
        </p>
        <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-xs text-subtle">
          <Figura Icon={CalendarDays} label={t('campo.fechas')}>
            {t('fechas', { inicio: formatDia(fechaInicio), fin: formatDia(fechaFin) })}
          </Figura>
          <Figura Icon={Clock} label={t('campo.duracion')}>
            {t('dias', { count: duracion(fechaInicio, fechaFin) })}
          </Figura>
          <Figura Icon={ListChecks} label={t('campo.historias')}>
            {t('historias', { count: cierre.historias })}
          </Figura>
          <Figura Icon={Target} label={t('campo.puntos')}>
            {t('puntos', { count: cierre.puntos })}
          </Figura>
        </dl>
        {running && <Progreso sprint={sprint} />}
      </div>
      {open && <HistoriasLista sprint={sprint} />}
      <SprintActions
        sprint={sprint}
        busy={busy}
        open={open}
        onToggle={() => setOpen(!open)}
        requests={requests}
      />
    </li>
  );
};
