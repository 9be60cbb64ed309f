import type { TipoChat } from '@pmp/contracts/mensajes';
import { Ellipsis, Info, MessagesSquare, Phone, Search, Video } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parte } from '../../shared/partes/parte';
import { Avatar } from '../../shared/ui/fichas/avatar';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import type { Cabecera } from './elegir/use-chats';

const CabeceraMenu = parte(() => import('./cabecera-menu'));

interface CabeceraChatProps {
  cabecera: Cabecera | undefined;
  tipo: TipoChat;
  onChats: () => void;
  onSearch: () => void;
  onInfo: () => void;
}

/** Names the chat; on a phone the actions are in a menu, with room to explain why two of them do nothing. */
export const CabeceraChat = ({ cabecera, tipo, onChats, onSearch, onInfo }: CabeceraChatProps) => {
  const { t } = useTranslation('mensajes');
  const [menu, setMenu] = useState<HTMLElement>();
  const disabled = [
    { label: t('cabecera.llamar'), Icon: Phone },
    { label: t('cabecera.video'), Icon: Video },
  ];
  const enabled = [
    { label: t('cabecera.buscar'), Icon: Search, onClick: onSearch },
    { label: t('cabecera.info'), Icon: Info, onClick: onInfo },
  ];
  return (
    <header className="flex min-h-14 items-center gap-2.5 border-b border-line bg-canvas px-2 sm:px-4">
      <IconButton
        className="lg:hidden"
        label={t('abrirChats')}
        aria-haspopup="dialog"
        Icon={MessagesSquare}
        onClick={onChats}
      />
      {cabecera ? (
        <>
          <Avatar
            nombre={cabecera.nombre}
            src={cabecera.avatar}
            size="md"
            shape={tipo === 'directo' ? 'person' : 'team'}
          />
          <div className="min-w-0 grow">
            <h2 className="truncate text-sm font-semibold" title={cabecera.nombre}>
              {cabecera.nombre}
            </h2>
            <p className="truncate text-xs text-subtle">{t(`tipo.${tipo}`)}</p>
          </div>
        </>
      ) : (
        <div className="grow">
          <Skeleton className="h-8 w-40" />
        </div>
      )}
      <div className="hidden items-center sm:flex">
        {enabled.slice(0, 1).map(({ label, Icon, onClick }) => (
          <IconButton key={label} label={label} Icon={Icon} onClick={onClick} />
        ))}
        {disabled.map(({ label, Icon }) => (
          // Not `disabled`: keyboards and screen readers must reach the explanation too.
          <button
            key={label}
            type="button"
            aria-disabled
            aria-label={`${label}. ${t('cabecera.sinLlamadas')}`}
            title={t('cabecera.sinLlamadas')}
            className="hit-square inline-flex cursor-not-allowed! items-center justify-center rounded-control text-subtle opacity-60"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        ))}
        {enabled.slice(1).map(({ label, Icon, onClick }) => (
          <IconButton key={label} label={label} Icon={Icon} onClick={onClick} />
        ))}
      </div>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        aria-label={t('cabecera.mas')}
        onClick={({ currentTarget }) => setMenu(menu ? undefined : currentTarget)}
        className="hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text sm:hidden"
      >
        <Ellipsis aria-hidden className="size-4" />
      </button>
      {menu && (
        <CabeceraMenu
          anchor={menu}
          enabled={enabled}
          disabled={disabled}
          onClose={() => setMenu(undefined)}
        />
      )}
    </header>
  );
};
