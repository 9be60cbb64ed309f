import type { Persona } from '@pmp/contracts/common';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA } from '../../../shared/dominio/domain';
import { FechaField } from '../../../shared/ui/campos/fecha/fecha-field';
import { TextField } from '../../../shared/ui/campos/text-field';
import { PrioridadField } from '../../../shared/ui/campos/prioridad-field';
import {
  CampoDescripcion,
  type CampoDescripcionProps,
  CampoEstado,
  CampoTipo,
  CampoTitulo,
} from './campos-comunes';
import { isTiempo } from './is-tiempo';
import { PersonaField } from './persona-field';
import type { useMiembros } from '../../../shared/personas/use-miembros';
import type { TareaValues } from '../../../shared/elementos/cambiar/values';

interface TareaFieldsProps extends Pick<CampoDescripcionProps<TareaValues>, 'de'> {
  form: UseFormReturn<TareaValues>;
  personas: ReturnType<typeof useMiembros>;
  /** The assigned person, who may have left the team. */
  asignado: Persona | null;
}

export const TareaFields = ({ form, personas, asignado, de }: TareaFieldsProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const { errors } = form.formState;
  return (
    <>
      <CampoTitulo form={form} ejemplo={t('formulario.tareaEjemplo')} />
      <CampoDescripcion form={form} personas={personas.personas} de={de} />
      <div className="grid gap-4 sm:grid-cols-3">
        <CampoTipo control={form.control} name="tipo" />
        <PrioridadField control={form.control} name="prioridad" />
        <CampoEstado control={form.control} name="estado" estados={ESTADOS_TAREA} />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <PersonaField
          form={form}
          name="asignado"
          label={t('campo.asignado')}
          nobody={t('comun:persona.sinAsignar')}
          clearLabel={t('quitarAsignado')}
          personas={personas}
          current={asignado}
        />
        <FechaField control={form.control} name="fechaLimite" label={t('campo.fechaLimite')} />
        <TextField
          label={t('formulario.tiempo')}
          error={errors.tiempoEstimado?.message}
          {...form.register('tiempoEstimado', {
            setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
            validate: (value) => isTiempo(value) || t('validacion.tiempo'),
            onChange: () => form.clearErrors('tiempoEstimado'),
          })}
          type="number"
          min={0}
          step={0.5}
          inputMode="decimal"
        />
      </div>
    </>
  );
};
