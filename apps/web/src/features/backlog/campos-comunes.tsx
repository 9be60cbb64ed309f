import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea, Tarea } from '@pmp/contracts/proyectos';
import { type Control, Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TRABAJO, PRIORIDADES, TIPOS_TAREA } from '../../shared/domain';
import { EstadoTareaChip, PrioridadChip, TipoTareaChip } from '../../shared/ui/chip';
import { Field } from '../../shared/ui/field';
import { Input, Textarea } from '../../shared/ui/input';
import { Select } from '../../shared/ui/select';
import { useTituloRules } from './use-titulo-rules';

interface FormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
}

export const CampoTitulo = <T extends FieldValues & { titulo: string }>({
  form,
  ejemplo,
}: FormProps<T> & { ejemplo: string }) => {
  const { t } = useTranslation('backlog');
  const validateTitulo = useTituloRules();
  const name = 'titulo' as Path<T>;
  return (
    <Field
      label={t('formulario.titulo')}
      error={form.getFieldState(name, form.formState).error?.message}
      required
    >
      {(ids) => (
        <Input
          {...ids}
          {...form.register(name, { validate: validateTitulo, onChange: () => form.clearErrors(name) })}
          placeholder={ejemplo}
        />
      )}
    </Field>
  );
};

export const CampoDescripcion = <T extends FieldValues & { descripcion: string }>({ form }: FormProps<T>) => {
  const { t } = useTranslation();
  const name = 'descripcion' as Path<T>;
  return (
    <Field
      label={t('campo.descripcion')}
      error={form.getFieldState(name, form.formState).error?.message}
      optional
    >
      {(ids) => <Textarea {...ids} {...form.register(name)} />}
    </Field>
  );
};

interface CampoProps<T extends FieldValues> {
  control: Control<T>;
  name: Path<T>;
}

export const CampoPrioridad = <T extends FieldValues>({ control, name }: CampoProps<T>) => {
  const { t } = useTranslation();
  return (
    <Field label={t('campo.prioridad')}>
      {(ids) => (
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <Select<Prioridad>
              ids={ids}
              label={t('campo.prioridad')}
              value={field.value}
              onChange={field.onChange}
              options={PRIORIDADES.map((value) => ({
                value,
                label: t(`prioridad.${value}`),
                content: <PrioridadChip prioridad={value} />,
              }))}
            />
          )}
        />
      )}
    </Field>
  );
};

interface CampoEstadoProps<T extends FieldValues> extends CampoProps<T> {
  /** Tasks can be blocked besides. */
  estados?: readonly EstadoTarea[];
}

export const CampoEstado = <T extends FieldValues>({
  control,
  name,
  estados = ESTADOS_TRABAJO,
}: CampoEstadoProps<T>) => {
  const { t } = useTranslation();
  return (
    <Field label={t('campo.estado')}>
      {(ids) => (
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <Select<EstadoTarea>
              ids={ids}
              label={t('campo.estado')}
              value={field.value}
              onChange={field.onChange}
              options={estados.map((value) => ({
                value,
                label: t(`estadoTarea.${value}`),
                content: <EstadoTareaChip estado={value} />,
              }))}
            />
          )}
        />
      )}
    </Field>
  );
};

export const CampoTipo = <T extends FieldValues>({ control, name }: CampoProps<T>) => {
  const { t } = useTranslation(['backlog', 'comun']);
  return (
    <Field label={t('campo.tipo')}>
      {(ids) => (
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <Select<Tarea['tipo']>
              ids={ids}
              label={t('campo.tipo')}
              value={field.value}
              onChange={field.onChange}
              options={TIPOS_TAREA.map((value) => ({
                value,
                label: t(`comun:tipoTarea.${value}`),
                content: <TipoTareaChip tipo={value} />,
              }))}
            />
          )}
        />
      )}
    </Field>
  );
};
