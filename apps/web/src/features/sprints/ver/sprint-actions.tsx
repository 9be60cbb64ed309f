import type { Sprint } from '@pmp/contracts/sprints';
import {
  ChartLine,
  ChevronDown,
  ChevronUp,
  CircleCheck,
  CircleX,
  Columns3,
  ListPlus,
  Pencil,
  Play,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navegar/paths';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { IconButton } from '../../../shared/ui/controles/icon-button';

export interface SprintRequests {
  start: (sprint: Sprint) => void;
  finish: (sprint: Sprint) => void;
  cancel: (sprint: Sprint) => void;
  edit: (sprint: Sprint) => void;
  scope: (sprint: Sprint) => void;
  remove: (sprint: Sprint) => void;
  report: (sprint: Sprint) => void;
}

interface SprintActionsProps {
  sprint: Sprint;
  /** The server is checking whether it can start or finish. */
  busy: boolean;
  open: boolean;
  onToggle: () => void;
  requests: SprintRequests;
}

const icon = (Icon: typeof Play) => <Icon aria-hidden className="size-4" />;

/** The actions a sprint's estado allows. The first button stays the same element, or it would lose the focus. */
export const SprintActions = ({ sprint, busy, open, onToggle, requests }: SprintActionsProps) => {
  const { t } = useTranslation(['sprints', 'comun']);
  const { estado } = sprint;
  const edit = (
    <IconButton label={t('comun:accion.editar')} Icon={Pencil} onClick={() => requests.edit(sprint)} />
  );
  const report = (
    <Button variant="ghost" className="px-2" icon={icon(ChartLine)} onClick={() => requests.report(sprint)}>
      {t('accion.informe')}
    </Button>
  );
  const isOver = estado === 'completado' || estado === 'cancelado';
  return (
    <div className="flex flex-wrap items-center gap-x-0.5 gap-y-1 border-t border-line px-2 py-1.5">
      {isOver ? (
        <Button
          key="principal"
          variant="ghost"
          className="mr-auto px-2"
          aria-expanded={open}
          icon={icon(open ? ChevronUp : ChevronDown)}
          onClick={onToggle}
        >
          {open ? t('accion.ocultar') : t('accion.detalles')}
        </Button>
      ) : (
        <Button
          key="principal"
          className="mr-auto"
          busy={busy}
          icon={icon(estado === 'pendiente' ? Play : CircleCheck)}
          onClick={() => (estado === 'pendiente' ? requests.start(sprint) : requests.finish(sprint))}
        >
          {estado === 'pendiente' ? t('accion.iniciar') : t('accion.finalizar')}
        </Button>
      )}
      {estado === 'pendiente' && (
        <>
          {edit}
          <IconButton
            label={t('comun:accion.eliminar')}
            Icon={Trash2}
            tone="danger"
            onClick={() => requests.remove(sprint)}
          />
        </>
      )}
      {estado === 'en progreso' && (
        <span className="ml-auto flex items-center gap-x-0.5">
          <ButtonLink
            variant="ghost"
            className="px-2"
            to={paths.tablero(sprint.proyecto)}
            icon={icon(Columns3)}
          >
            <span className="max-sm:sr-only">{t('accion.tablero')}</span>
          </ButtonLink>
          <IconButton label={t('accion.alcance')} Icon={ListPlus} onClick={() => requests.scope(sprint)} />
          <IconButton label={t('accion.informe')} Icon={ChartLine} onClick={() => requests.report(sprint)} />
          {edit}
          <IconButton
            label={t('accion.cancelar')}
            Icon={CircleX}
            tone="danger"
            onClick={() => requests.cancel(sprint)}
          />
        </span>
      )}
      {isOver && report}
    </div>
  );
};
