import type { Motivo, Sprint } from '@pmp/contracts/sprints';
import { CircleAlert, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../shared/i18n/server-text';
import { paths } from '../../../shared/navegar/paths';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import type { Verificacion } from '../api/verify-sprint';
import { Faltas } from '../definiciones/faltas';
import { sprintAnchor } from '../ver/sprint-card';
import { FinalizarConPendientes } from './finalizar-con-pendientes';
import { useRunAccion } from './use-run-accion';
import type { Verify } from './use-verify';

interface MotivosDialogProps {
  sprint: Sprint;
  accion: 'iniciar' | 'finalizar';
  verificacion: Verificacion;
  sprints: Sprint[];
  onAdd: () => void;
  onError: (text: string) => void;
  onVerify: Verify;
  onClose: () => void;
}

const goTo = (id: string) => {
  const card = document.getElementById(sprintAnchor(id));
  card?.scrollIntoView({ block: 'center' });
  card?.focus();
};

/** Says why a sprint cannot start or finish yet, with a way to fix each reason. */
const MotivosDialog = ({
  sprint,
  accion,
  verificacion,
  sprints,
  onAdd,
  onError,
  onVerify,
  onClose,
}: MotivosDialogProps) => {
  const { t } = useTranslation('sprints');
  const again = () => onVerify(sprint, accion);
  const run = useRunAccion({ sprint, accion, onError, onClose });
  const [first, ...others] = verificacion.motivos;
  /** Stories are left, and nothing else stands against it: where they go is all that is asked. */
  const conPendientes =
    first?.codigo === 'HISTORIAS_SIN_TERMINAR' && others.length === 0 && (first.historias?.length ?? 0);
  const titulo = () => {
    if (conPendientes) return t('motivos.conPendientes', { nombre: sprint.nombre, count: conPendientes });
    return t(verificacion.puede ? `motivos.avisos.${accion}` : `motivos.${accion}`, {
      nombre: sprint.nombre,
    });
  };

  const remedy = ({ codigo, sprint: other, historias }: Motivo): ReactNode => {
    if (codigo === 'SIN_HISTORIAS') return <Button onClick={onAdd}>{t('motivos.anadir')}</Button>;
    if (codigo === 'OTRO_SPRINT_EN_PROGRESO' && other) {
      const running = sprints.find(({ _id }) => _id === other._id);
      return (
        <>
          <Button
            onClick={() => {
              onClose();
              // After the dialog has returned the focus.
              setTimeout(() => goTo(other._id), 200);
            }}
          >
            {t('motivos.irA', { nombre: other.nombre })}
          </Button>
          {running && (
            <Button variant="ghost" onClick={() => onVerify(running, 'finalizar')}>
              {t('motivos.finalizarOtro', { nombre: other.nombre })}
            </Button>
          )}
        </>
      );
    }
    if ((codigo === 'HISTORIAS_NO_LISTAS' || codigo === 'HISTORIAS_NO_HECHAS') && historias)
      return <Faltas proyecto={sprint.proyecto} historias={historias} />;
    if (codigo === 'HISTORIAS_SIN_TERMINAR' && historias)
      return (
        <div className="flex min-w-0 grow flex-col gap-3">
          <FinalizarConPendientes sprint={sprint} sprints={sprints} historias={historias} onDone={onClose} />
          <ButtonLink variant="ghost" to={paths.tablero(sprint.proyecto)} className="self-start px-2">
            {t('motivos.verTablero')}
          </ButtonLink>
        </div>
      );
    return null;
  };

  return (
    <Dialog title={titulo()} onClose={onClose}>
      <ul className="flex flex-col gap-4 overflow-y-auto p-4">
        {verificacion.motivos.map((motivo) => (
          <li key={motivo.codigo} className="flex flex-col gap-2">
            {!conPendientes && (
              <p role="alert" data-tone="red" className="flex items-start gap-2">
                <CircleAlert aria-hidden className="tone-solid mt-0.5 size-4 shrink-0" />
                {serverText({ ...motivo, message: motivo.mensaje })}
              </p>
            )}
            <div className={`flex flex-wrap gap-2 ${conPendientes ? '' : 'pl-6'}`}>{remedy(motivo)}</div>
          </li>
        ))}
        {verificacion.avisos.map((aviso) => (
          <li key={aviso.codigo} className="flex flex-col gap-2">
            <p role="status" data-tone="amber" className="flex items-start gap-2">
              <TriangleAlert aria-hidden className="tone-solid mt-0.5 size-4 shrink-0" />
              {serverText({ ...aviso, message: aviso.mensaje })}
            </p>
            <div className="flex flex-wrap gap-2 pl-6">{remedy(aviso)}</div>
          </li>
        ))}
        {verificacion.motivos.length + verificacion.avisos.length === 0 && (
          <li role="alert">{verificacion.mensaje}</li>
        )}
      </ul>
      {!conPendientes && (
        <div className="flex justify-end gap-2 border-t border-line px-4 py-3">
          <Button
            variant={verificacion.puede ? 'ghost' : undefined}
            onClick={again}
            icon={<RotateCw aria-hidden className="size-3.5" />}
          >
            {t('motivos.comprobar')}
          </Button>
          {verificacion.puede && (
            <Button variant="primary" busy={run.isPending} onClick={() => run.mutate()}>
              {t(`motivos.seguir.${accion}`)}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
};

export default MotivosDialog;
