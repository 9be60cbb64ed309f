import type { Tarea } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EditConflict } from '../../../shared/dominio/merge-edits';
import { updateElemento } from './update-elemento';

/** Completes a task with one click and reopens it with another; shown at once, and undone if the server refuses. */
export const Completar = ({ tarea }: { tarea: Tarea }) => {
  const { t } = useTranslation('backlog');
  const save = useMutation({
    mutationFn: (estado: Tarea['estado']) => updateElemento('tarea', tarea, { estado }),
  });
  const done = (save.isPending ? save.variables : tarea.estado) === 'completada';
  const failed = save.error && !(save.error instanceof EditConflict);
  const Icon = failed ? CircleAlert : done ? CircleCheck : Circle;
  const label = done ? t('reabrir', { titulo: tarea.titulo }) : t('completar', { titulo: tarea.titulo });
  const tone = failed ? 'red' : done ? 'green' : 'neutral';
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={done}
      aria-label={label}
      title={failed ? t('error.guardarTarea') : label}
      disabled={save.isPending}
      onClick={() => save.mutate(done ? 'pendiente' : 'completada')}
      data-tone={tone}
      className="hit touch-area tone-solid inline-flex w-7 shrink-0 items-center justify-center rounded-control hover:bg-raised pointer-coarse:w-9"
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  );
};
