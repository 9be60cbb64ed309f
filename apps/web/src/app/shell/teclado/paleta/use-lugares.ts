import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpcionLugar } from '../../../../features/buscar/find-lugares';
import { LUGARES } from '../../../../shared/navegar/lugar';
import { useSession } from '../../../../shared/sesion/session';
import { ICONS } from './iconos';

/** The places of a project that this person may see. */
export const useLugares = (): OpcionLugar[] => {
  const { t } = useTranslation('navegacion');
  const isAdmin = useSession().user.rol === 'admin';
  return useMemo(
    () =>
      LUGARES.filter((lugar) => isAdmin || lugar !== 'alertas').map((lugar): OpcionLugar => ({
        id: `lugar-${lugar}`,
        lugar,
        grupo: 'ir',
        titulo: t(`enlace.${lugar}`),
        Icon: ICONS[lugar],
      })),
    [t, isAdmin],
  );
};
