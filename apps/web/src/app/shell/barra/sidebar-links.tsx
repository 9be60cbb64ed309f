import {
  Bell,
  Bot,
  FolderKanban,
  LayoutDashboard,
  ListTodo,
  MessageSquare,
  Settings,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../../shared/navegar/paths';
import { useSession } from '../../../shared/sesion/session';
import { NavItem } from './nav-item';
import { useContador } from './use-contador';
import { useMensajesSinLeer } from './use-mensajes-sin-leer';

/** What is opened from there is seldom wanted, and has no entry of its own. */
const DE_CONFIGURACION = /^\/(configuracion|papelera|operacion|auditoria)/;

export const SidebarLinks = ({ folded }: { folded: boolean }) => {
  const { t } = useTranslation('navegacion');
  const isAdmin = useSession().user.rol === 'admin';
  const { pathname } = useLocation();
  const sinLeer = useContador();
  const mensajes = useMensajesSinLeer();
  return (
    <div className="flex flex-col gap-px">
      <NavItem to={paths.panel} end label={t('enlace.panel')} Icon={LayoutDashboard} folded={folded} />
      <NavItem to={paths.proyectos} label={t('enlace.proyectos')} Icon={FolderKanban} folded={folded} />
      <NavItem to={paths.tareasAbiertas} end label={t('enlace.tareas')} Icon={ListTodo} folded={folded} />
      <NavItem
        to={paths.mensajes}
        label={t('enlace.mensajes')}
        Icon={MessageSquare}
        folded={folded}
        badge={mensajes}
        badgeLabel={t('mensajesSinLeer', { count: mensajes })}
      />
      <NavItem
        to={paths.notificaciones}
        label={t('enlace.notificaciones')}
        Icon={Bell}
        folded={folded}
        badge={sinLeer}
        badgeLabel={t('noLeidas', { count: sinLeer })}
      />
      <NavItem to={paths.asistente} label={t('enlace.asistente')} Icon={Bot} folded={folded} />
      {isAdmin && <NavItem to={paths.equipos} label={t('enlace.equipos')} Icon={Users} folded={folded} />}
      <NavItem
        to={paths.configuracion}
        active={DE_CONFIGURACION.test(pathname)}
        label={t('enlace.configuracion')}
        Icon={Settings}
        folded={folded}
      />
    </div>
  );
};
