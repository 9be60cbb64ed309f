import type { Importacion } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';

interface RestoProps {
  one: Importacion;
  /** Also those that cannot be, where nothing else tells of them. */
  errores?: boolean;
}

/** How many rows make nothing, and why. */
export const Resto = ({ one, errores = false }: RestoProps) => {
  const { t } = useTranslation('importar');
  const { presente = 0, omitir = 0, error = 0 } = one.acciones ?? {};
  const said = [
    presente > 0 && t('previa.presentes', { count: presente }),
    omitir > 0 && t('previa.omitidas', { count: omitir }),
    errores && error > 0 && t('previa.errores', { count: error }),
  ].filter(Boolean);
  return said.length > 0 && <p className="text-sm text-muted">{said.join(' · ')}</p>;
};
