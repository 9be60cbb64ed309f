import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { changeLanguage, type Idioma, IDIOMAS, useIdioma } from '../../../shared/i18n/i18n';
import { painted } from '../../../shared/navegar/painted';
import { useGuardarPreferencias } from '../../../shared/queries/use-preferencias';
import { Notice } from '../../../shared/ui/pagina/notice';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { ThemeSwitch } from '../../../shared/ui/controles/theme-switch';
import { Guardado } from './guardado';

/** Theme and language apply here at once, and are saved on the server for other devices. */
export const AparienciaPanel = () => {
  const { t } = useTranslation('configuracion');
  const tema = useGuardarPreferencias();
  const idioma = useGuardarPreferencias();
  const shown = useIdioma();
  // Busy until the language's texts have loaded.
  const [chosen, setChosen] = useState<Idioma>();
  const failed = [tema, idioma].find(({ isError }) => isError);
  const chooseIdioma = (next: Idioma) => {
    setChosen(next);
    // Shows the choice first: rendering every text again takes longer than a frame.
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
          // Each language in its own name, for people who cannot read the current one.
          options={IDIOMAS.map((value) => ({ value, label: t(`apariencia.idiomas.${value}`) }))}
        />
        <p className="text-xs text-subtle">{t('apariencia.idiomaTexto')}</p>
      </section>
      {failed && <Notice kind="error">{errorText(failed.error, t('apariencia.error'))}</Notice>}
    </div>
  );
};
