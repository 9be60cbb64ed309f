import type { CuentasPapelera } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { useIdioma } from '../../shared/i18n/i18n';

/** '2 historias, 5 tareas y 1 archivo'; empty where there is nothing. */
export const useListaDeCuentas = () => {
  const { t } = useTranslation('papelera');
  const idioma = useIdioma();
  return ({ epicas, historias, tareas, archivos }: CuentasPapelera): string => {
    const parts = [
      epicas > 0 && t('epicas', { count: epicas }),
      historias > 0 && t('historias', { count: historias }),
      tareas > 0 && t('tareas', { count: tareas }),
      archivos > 0 && t('archivos', { count: archivos }),
    ];
    return new Intl.ListFormat(idioma).format(parts.filter((part) => part !== false));
  };
};
