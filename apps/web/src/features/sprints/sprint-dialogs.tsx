import type { Sprint } from '@pmp/contracts/sprints';
import { lazy, Suspense } from 'react';
import type { AccionSprint } from './api/run-accion';
import type { Verificacion } from './api/verify-sprint';
import type { Verify } from './use-verify';

const SprintForm = lazy(() => import('./sprint-form'));
const ConfirmarAccion = lazy(() => import('./confirmar-accion'));
const EliminarSprint = lazy(() => import('./eliminar-sprint'));
const MotivosDialog = lazy(() => import('./motivos-dialog'));
const InformeDialog = lazy(() => import('./informe-dialog'));

export type OpenDialog =
  | { kind: 'formulario'; sprint?: Sprint }
  | { kind: 'confirmar'; sprint: Sprint; accion: AccionSprint }
  | { kind: 'eliminar'; sprint: Sprint }
  | { kind: 'motivos'; sprint: Sprint; accion: 'iniciar' | 'finalizar'; verificacion: Verificacion }
  | { kind: 'informe'; sprint: Sprint };

interface SprintDialogsProps {
  open: OpenDialog | undefined;
  proyectoId: string;
  sprints: Sprint[];
  onOpen: (open: OpenDialog | undefined) => void;
  onVerify: Verify;
  onError: (text: string) => void;
}

export const SprintDialogs = ({ open, onOpen, ...props }: SprintDialogsProps) => {
  const onClose = () => onOpen(undefined);
  if (!open) return null;
  return (
    <Suspense>
      {open.kind === 'formulario' && (
        <SprintForm
          sprint={open.sprint}
          proyectoId={props.proyectoId}
          sprints={props.sprints}
          onClose={onClose}
        />
      )}
      {open.kind === 'confirmar' && <ConfirmarAccion {...open} onError={props.onError} onClose={onClose} />}
      {open.kind === 'eliminar' && (
        <EliminarSprint sprint={open.sprint} onError={props.onError} onClose={onClose} />
      )}
      {open.kind === 'motivos' && (
        <MotivosDialog
          {...open}
          sprints={props.sprints}
          onAdd={() => onOpen({ kind: 'formulario', sprint: open.sprint })}
          onVerify={props.onVerify}
          onClose={onClose}
        />
      )}
      {open.kind === 'informe' && <InformeDialog sprint={open.sprint} onClose={onClose} />}
    </Suspense>
  );
};
