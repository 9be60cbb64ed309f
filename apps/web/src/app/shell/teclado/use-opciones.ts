import type { Proyecto } from '@pmp/contracts/proyectos';
import {
  Bell,
  Bot,
  CircleCheck,
  Download,
  FileSpreadsheet,
  FolderKanban,
  Keyboard,
  LayoutDashboard,
  LayoutTemplate,
  LogOut,
  type LucideIcon,
  MessageSquare,
  Moon,
  Pencil,
  Plus,
  Printer,
  Settings,
  Sun,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Opcion } from '../../../features/buscar/opcion';
import { camposDe, editar } from '../../../shared/elementos/edicion';
import { plantillas } from '../../../shared/elementos/plantillas';
import { anchorOf, letraDe, objetivo } from '../../../shared/elementos/teclas';
import { ofrecida } from '../../../shared/exportar/hoja';
import { exportar, exportarLibro, imprimir } from '../../../shared/hoja-de-calculo/sacar';
import { type Lugar, lugarAt, pathOfLugar } from '../../../shared/navegar/lugar';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { type Creable, crearEnDialogo } from '../../../shared/elementos/anadir/crear';
import { crear } from '../../../shared/navegar/crear';
import { signOut } from '../../../shared/vivo/unsent-logouts';
import { paths } from '../../../shared/navegar/paths';
import { useSession } from '../../../shared/sesion/session';
import { setTema, useResolvedTheme } from '../../../shared/preferencias/theme';
import { LUGAR_ICONS } from '../lugar-icons';
import { capa } from './capa';
import { pathOf } from './destinos';
import { readLugares } from './lugares-recientes';
import { DESTINOS, type Destino } from './mapa';

const ICONS: Record<Destino | Lugar, LucideIcon> = {
  ...LUGAR_ICONS,
  panel: LayoutDashboard,
  proyectos: FolderKanban,
  tareas: CircleCheck,
  equipos: Users,
  mensajes: MessageSquare,
  notificaciones: Bell,
  asistente: Bot,
  configuracion: Settings,
};

const OF_PROYECTO: ReadonlySet<Destino> = new Set(['resumen', 'backlog', 'sprints', 'tablero', 'cronologia']);

/** What can be changed of what is selected, or of the item with the focus, when the palette opens. */
const useDeSeleccion = (): Opcion[] => {
  const { t } = useTranslation(['navegacion', 'comun', 'buscar']);
  const [elementos] = useState(objetivo);
  return useMemo(() => {
    const campos = [...new Set(elementos.flatMap(camposDe))];
    const [one] = elementos;
    const partes = (['epica', 'historia', 'tarea'] as const).flatMap((entidad) => {
      const { length: count } = elementos.filter((elemento) => elemento.entidad === entidad);
      return count ? [t(`buscar:elegidos.${entidad}`, { count })] : [];
    });
    return campos.map((campo): Opcion => {
      const letra = letraDe(campo);
      return {
        id: `cambiar-${campo}`,
        grupo: 'seleccion',
        titulo: t('accion.cambiar', { campo: t(`comun:elemento.campo.${campo}`) }),
        detalle: elementos.length === 1 ? one?.datos.titulo : t('buscar:elegidos.todos', { partes }),
        Icon: Pencil,
        ...(letra && { teclas: [letra] }),
        run: () => editar({ campo, elementos, anchor: anchorOf(elementos) }),
      };
    });
  }, [t, elementos]);
};

/** What can be done with the whole list of the open screen. */
const useDeLista = (): Opcion[] => {
  const { t } = useTranslation('hoja');
  const [isLista] = useState(() => Boolean(ofrecida()?.hoja()?.filas.length));
  return useMemo(() => {
    if (!isLista) return [];
    const of = (
      id: 'exportar' | 'exportarLibro' | 'imprimir',
      Icon: LucideIcon,
      run: () => void,
    ): Opcion => ({
      id: `lista-${id}`,
      grupo: 'acciones',
      titulo: t(id),
      Icon,
      run,
    });
    return [
      of('exportar', Download, exportar),
      ...(ofrecida()?.descargar ? [] : [of('exportarLibro', FileSpreadsheet, exportarLibro)]),
      of('imprimir', Printer, imprimir),
    ];
  }, [t, isLista]);
};

/** Where the person has just been. */
const useRecientes = (proyectoId: string | undefined): Opcion[] => {
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

/** The palette's places and actions, for this person and the selected project. */
export const useOpciones = (selected: Proyecto | undefined): Opcion[] => {
  const { t } = useTranslation(['navegacion', 'comun']);
  const recientes = useRecientes(selected?._id);
  const deSeleccion = useDeSeleccion();
  const deLista = useDeLista();
  const isAdmin = useSession().user.rol === 'admin';
  const isDark = useResolvedTheme() === 'dark';
  const { pathname } = useLocation();
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
    const act = (id: 'tema' | 'atajos' | 'salir', Icon: LucideIcon, run: () => void): Opcion => ({
      id,
      grupo: 'acciones',
      titulo: id === 'tema' ? t(isDark ? 'accion.claro' : 'accion.oscuro') : t(`accion.${id}`),
      Icon,
      run,
    });
    return [
      ...deSeleccion,
      ...recientes,
      ...places,
      ...(isAdmin && selected
        ? [
            {
              id: 'alertas',
              grupo: 'ir' as const,
              titulo: t('enlace.alertas'),
              detalle: selected.nombre,
              Icon: TriangleAlert,
              to: paths.alertas(selected._id),
            },
          ]
        : []),
      ...(selected ? [add('historia', ['C']), add('tarea', [t('teclado.tecla.mayus'), 'C'])] : []),
      make('proyecto', paths.proyectos),
      ...(selected
        ? [
            make('epica', paths.backlog(selected._id)),
            make('sprint', paths.sprints(selected._id)),
            {
              id: 'plantillas',
              grupo: 'acciones' as const,
              titulo: t('accion.plantillas'),
              detalle: selected.nombre,
              Icon: LayoutTemplate,
              run: () => plantillas.open({ accion: 'ver', proyectoId: selected._id }),
            },
          ]
        : []),
      ...(isAdmin ? [make('equipo', paths.equipos)] : []),
      make('mensaje', paths.mensajes),
      ...deLista,
      act('tema', isDark ? Sun : Moon, () => setTema(isDark ? 'claro' : 'oscuro')),
      { ...act('atajos', Keyboard, () => capa.open('atajos')), teclas: ['?'] },
      act('salir', LogOut, signOut),
    ];
  }, [t, selected, isAdmin, isDark, deSeleccion, deLista, recientes, pathname]);
};
