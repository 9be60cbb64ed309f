import type { Persona } from '@pmp/contracts/common';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import type { Control, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TRABAJO, TIPOS_TAREA } from '../../../shared/dominio/domain';
import type { Ref } from '../../../shared/elementos/elementos';
import { CampoField } from '../../../shared/escritura/campo/campo-field';
import { EstadoTareaChip, TipoTareaChip } from '../../../shared/ui/fichas/chip';
import { TextField } from '../../../shared/ui/campos/text-field';
import { SelectField } from '../../../shared/ui/campos/select-field';
import { subirA } from '../adjuntos/subir-a';
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
  const name = 'titulo' as FieldPath<T>;
  return (
    <TextField
      label={t('formulario.titulo')}
      error={form.getFieldState(name, form.formState).error?.message}
      required
      {...form.register(name, { validate: validateTitulo, onChange: () => form.clearErrors(name) })}
      placeholder={ejemplo}
    />
  );
};

export interface CampoDescripcionProps<T extends FieldValues> extends FormProps<T> {
  /** Who can be named in it. */
  personas: Persona[];
  /** Where its pictures and files go; undefined: it is not there yet. */
  de: Ref | undefined;
}

export const CampoDescripcion = <T extends FieldValues & { descripcion: string }>({
  form,
  personas,
  de,
}: CampoDescripcionProps<T>) => {
  const { t } = useTranslation();
  return (
    <CampoField
      control={form.control}
      name={'descripcion' as FieldPath<T>}
      label={t('campo.descripcion')}
      personas={personas}
      subir={de && subirA(de)}
    />
  );
};

interface CampoProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
}

interface CampoEstadoProps<T extends FieldValues> extends CampoProps<T> {
  /** Only tasks can be blocked. */
  estados?: readonly EstadoTarea[];
}

export const CampoEstado = <T extends FieldValues>({
  estados = ESTADOS_TRABAJO,
  ...props
}: CampoEstadoProps<T>) => {
  const { t } = useTranslation();
  return (
    <SelectField
      {...props}
      label={t('campo.estado')}
      options={estados.map((value) => ({
        value,
        label: t(`estadoTarea.${value}`),
        content: <EstadoTareaChip estado={value} />,
      }))}
    />
  );
};

export const CampoTipo = <T extends FieldValues>(props: CampoProps<T>) => {
  const { t } = useTranslation(['backlog', 'comun']);
  return (
    <SelectField
      {...props}
      label={t('campo.tipo')}
      options={TIPOS_TAREA.map((value) => ({
        value,
        label: t(`comun:tipoTarea.${value}`),
        content: <TipoTareaChip tipo={value} />,
      }))}
    />
  );
};
