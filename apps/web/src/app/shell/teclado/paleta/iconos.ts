import {
  Bell,
  Bot,
  CircleCheck,
  FolderKanban,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Settings,
  Users,
} from 'lucide-react';
import type { Lugar } from '../../../../shared/navegar/lugar';
import { LUGAR_ICONS } from '../../lugar-icons';
import type { Destino } from '../mapa';

export const ICONS: Record<Destino | Lugar, LucideIcon> = {
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
