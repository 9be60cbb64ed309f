import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeyChip } from '../../../shared/ui/controles/key-chip';
import { useAtajosOn } from '../../../shared/navegar/atajos';
import { openPaleta } from '../teclado/capa';

/** Opens the palette without a keyboard. */
export const BuscarButton = ({ folded }: { folded: boolean }) => {
  const { t } = useTranslation('navegacion');
  const on = useAtajosOn();
  return (
    <button
      type="button"
      aria-keyshortcuts={on ? 'Control+K' : undefined}
      title={folded ? t('buscar') : undefined}
      onClick={openPaleta}
      className={`hit flex w-full items-center gap-2.5 rounded-control border border-line bg-surface text-sm text-muted transition-colors duration-150 hover:border-line-strong hover:text-text ${
        folded ? 'justify-center' : 'px-2'
      }`}
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className={folded ? 'sr-only' : 'grow text-left'}>{t('buscar')}</span>
      {!folded && on && (
        <span aria-hidden className="pointer-coarse:hidden">
          <KeyChip>{`${t('teclado.tecla.ctrl')} K`}</KeyChip>
        </span>
      )}
    </button>
  );
};
