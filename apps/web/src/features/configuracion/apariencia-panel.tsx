import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/errors';
import { changeLanguage, type Idioma, IDIOMAS, useIdioma } from '../../shared/i18n/i18n';
import { painted } from '../../shared/painted';
import { useGuardarPreferencias } from '../../shared/queries/use-preferencias';
import { Notice } from '../../shared/ui/notice';
import { Segmented } from '../../shared/ui/segmented';
import { ThemeSwitch } from '../../shared/ui/theme-switch';
import { Guardado } from './guardado';

/** Both apply here at once; the server keeps them for other devices when it can. */
export const AparienciaPanel = () => {
  const { t } = useTranslation('configuracion');
  const tema = useGuardarPreferencias();
  const idioma = useGuardarPreferencias();
  const shown = useIdioma();
  // Until its texts are here.
  const [chosen, setChosen] = useState<Idioma>();
  const failed = [tema, idioma].find(({ isError }) => isError);
  const chooseIdioma = (next: Idioma) => {
    setChosen(next);
    // The choice first: drawing every text anew takes longer than a frame.
    void painted()
      .then(() => changeLanguage(next))
      .catch(() => undefined)
      .finally(() => setChosen((now) => (now === next ? undefined : now)));
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
          value={chosen ?? shown}
          onChange={chooseIdioma}
          // Each in itself: who cannot read the one on screen still finds theirs.
          options={IDIOMAS.map((value) => ({ value, label: t(`apariencia.idiomas.${value}`) }))}
        />
        <p className="text-xs text-subtle">{t('apariencia.idiomaTexto')}</p>
      </section>
      {failed && <Notice kind="error">{errorText(failed.error, t('apariencia.error'))}</Notice>}
    </div>
  );
};
