import { FolderKanban } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { lugarAt, pathOfLugar } from '../../shared/navegar/lugar';
import { useProyectos } from '../../shared/queries/use-proyectos';
import type { OpcionLugar, OpcionProyecto } from './find-lugares';

/** The place that one is in, whatever its project; the summary where one is in none, or where it is not everybody's. */
const useLugar = (lugares: readonly OpcionLugar[]) => {
  const { pathname } = useLocation();
  const [proyecto = ''] = /[0-9a-f]{24}/i.exec(pathname) ?? [];
  const here = proyecto && lugarAt(pathname, proyecto.toLowerCase());
  return lugares.find(({ lugar }) => lugar === here)?.lugar ?? 'resumen';
};

/** Every project; choosing one keeps the place that one is in. */
export const useProyectosDe = (lugares: readonly OpcionLugar[]): OpcionProyecto[] => {
  const { data: proyectos } = useProyectos();
  const lugar = useLugar(lugares);
  return useMemo(
    () =>
      (proyectos ?? []).map(({ _id, nombre, clave, clavesAnteriores = [] }): OpcionProyecto => ({
        id: _id,
        proyecto: _id,
        grupo: 'proyectos',
        titulo: nombre,
        detalle: clave,
        alias: [_id, ...clavesAnteriores].join(' '),
        Icon: FolderKanban,
        to: pathOfLugar(lugar, _id),
      })),
    [proyectos, lugar],
  );
};
