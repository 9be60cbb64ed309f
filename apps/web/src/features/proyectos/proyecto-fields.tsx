import type { Proyecto } from '@pmp/contracts/proyectos';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ESTADOS_PROYECTO, PRIORIDADES } from '../../shared/domain';
import { EstadoProyectoChip, PrioridadChip } from '../../shared/ui/chip';
import { Field } from '../../shared/ui/field';
import { Input, Textarea } from '../../shared/ui/input';
import { Select } from '../../shared/ui/select';
import { endsBeforeStart, isBlank, isClave, isTooLong } from '../../shared/validators';
import type { ProyectoValues } from './api/create-proyecto';
import { EquipoField } from './equipo-field';

interface ProyectoFieldsProps {
  form: UseFormReturn<ProyectoValues>;
  /** Undefined: a new one. */
  base: Proyecto | undefined;
  sampleMode: boolean;
}

export const ProyectoFields = ({ form, base, sampleMode }: ProyectoFieldsProps) => {
  const editing = Boolean(base);
  const { t } = useTranslation(['proyectos', 'comun']);
  const { errors } = form.formState;
  const text = (
    name: keyof ProyectoValues,
    validate?: (value: string, values: ProyectoValues) => string | true,
  ) => form.register(name, { validate, onChange: () => form.clearErrors(name) });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
        <Field label={t('formulario.nombre')} error={errors.nombre?.message} required>
          {(ids) => (
            <Input
              {...ids}
              {...text('nombre', (nombre) => {
                if (isBlank(nombre)) return t('validacion.nombre');
                return !isTooLong(nombre) || t('validacion.largo');
              })}
              placeholder={t('formulario.nombreEjemplo')}
            />
          )}
        </Field>
        <Field
          label={t('formulario.clave')}
          error={errors.clave?.message}
          help={editing ? t('formulario.claveFija') : t('formulario.claveAyuda')}
          required
        >
          {(ids) => (
            <Input
              {...ids}
              {...text('clave', (clave) => editing || isClave(clave) || t('validacion.clave'))}
              disabled={editing}
              placeholder="PMP"
              className="font-mono uppercase placeholder:normal-case"
            />
          )}
        </Field>
      </div>
      <Field label={t('comun:campo.descripcion')} error={errors.descripcion?.message} optional>
        {(ids) => <Textarea {...ids} {...text('descripcion')} />}
      </Field>
      <EquipoField form={form} current={base?.equipo} sampleMode={sampleMode} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('comun:campo.estado')} error={errors.estado?.message}>
          {(ids) => (
            <Controller
              control={form.control}
              name="estado"
              render={({ field }) => (
                <Select
                  ids={ids}
                  label={t('comun:campo.estado')}
                  value={field.value}
                  onChange={field.onChange}
                  options={ESTADOS_PROYECTO.map((value) => ({
                    value,
                    label: t(`comun:estadoProyecto.${value}`),
                    content: <EstadoProyectoChip estado={value} />,
                  }))}
                />
              )}
            />
          )}
        </Field>
        <Field label={t('comun:campo.prioridad')} error={errors.prioridad?.message}>
          {(ids) => (
            <Controller
              control={form.control}
              name="prioridad"
              render={({ field }) => (
                <Select
                  ids={ids}
                  label={t('comun:campo.prioridad')}
                  value={field.value}
                  onChange={field.onChange}
                  options={PRIORIDADES.map((value) => ({
                    value,
                    label: t(`comun:prioridad.${value}`),
                    content: <PrioridadChip prioridad={value} />,
                  }))}
                />
              )}
            />
          )}
        </Field>
        <Field label={t('formulario.fechaInicio')} error={errors.fechaInicio?.message}>
          {(ids) => (
            <Input
              {...ids}
              {...text('fechaInicio', (dia) => dia !== '' || t('validacion.fechaInicio'))}
              type="date"
            />
          )}
        </Field>
        <Field label={t('formulario.fechaFin')} error={errors.fechaFin?.message} optional>
          {(ids) => (
            <Input
              {...ids}
              {...text(
                'fechaFin',
                (fin, { fechaInicio }) => !endsBeforeStart(fechaInicio, fin) || t('validacion.fechaFin'),
              )}
              type="date"
            />
          )}
        </Field>
      </div>
    </>
  );
};
