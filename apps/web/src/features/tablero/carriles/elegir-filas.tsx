import { useTranslation } from 'react-i18next';
import { AGRUPACIONES } from './filas';

/** By what the board is divided into rows. */
export const ElegirFilas = ({ por, onChange }: { por: string; onChange: (por: string) => void }) => {
  const { t } = useTranslation('tablero');
  return (
    <select
      aria-label={t('filas.agrupar')}
      title={t('filas.agrupar')}
      value={por}
      onChange={({ target }) => onChange(target.value)}
      className="hit shrink-0 rounded-control border border-control bg-surface px-2 text-sm text-muted hover:border-subtle hover:text-text"
    >
      <option value="">{t('filas.ninguna')}</option>
      {AGRUPACIONES.map((each) => (
        <option key={each} value={each}>
          {t(`filas.${each}`)}
        </option>
      ))}
    </select>
  );
};
