import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CampoField } from '../../../shared/escritura/campo/campo-field';
import { FechaField } from '../../../shared/ui/campos/fecha/fecha-field';
import { TextField } from '../../../shared/ui/campos/text-field';
import { isRealDia } from '../../../shared/fechas/dia-escrito';
import { checkTitulo } from '../../../shared/dominio/validators';
import type { SprintValues } from '../api/create-sprint';

type Texto = Exclude<keyof SprintValues, 'historiasSeleccionadas'>;

export const SprintFields = ({ form }: { form: UseFormReturn<SprintValues> }) => {
  const { t } = useTranslation('sprints');
  const { errors } = form.formState;
  const text = (name: Texto, validate?: (value: string, values: SprintValues) => string | true) =>
    form.register(name, { validate, onChange: () => form.clearErrors(name) });
  return (
    <>
      <TextField
        label={t('formulario.nombre')}
        error={errors.nombre?.message}
        required
        {...text('nombre', (nombre) => checkTitulo(nombre, t('validacion.nombre'), t('validacion.largo')))}
        placeholder={t('formulario.nombreEjemplo')}
      />
      <CampoField
        control={form.control}
        name="objetivo"
        label={t('formulario.objetivo')}
        rows={2}
        placeholder={t('formulario.objetivoEjemplo')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FechaField
          control={form.control}
          name="fechaInicio"
          label={t('formulario.fechaInicio')}
          required
          validate={(dia) => dia !== '' || t('validacion.fechas')}
        />
        <FechaField
          control={form.control}
          name="fechaFin"
          label={t('formulario.fechaFin')}
          required
          validate={(fin, { fechaInicio }) => {
            if (fin === '') return t('validacion.fechas');
            // Days can be compared as text.
            return !isRealDia(fechaInicio) || fin > fechaInicio || t('validacion.orden');
          }}
        />
      </div>
    </>
  );
};
