import type { Proyecto } from '@pmp/contracts/proyectos';
import {
  Activity,
  Bell,
  Bot,
  CalendarDays,
  FileUp,
  GitBranch,
  KeyRound,
  type LucideIcon,
  Package,
  Palette,
  ScrollText,
  Shield,
  Table2,
  Trash2,
  UserCog,
  UserRoundPen,
  Webhook,
} from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opcion } from '../../../../features/buscar/opcion';
import { paths } from '../../../../shared/navegar/paths';
import { type Seccion, SECCIONES, SECCIONES_ADMIN } from '../../../../shared/navegar/secciones';
import { useAdministra } from '../../../../shared/queries/use-administra';
import { useSession } from '../../../../shared/sesion/session';

const ICONS: Record<Seccion, LucideIcon> = {
  perfil: UserRoundPen,
  contrasena: Shield,
  notificaciones: Bell,
  apariencia: Palette,
  tokens: KeyRound,
  calendarios: CalendarDays,
  webhooks: Webhook,
  codigo: GitBranch,
  usuarios: UserCog,
  bots: Bot,
};

/** What sends data out of the house, which only who administers the team may do. */
const DE_EQUIPO: ReadonlySet<Seccion> = new Set(['webhooks', 'codigo']);

const PANTALLAS = {
  vistas: { to: paths.consulta(''), Icon: Table2 },
  papelera: { to: paths.papelera, Icon: Trash2 },
  importar: { to: paths.importar(), Icon: FileUp },
} as const;
const PANTALLAS_ADMIN = {
  paquete: { to: paths.paquete, Icon: Package },
  operacion: { to: paths.operacion, Icon: Activity },
  auditoria: { to: paths.auditoria, Icon: ScrollText },
} as const;

/** Those that no link of the shell names. */
const isPropia = (id: string) => id === 'paquete' || id === 'importar';

/** Settings by what they do, and the screens that no letter leads to. */
export const useAjustes = (selected: Proyecto | undefined): Opcion[] => {
  const { t } = useTranslation(['buscar', 'navegacion']);
  const isAdmin = useSession().user.rol === 'admin';
  const administra = useAdministra(selected?.equipo._id, true);
  return useMemo(() => {
    const pantallas = { ...PANTALLAS, ...(isAdmin && PANTALLAS_ADMIN) };
    const secciones = SECCIONES.filter((seccion) => administra || !DE_EQUIPO.has(seccion));
    return [
      ...Object.entries(pantallas).map(([id, { to, Icon }]): Opcion => ({
        id,
        grupo: 'ir',
        titulo: isPropia(id) ? t(id) : t(`navegacion:enlace.${id as 'vistas' | 'papelera'}`),
        alias: t(`pantalla.${id as keyof typeof PANTALLAS}`),
        Icon,
        to,
        buscada: true,
      })),
      ...[...secciones, ...(isAdmin ? SECCIONES_ADMIN : [])].map((seccion): Opcion => ({
        id: `ajuste-${seccion}`,
        grupo: 'ajustes',
        titulo: t(`ajuste.${seccion}.titulo`),
        alias: t(`ajuste.${seccion}.alias`),
        detalle: t('navegacion:enlace.configuracion'),
        Icon: ICONS[seccion],
        to: `${paths.configuracion}?seccion=${seccion}`,
        buscada: true,
      })),
    ];
  }, [t, isAdmin, administra]);
};
