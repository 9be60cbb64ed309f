import type { Proyecto } from '@pmp/contracts/proyectos';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pestana, useOpened } from '../../../shared/navegar/opener';
import { proyectoInPath } from './proyecto-in-path';
import { useContador } from './use-contador';

const PRODUCT = 'Project Management Platform';

const PLACES = {
  '/dashboard': 'panel',
  '/empezar': 'empezar',
  '/proyectos': 'proyectos',
  '/proyecto': 'resumen',
  '/backlog': 'backlog',
  '/sprints': 'sprints',
  '/tableros': 'tablero',
  '/cronologia': 'cronologia',
  '/tareas': 'tareas',
  '/vistas': 'vistas',
  '/equipos': 'equipos',
  '/mensajes': 'mensajes',
  '/notificaciones': 'notificaciones',
  '/ia-asistente': 'asistente',
  '/papelera': 'papelera',
  '/configuracion': 'configuracion',
  '/operacion': 'operacion',
  '/auditoria': 'auditoria',
} as const;

type Place = (typeof PLACES)[keyof typeof PLACES];

/** `/tareas/{id}` and `/dashboard/{id}` are places of a project when the id is one. */
const placeAt = (pathname: string, proyectoId: string | undefined): Place | 'alertas' | undefined => {
  const place = PLACES[`/${pathname.split('/')[1] ?? ''}` as keyof typeof PLACES] as Place | undefined;
  if (!proyectoId || proyectoInPath(pathname) !== proyectoId) return place;
  if (place === 'tareas') return 'alertas';
  return place === 'panel' ? 'resumen' : place;
};

/** Tells tabs apart: what is unread, which project, which place. */
export const useTabTitle = (selected: Proyecto | undefined) => {
  const { t } = useTranslation('navegacion');
  const { pathname } = useLocation();
  const unread = useContador();
  const place = placeAt(pathname, selected?._id);
  const inProyecto = selected && proyectoInPath(pathname) === selected._id;
  const propia = useOpened(pestana);
  const there = propia ?? (place && t(`enlace.${place}`));
  const here = [inProyecto && selected.clave, there, PRODUCT].filter(Boolean);
  const title = `${unread > 0 ? `(${unread > 99 ? '99+' : unread}) ` : ''}${here.join(' · ')}`;

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => () => void (document.title = PRODUCT), []);
};
