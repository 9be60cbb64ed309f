import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/errors';
import { changeLanguage, type Idioma, IDIOMAS, useIdioma } from '../../shared/i18n/i18n';
import { useGuardarPreferencias } from '../../shared/queries/use-preferencias';
import { Notice } from '../../shared/ui/notice';
import { Segmented } from '../../shared/ui/segmented';
import { ThemeSwitch } from '../../shared/ui/theme-switch';
import { Guardado } from './guardado';

/** In its own language: who cannot read the one on screen still finds it. */
const NOMBRES: Record<Idioma, string> = { es: 'Español', en: 'English', fr: 'Français', de: 'Deutsch' };

/** Both apply here at once; the server keeps them for other devices when it can. */
export const AparienciaPanel = () => {
  const { t } = useTranslation('configuracion');
  const tema = useGuardarPreferencias();
  const idioma = useGuardarPreferencias();
  const failed = [tema, idioma].find(({ isError }) => isError);
  const chooseIdioma = (next: Idioma) => {
    void changeLanguage(next).catch(() => undefined);
    idioma.mutate({ idioma: next });
  };
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col items-start gap-2">
        <div className="flex items-center gap-3">
          <h2 className="text-sm font-semibold">{t('apariencia.tema')}</h2>
          <Guardado busy={tema.isPending} done={tema.isSuccess} />
        </div>
        <ThemeSwitch onChange={(next) => tema.mutate({ tema: next })} />
        <p className="text-xs text-subtle">{t('apariencia.temaTexto')}</p>
      </section>
      <section className="flex flex-col items-start gap-2">
        <div className="flex items-center gap-3">
          <h2 className="text-sm font-semibold">{t('apariencia.idioma')}</h2>
          <Guardado busy={idioma.isPending} done={idioma.isSuccess} />
        </div>
        <Segmented
          label={t('apariencia.idioma')}
          value={useIdioma()}
          onChange={chooseIdioma}
          options={IDIOMAS.map((value) => ({ value, label: NOMBRES[value] }))}
        />
        <p className="text-xs text-subtle">{t('apariencia.idiomaTexto')}</p>
      </section>
      {failed && <Notice kind="error">{errorText(failed.error, t('apariencia.error'))}</Notice>}
    </div>
  );
};
