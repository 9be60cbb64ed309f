import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../shared/ui/segmented';
import { ThemeSwitch } from '../../shared/ui/theme-switch';
import { updatePreferencias } from './api/preferencias';

/** The theme applies here at once; the server keeps it for other devices when it can. */
export const AparienciaPanel = () => {
  const { t } = useTranslation('configuracion');
  const save = useMutation({ mutationFn: updatePreferencias });
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col items-start gap-2">
        <h2 className="text-sm font-semibold">{t('apariencia.tema')}</h2>
        <ThemeSwitch onChange={(tema) => save.mutate({ tema })} />
        <p className="text-xs text-subtle">{t('apariencia.temaTexto')}</p>
      </section>
      <section className="flex flex-col items-start gap-2">
        <h2 className="text-sm font-semibold">{t('apariencia.idioma')}</h2>
        <Segmented
          label={t('apariencia.idioma')}
          value="es"
          onChange={() => undefined}
          options={(['es', 'en', 'fr', 'de'] as const).map((value) => ({
            value,
            label: t(`apariencia.idiomas.${value}`),
            disabled: value !== 'es',
          }))}
        />
        <p className="text-xs text-subtle">{t('apariencia.idiomaTexto')}</p>
      </section>
    </div>
  );
};
