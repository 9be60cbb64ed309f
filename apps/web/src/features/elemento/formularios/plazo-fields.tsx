import type { Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FechaField } from '../../../shared/ui/campos/fecha/fecha-field';
import type { EpicaValues, HistoriaValues } from '../../../shared/elementos/cambiar/values';

/** From which day to which it is worked on; either may be unknown. */
export const PlazoFields = <V extends EpicaValues | HistoriaValues>({ form }: { form: UseFormReturn<V> }) => {
  const { t } = useTranslation('backlog');
  return (
    <>
      <FechaField control={form.control} name={'inicio' as Path<V>} label={t('campo.inicio')} />
      <FechaField
        control={form.control}
        name={'fin' as Path<V>}
        label={t('campo.fin')}
        validate={(fin, { inicio }) => !fin || !inicio || fin >= inicio || t('validacion.plazo')}
      />
    </>
  );
};
