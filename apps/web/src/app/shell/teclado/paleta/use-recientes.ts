import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Opcion } from '../../../../features/buscar/opcion';
import { lugarAt, pathOfLugar } from '../../../../shared/navegar/lugar';
import { useProyectos } from '../../../../shared/queries/use-proyectos';
import { readLugares } from '../lugares-recientes';
import { ICONS } from './iconos';

/** Where the person has just been. */
export const useRecientes = (proyectoId: string | undefined): Opcion[] => {
  const { t } = useTranslation('navegacion');
  const { pathname } = useLocation();
  const { data: proyectos } = useProyectos();
  const [lugares] = useState(readLugares);
  return useMemo(
    () =>
      lugares.flatMap(({ lugar, proyecto }): Opcion[] => {
        const nombre = proyectos?.find(({ _id }) => _id === proyecto)?.nombre;
        const isHere = proyecto === proyectoId && lugarAt(pathname, proyecto) === lugar;
        if (!nombre || isHere) return [];
        return [
          {
            id: `lugar-${lugar}-${proyecto}`,
            grupo: 'recientes',
            titulo: t(`enlace.${lugar}`),
            detalle: nombre,
            Icon: ICONS[lugar],
            to: pathOfLugar(lugar, proyecto),
          },
        ];
      }),
    [t, lugares, proyectos, proyectoId, pathname],
  );
};
