import type { Epica } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newId } from '../../shared/new-id';
import { keys } from '../../shared/queries/keys';
import { Field } from '../../shared/ui/field';
import { FormDialog } from '../../shared/ui/form-dialog';
import { Input, Textarea } from '../../shared/ui/input';
import { getEpica } from './api/get-elemento';
import { createEpica, type EpicaValues, updateEpica } from './api/save-epica';
import { CampoEstado, CampoPrioridad } from './campos-comunes';
import { errorConDetalle } from './error-con-detalle';
import { useSaveElemento } from './use-save-elemento';
import { useTituloRules } from './use-titulo-rules';

const epicaValues = (epica?: Epica): EpicaValues => ({
  titulo: epica?.titulo ?? '',
  descripcion: epica?.descripcion ?? '',
  prioridad: epica?.prioridad ?? 'media',
  estado: epica?.estado ?? 'pendiente',
});

interface EpicaFormProps {
  epica: Epica | undefined;
  proyectoId: string;
  onClose: () => void;
}

const EpicaForm = ({ epica, proyectoId, onClose }: EpicaFormProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const validateTitulo = useTituloRules();
  const [id] = useState(newId);
  const [base, setBase] = useState(epica);
  const form = useForm<EpicaValues>({ defaultValues: epicaValues(epica), reValidateMode: 'onSubmit' });
  const { errors, isDirty } = form.formState;
  const save = useSaveElemento({
    form,
    save: (values: EpicaValues) => (base ? updateEpica(base, values) : createEpica(id, proyectoId, values)),
    onStale: async () => {
      if (!base) return;
      const newer = await getEpica(base._id);
      setBase(newer);
      form.reset(epicaValues(newer), { keepDirtyValues: true });
    },
    // A story carries its epic's title.
    stale: [keys.epicas(proyectoId), keys.historias(proyectoId)],
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={base ? t('formulario.editarEpica') : t('formulario.nuevaEpica')}
      submit={base ? comun('accion.actualizar') : comun('accion.crear')}
      dirty={isDirty}
      busy={save.isPending}
      error={save.error ? errorConDetalle(t, t('error.guardarEpica'), save.error) : undefined}
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      <Field label={t('formulario.titulo')} error={errors.titulo?.message} required>
        {(ids) => (
          <Input
            {...ids}
            {...form.register('titulo', {
              validate: validateTitulo,
              onChange: () => form.clearErrors('titulo'),
            })}
            placeholder={t('formulario.epicaEjemplo')}
          />
        )}
      </Field>
      <Field label={comun('campo.descripcion')} error={errors.descripcion?.message} optional>
        {(ids) => <Textarea {...ids} {...form.register('descripcion')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <CampoPrioridad control={form.control} name="prioridad" />
        <CampoEstado control={form.control} name="estado" />
      </div>
    </FormDialog>
  );
};

export default EpicaForm;
