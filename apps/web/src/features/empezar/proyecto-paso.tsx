import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { suggestClave } from '../../shared/dominio/suggest-clave';
import { checkTitulo, isClave } from '../../shared/dominio/validators';
import { TextField } from '../../shared/ui/campos/text-field';
import { Field } from '../../shared/ui/campos/field';
import { Input } from '../../shared/ui/campos/input';
import type { EmpezarValues } from './empezar-values';

/** The key follows the name until somebody writes one. */
export const ProyectoPaso = ({ form }: { form: UseFormReturn<EmpezarValues> }) => {
  const { t } = useTranslation('empezar');
  const { errors, dirtyFields } = form.formState;
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
      <TextField
        label={t('proyecto.nombre')}
        error={errors.nombre?.message}
        required
        placeholder={t('proyecto.nombreEjemplo')}
        {...form.register('nombre', {
          validate: (nombre) => checkTitulo(nombre, t('validacion.nombre'), t('validacion.largo')),
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (!dirtyFields.clave) form.setValue('clave', suggestClave(target.value));
          },
        })}
      />
      <Field
        label={t('proyecto.clave')}
        help={t('proyecto.claveAyuda')}
        error={errors.clave?.message}
        required
      >
        {(ids) => (
          <Input
            {...ids}
            className="font-mono uppercase"
            {...form.register('clave', { validate: (clave) => isClave(clave) || t('validacion.clave') })}
          />
        )}
      </Field>
    </div>
  );
};
