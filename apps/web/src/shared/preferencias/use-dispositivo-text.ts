import type { Dispositivo } from '@pmp/contracts/usuarios';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What a person calls a browser on a machine: 'Firefox en Linux'. */
export const useDispositivoText = () => {
  const { t } = useTranslation();
  return useCallback(
    ({ navegador, sistema }: Dispositivo): string =>
      navegador && sistema
        ? t('dispositivo.navegadorEnSistema', { navegador, sistema })
        : (navegador ?? sistema ?? t('dispositivo.desconocido')),
    [t],
  );
};
