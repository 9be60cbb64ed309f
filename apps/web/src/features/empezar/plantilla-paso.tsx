import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EmpezarValues } from './empezar-values';
import { cuentaDe, PLANTILLAS } from '../../shared/plantillas/plantillas';

/** What the project starts with: native radios, so that the arrow keys work. */
export const PlantillaPaso = ({ form }: { form: UseFormReturn<EmpezarValues> }) => {
  const { t } = useTranslation('empezar');
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="sr-only">{t('plantilla.titulo')}</legend>
      {PLANTILLAS.map((plantilla) => (
        <label
          key={plantilla}
          className="relative flex cursor-pointer flex-col gap-0.5 rounded-card border border-line-strong bg-surface p-3 text-sm transition-colors duration-150 hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            value={plantilla}
            {...form.register('plantilla')}
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
          />
          <span className="font-medium">{t(`plantilla.${plantilla}`)}</span>
          <span className="text-muted">{t(`plantilla.${plantilla}Texto`)}</span>
          <span className="num mt-auto pt-1 text-xs text-muted">{cuentaDe(plantilla, t)}</span>
        </label>
      ))}
    </fieldset>
  );
};
