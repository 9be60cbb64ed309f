import type { Chat } from '@pmp/contracts/mensajes';
import { plainWords } from '@pmp/contracts/common/markdown';
import { FolderKanban, User, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { formatMomentoExacto } from '../../../shared/fechas/dates';
import { paths } from '../../../shared/navegar/paths';
import { useSession } from '../../../shared/sesion/session';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { chatTime } from './chat-time';

const ICON_TIPO = { directo: User, equipo: Users, proyecto: FolderKanban };

const useResumen = ({ tipo, ultimoMensaje }: Chat): string => {
  const { t } = useTranslation('mensajes');
  const yo = useSession().user._id;
  if (!ultimoMensaje) return t('resumen.nadie');
  const { emisor, contenido, eliminado, archivos } = ultimoMensaje;
  if (eliminado) return t('resumen.eliminado');
  const texto = plainWords(contenido) || t('resumen.archivos', { count: archivos });
  if (emisor?._id === yo) return t('resumen.de', { nombre: t('tu'), texto });
  if (tipo === 'directo' || !emisor) return texto;
  return t('resumen.de', { nombre: emisor.nombre.split(' ')[0], texto });
};

interface ChatRowProps {
  chat: Chat;
  now: number;
  selected: boolean;
}

export const ChatRow = ({ chat, now, selected }: ChatRowProps) => {
  const { t } = useTranslation('mensajes');
  const resumen = useResumen(chat);
  const { _id, tipo, nombre, avatar, ultimoMensaje, noLeidos } = chat;
  const Icon = ICON_TIPO[tipo];
  return (
    <li>
      <Link
        to={paths.chat(tipo, _id)}
        aria-current={selected ? 'page' : undefined}
        className={`flex items-center gap-2.5 rounded-control px-2 py-2 transition-colors duration-150 focus-visible:-outline-offset-2 ${
          selected ? 'bg-active' : 'hover:bg-active/60'
        }`}
      >
        <Avatar nombre={nombre} src={avatar} size="lg" shape={tipo === 'directo' ? 'person' : 'team'} />
        <span className="min-w-0 grow">
          <span className="flex items-center gap-1.5">
            <span className={`min-w-0 truncate ${noLeidos > 0 ? 'font-semibold' : 'font-medium'}`}>
              {nombre}
            </span>
            <Icon aria-hidden className="size-3.5 shrink-0 text-subtle" />
            <span className="sr-only">({t(`tipo.${tipo}`)})</span>
            {ultimoMensaje && (
              <time
                dateTime={ultimoMensaje.timestamp}
                title={formatMomentoExacto(ultimoMensaje.timestamp)}
                className="ml-auto shrink-0 pl-2 text-xs text-subtle"
              >
                {chatTime(ultimoMensaje.timestamp, now)}
              </time>
            )}
          </span>
          <span className="flex items-center gap-2">
            <span
              className={`min-w-0 grow truncate text-[13px] ${noLeidos > 0 ? 'text-text' : 'text-subtle'} ${
                ultimoMensaje?.eliminado ? 'italic' : ''
              }`}
            >
              {resumen}
            </span>
            {noLeidos > 0 && (
              <span className="num shrink-0 rounded-full bg-accent px-1.5 text-[11px] leading-4.5 font-semibold text-on-accent">
                <span aria-hidden>{noLeidos > 99 ? '99+' : noLeidos}</span>
                <span className="sr-only">{t('noLeidos', { count: noLeidos })}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
};
