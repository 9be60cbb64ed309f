import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TRABAJO, PRIORIDADES } from '../../shared/domain';
import { EstadoTareaChip, PrioridadChip } from '../../shared/ui/chip';
import { Field } from '../../shared/ui/field';
import { Select } from '../../shared/ui/select';

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

export const CampoEstado = <T extends FieldValues>({ control, name }: CampoProps<T>) => {
  const { t } = useTranslation();
  return (
    <Field label={t('campo.estado')}>
      {(ids) => (
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <Select<EstadoTrabajo>
              ids={ids}
              label={t('campo.estado')}
              value={field.value}
              onChange={field.onChange}
              options={ESTADOS_TRABAJO.map((value) => ({
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
