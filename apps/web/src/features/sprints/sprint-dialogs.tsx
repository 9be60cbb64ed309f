import type { Sprint } from '@pmp/contracts/sprints';
import { type Opener, useOpened } from '../../shared/navegar/opener';
import { parte } from '../../shared/partes/parte';
import type { AccionSprint } from './api/run-accion';
import type { Answer, Verify } from './acciones/use-verify';

const SprintForm = parte(() => import('./planificar/sprint-form'));
const AlcanceDialog = parte(() => import('./planificar/alcance-dialog'));
const ConfirmarAccion = parte(() => import('./acciones/confirmar-accion'));
const EliminarSprint = parte(() => import('./acciones/eliminar-sprint'));
const MotivosDialog = parte(() => import('./acciones/motivos-dialog'));
const DefinicionesDialog = parte(() => import('./definiciones/definiciones-dialog'));
const InformeDialog = parte(() => import('./ver/informe-dialog'));

export type OpenDialog =
  /** `toStart`: the form was opened to add what was missing to start it. */
  | { kind: 'formulario'; sprint?: Sprint; toStart?: boolean }
  | { kind: 'alcance'; sprint: Sprint }
  | { kind: 'confirmar'; sprint: Sprint; accion: AccionSprint }
  | { kind: 'eliminar'; sprint: Sprint }
  | Answer
  | { kind: 'definiciones' }
  | { kind: 'informe'; sprint: Sprint };

interface SprintDialogsProps {
  dialogs: Opener<OpenDialog>;
  proyectoId: string;
  sprints: Sprint[];
  onVerify: Verify;
  onError: (text: string) => void;
}

export const SprintDialogs = ({ dialogs, ...props }: SprintDialogsProps) => {
  const open = useOpened(dialogs);
  const onClose = dialogs.close;
  if (!open) return null;
  return (
    <>
      {open.kind === 'formulario' && (
        <SprintForm
          sprint={open.sprint}
          proyectoId={props.proyectoId}
          sprints={props.sprints}
          onSaved={() => {
            onClose();
            if (open.toStart && open.sprint) props.onVerify(open.sprint, 'iniciar');
          }}
          onClose={onClose}
        />
      )}
      {open.kind === 'alcance' && <AlcanceDialog sprint={open.sprint} onClose={onClose} />}
      {open.kind === 'confirmar' && <ConfirmarAccion {...open} onError={props.onError} onClose={onClose} />}
      {open.kind === 'eliminar' && (
        <EliminarSprint sprint={open.sprint} onError={props.onError} onClose={onClose} />
      )}
      {open.kind === 'motivos' && (
        <MotivosDialog
          {...open}
          sprints={props.sprints}
          onAdd={() => dialogs.open({ kind: 'formulario', sprint: open.sprint, toStart: true })}
          onError={props.onError}
          onVerify={props.onVerify}
          onClose={onClose}
        />
      )}
      {open.kind === 'definiciones' && <DefinicionesDialog proyectoId={props.proyectoId} onClose={onClose} />}
      {open.kind === 'informe' && <InformeDialog sprint={open.sprint} onClose={onClose} />}
    </>
  );
};
