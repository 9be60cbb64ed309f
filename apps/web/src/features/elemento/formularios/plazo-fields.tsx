import type { Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/campos/text-field';
import type { EpicaValues, HistoriaValues } from '../../../shared/elementos/cambiar/values';

/** From which day to which it is worked on; either may be unknown. */
export const PlazoFields = <V extends EpicaValues | HistoriaValues>({ form }: { form: UseFormReturn<V> }) => {
  const { t } = useTranslation('backlog');
  const { errors } = form.formState;
  const error = (campo: 'inicio' | 'fin') => (errors[campo] as { message?: string } | undefined)?.message;
  return (
    <>
      <TextField
        label={t('campo.inicio')}
        error={error('inicio')}
        {...form.register('inicio' as Path<V>)}
        type="date"
      />
      <TextField
        label={t('campo.fin')}
        error={error('fin')}
        {...form.register('fin' as Path<V>, {
          validate: (fin, { inicio }) => !fin || !inicio || fin >= inicio || t('validacion.plazo'),
        })}
        type="date"
      />
    </>
  );
};
