import { Menu } from '@base-ui/react/menu';
import { ClipboardPaste, Download, Ellipsis, LoaderCircle, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpened } from '../navegar/opener';
import { ofrecida } from '../exportar/hoja';
import { pegado } from '../exportar/pegado';
import { onPaste } from './pegar';
import { HojaImpresa } from './hoja-impresa';
import { exportar, impresa, imprimir, leyendo, onBeforePrint } from './sacar';

const icon = 'size-4 text-subtle';

/** What can be done with a whole list: into a file, onto paper, and rows pasted into it. */
const MenuLista = () => {
  const { t } = useTranslation('hoja');
  const printed = useOpened(impresa);
  const busy = useOpened(leyendo);
  useEffect(() => {
    window.addEventListener('beforeprint', onBeforePrint);
    window.addEventListener('afterprint', impresa.close);
    document.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint);
      window.removeEventListener('afterprint', impresa.close);
      document.removeEventListener('paste', onPaste);
      impresa.close();
    };
  }, []);
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger
          title={t('menu')}
          aria-label={t('menu')}
          aria-busy={busy}
          className="hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle transition-colors duration-150 hover:bg-raised hover:text-text"
        >
          {busy ? (
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
          ) : (
            <Ellipsis aria-hidden className="size-4" />
          )}
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={4} align="end" className="z-60 outline-none">
            <Menu.Popup className="menu-popup min-w-48">
              <Entradas />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {printed && <HojaImpresa {...printed} />}
    </>
  );
};

/** Built when the menu opens: what can be done then. */
const Entradas = () => {
  const { t } = useTranslation('hoja');
  const { hoja, pegar, enMovil = [] } = ofrecida() ?? {};
  const isEmpty = !hoja?.()?.filas.length;
  return (
    <>
      {enMovil.map(({ label, Icon, run }) => (
        <Menu.Item key={label} onClick={run} className="menu-item sm:hidden">
          <Icon aria-hidden className={icon} />
          {label}
        </Menu.Item>
      ))}
      {pegar && (
        <Menu.Item onClick={() => pegado.open(pegar)} className="menu-item">
          <ClipboardPaste aria-hidden className={icon} />
          {t('pegar')}
        </Menu.Item>
      )}
      <Menu.Item disabled={isEmpty} onClick={exportar} className="menu-item">
        <Download aria-hidden className={icon} />
        {t('exportar')}
      </Menu.Item>
      <Menu.Item disabled={isEmpty} onClick={imprimir} className="menu-item">
        <Printer aria-hidden className={icon} />
        {t('imprimir')}
      </Menu.Item>
    </>
  );
};

export default MenuLista;
