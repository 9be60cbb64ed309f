import type { Elemento } from '../../../shared/elementos/elementos';
import { useTranslation } from 'react-i18next';
import { CampoBoton } from '../../../shared/elementos/botones/campo-boton';
import { formatDia } from '../../../shared/fechas/dates';
import { Vacio } from './ficha';

/** The days from which to which it is worked on, each changed where it is shown. */
export const usePlazoFilas = (elemento: Extract<Elemento, { entidad: 'epica' | 'historia' }>) => {
  const { t } = useTranslation('backlog');
  return (['inicio', 'fin'] as const).map((campo) => {
    const dia = elemento.datos[campo];
    return {
      name: t(`campo.${campo}`),
      value: (
        <CampoBoton campo={campo} elemento={elemento} valor={dia ? formatDia(dia) : t('sinDefinir')}>
          {dia ? formatDia(dia) : <Vacio>{t('sinDefinir')}</Vacio>}
        </CampoBoton>
      ),
    };
  });
};
