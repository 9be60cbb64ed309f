import type { Sprint } from '@pmp/contracts/sprints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBorradorForm } from '../../../shared/escritura/borradores/use-borrador-form';
import { errorText, fieldErrors } from '../../../shared/http/errors';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import type { SprintValues } from '../api/create-sprint';
import { Conflicto } from './conflicto';
import { HistoriasField } from './historias-field';
import { velocidadMedia } from '../ver/sprint-figures';
import { SprintFields } from './sprint-fields';
import { sprintValues } from './sprint-values';
import { EditConflict } from '../../../shared/dominio/merge-edits';
import { useSaveSprint } from './use-save-sprint';

interface SprintFormProps {
  /** Undefined: a new one. */
  sprint: Sprint | undefined;
  proyectoId: string;
  sprints: Sprint[];
  onSaved: () => void;
  onClose: () => void;
}

const SprintForm = ({ sprint, proyectoId, sprints, onSaved, onClose }: SprintFormProps) => {
  const { t } = useTranslation('sprints');
  const [base, setBase] = useState(sprint);
  const form = useForm<SprintValues>({ defaultValues: sprintValues(sprint), reValidateMode: 'onSubmit' });
  const { close, aviso } = useBorradorForm(
    form,
    sprint ? `sprint.${sprint._id}` : `sprint.nuevo.${proyectoId}`,
    onClose,
    sprint?.nombre,
  );
  const save = useSaveSprint(proyectoId, () => {
    close();
    onSaved();
  });
  const conflict =
    save.error instanceof EditConflict ? (save.error as EditConflict<Sprint, keyof SprintValues>) : undefined;

  const onSubmit = form.handleSubmit((values) =>
    save.mutate(
      { base, values },
      {
        onError: (error) => {
          for (const { campo, message } of fieldErrors(error)) {
            if (campo in values) form.setError(campo as keyof SprintValues, { message });
          }
        },
      },
    ),
  );

  /** Continues from the other person's version: the chosen fields and all untouched ones take its values. */
  const settle = (newer: Sprint, useTheirs: boolean) => {
    const theirs = sprintValues(newer);
    const mine = form.getValues();
    const campos = conflict?.campos ?? [];
    setBase(newer);
    form.reset(theirs, { keepDirtyValues: true });
    for (const campo of campos)
      form.setValue(campo, useTheirs ? theirs[campo] : mine[campo], { shouldDirty: true });
    save.reset();
  };

  return (
    <FormDialog
      title={base ? t('formulario.editar') : t('formulario.nuevo')}
      submit={base ? t('formulario.guardar') : t('formulario.crear')}
      dirty={form.formState.isDirty}
      busy={save.isPending}
      error={save.error && !conflict ? errorText(save.error, t('error.guardar')) : undefined}
      size="lg"
      onSubmit={onSubmit}
      onClose={close}
    >
      {aviso}
      {conflict && (
        <Conflicto
          newer={sprintValues(conflict.newer)}
          campos={conflict.campos}
          nombre={conflict.nombre}
          onChoose={(useTheirs) => settle(conflict.newer, useTheirs)}
        />
      )}
      <SprintFields form={form} />
      <HistoriasField form={form} proyectoId={proyectoId} sprint={base} velocidad={velocidadMedia(sprints)} />
    </FormDialog>
  );
};

export default SprintForm;
