import type { Proyecto } from '@pmp/contracts/proyectos';
import {
  Keyboard,
  LayoutTemplate,
  LogOut,
  type LucideIcon,
  Moon,
  Plus,
  Sun,
  Tags,
  TriangleAlert,
} from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Opcion } from '../../../../features/buscar/opcion';
import { type Creable, crearEnDialogo } from '../../../../shared/elementos/anadir/crear';
import { formulario } from '../../../../shared/elementos/formulario';
import { plantillas } from '../../../../shared/elementos/plantillas';
import { crear } from '../../../../shared/navegar/crear';
import { paths } from '../../../../shared/navegar/paths';
import { setTema, useResolvedTheme } from '../../../../shared/preferencias/theme';
import { useSession } from '../../../../shared/sesion/session';
import { signOut } from '../../../../shared/vivo/unsent-logouts';
import { capa } from '../capa';
import { pathOf } from '../destinos';
import { DESTINOS, type Destino } from '../mapa';
import { ICONS } from './iconos';
import { useAjustes } from './use-ajustes';
import { useDeLista } from './use-de-lista';
import { useDeSeleccion } from './use-de-seleccion';
import { useGuardado } from './use-guardado';
import { useRecientes } from './use-recientes';

const OF_PROYECTO: ReadonlySet<Destino> = new Set(['resumen', 'backlog', 'sprints', 'tablero', 'cronologia']);

/** Where a letter leads, and what only administrators see of a project. */
const usePlaces = (selected: Proyecto | undefined): Opcion[] => {
  const { t } = useTranslation('navegacion');
  const isAdmin = useSession().user.rol === 'admin';
  return useMemo(() => {
    const places = Object.entries(DESTINOS).flatMap(([letter, destino]): Opcion[] => {
      const to = pathOf(destino, { proyectoId: selected?._id, isAdmin });
      if (!to) return [];
      const place: Opcion = {
        id: destino,
        grupo: 'ir',
        titulo: t(`enlace.${destino}`),
        Icon: ICONS[destino],
        teclas: ['G', letter.toUpperCase()],
        to,
      };
      return [OF_PROYECTO.has(destino) ? { ...place, detalle: selected?.nombre } : place];
    });
    if (!isAdmin || !selected) return places;
    const alertas: Opcion = {
      id: 'alertas',
      grupo: 'ir',
      titulo: t('enlace.alertas'),
      detalle: selected.nombre,
      Icon: TriangleAlert,
      to: paths.alertas(selected._id),
    };
    return [...places, alertas];
  }, [t, selected, isAdmin]);
};

/** What can be made here, and what is kept of the selected project. */
const useCrear = (selected: Proyecto | undefined): Opcion[] => {
  const { t } = useTranslation(['navegacion', 'buscar']);
  const isAdmin = useSession().user.rol === 'admin';
  const { pathname } = useLocation();
  return useMemo(() => {
    const make = (id: 'proyecto' | 'epica' | 'sprint' | 'equipo' | 'mensaje', to: string): Opcion => ({
      id: `crear-${id}`,
      grupo: 'acciones',
      titulo: t(`accion.${id}`),
      alias: t('accion.alias'),
      detalle: id === 'epica' || id === 'sprint' ? selected?.nombre : undefined,
      Icon: Plus,
      to,
      run: () => (pathname === to ? crear.ask() : crear.askNext()),
    });
    const add = (entidad: Creable, teclas: string[]): Opcion => ({
      id: `crear-${entidad}`,
      grupo: 'acciones',
      titulo: t(`accion.${entidad}`),
      alias: t('accion.alias'),
      detalle: selected?.nombre,
      Icon: Plus,
      teclas,
      run: () => crearEnDialogo(entidad, { proyecto: selected?._id }),
    });
    const ofSelected = ({ _id, nombre: detalle }: Proyecto): Opcion[] => [
      make('epica', paths.backlog(_id)),
      make('sprint', paths.sprints(_id)),
      {
        id: 'plantillas',
        grupo: 'acciones',
        titulo: t('accion.plantillas'),
        detalle,
        Icon: LayoutTemplate,
        run: () => plantillas.open({ accion: 'ver', proyectoId: _id }),
      },
      {
        id: 'etiquetas',
        grupo: 'acciones',
        titulo: t('buscar:accion.etiquetas'),
        detalle,
        Icon: Tags,
        run: () => formulario.open({ kind: 'etiquetas', proyectoId: _id }),
        buscada: true,
      },
    ];
    return [
      ...(selected ? [add('historia', ['C']), add('tarea', [t('teclado.tecla.mayus'), 'C'])] : []),
      make('proyecto', paths.proyectos),
      ...(selected ? ofSelected(selected) : []),
      ...(isAdmin ? [make('equipo', paths.equipos)] : []),
      make('mensaje', paths.mensajes),
    ];
  }, [t, selected, isAdmin, pathname]);
};

/** What concerns the application itself. */
const useAplicacion = (): Opcion[] => {
  const { t } = useTranslation('navegacion');
  const isDark = useResolvedTheme() === 'dark';
  return useMemo(() => {
    const act = (id: 'tema' | 'atajos' | 'salir', Icon: LucideIcon, run: () => void): Opcion => ({
      id,
      grupo: 'acciones',
      titulo: id === 'tema' ? t(isDark ? 'accion.claro' : 'accion.oscuro') : t(`accion.${id}`),
      Icon,
      run,
    });
    return [
      act('tema', isDark ? Sun : Moon, () => setTema(isDark ? 'claro' : 'oscuro')),
      { ...act('atajos', Keyboard, () => capa.open('atajos')), teclas: ['?'] },
      act('salir', LogOut, signOut),
    ];
  }, [t, isDark]);
};

/** The palette's places and actions, for this person and the selected project. */
export const useOpciones = (selected: Proyecto | undefined): Opcion[] => {
  const partes = [
    useDeSeleccion(),
    useRecientes(selected?._id),
    usePlaces(selected),
    useAjustes(selected),
    useGuardado(selected),
    useCrear(selected),
    useDeLista(),
    useAplicacion(),
  ];
  return partes.flat();
};
