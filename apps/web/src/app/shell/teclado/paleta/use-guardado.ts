import { escribirValor } from '@pmp/consulta';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { Bookmark, Tag, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opcion } from '../../../../features/buscar/opcion';
import { paths } from '../../../../shared/navegar/paths';
import { useEtiquetas } from '../../../../shared/queries/use-etiquetas';
import { useVistas } from '../../../../shared/queries/use-vistas';

/** Every saved view that the person sees, and what has each label of the selected project. */
export const useGuardado = (selected: Proyecto | undefined): Opcion[] => {
  const { t } = useTranslation('buscar');
  const { data: vistas } = useVistas();
  const { data: etiquetas } = useEtiquetas(selected?._id ?? '', selected !== undefined);
  const clave = selected?.clave;
  return useMemo(
    () => [
      ...(vistas ?? []).map(({ _id, nombre, ambito, equipo, proyecto }): Opcion => ({
        id: _id,
        grupo: 'vistas',
        titulo: nombre,
        alias: t('vista'),
        detalle: proyecto?.nombre ?? equipo?.nombre,
        Icon: ambito === 'privada' ? Bookmark : Users,
        to: paths.vista(_id),
        buscada: true,
      })),
      ...(etiquetas ?? []).map(({ _id, nombre }): Opcion => ({
        id: _id,
        grupo: 'etiquetas',
        titulo: nombre,
        alias: t('etiqueta'),
        detalle: clave,
        Icon: Tag,
        to: paths.consulta(`proyecto:${clave} etiqueta:${escribirValor(nombre)}`),
        buscada: true,
      })),
    ],
    [t, vistas, etiquetas, clave],
  );
};
