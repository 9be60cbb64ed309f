import { Menu } from '@base-ui/react/menu';
import { ClipboardPaste, Download, FileSpreadsheet, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ofrecida } from '../exportar/hoja';
import { pegado } from '../exportar/pegado';
import { exportar, exportarLibro, imprimir } from './sacar';

const icon = 'size-4 text-subtle';

/** Built when the menu opens: what can be done then. */
const Entradas = () => {
  const { t } = useTranslation('hoja');
  const { hoja, pegar, descargar, enMovil = [] } = ofrecida() ?? {};
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
      {!descargar && (
        <Menu.Item disabled={isEmpty} onClick={exportarLibro} className="menu-item">
          <FileSpreadsheet aria-hidden className={icon} />
          {t('exportarLibro')}
        </Menu.Item>
      )}
      <Menu.Item disabled={isEmpty} onClick={imprimir} className="menu-item">
        <Printer aria-hidden className={icon} />
        {t('imprimir')}
      </Menu.Item>
    </>
  );
};

interface MenuAbiertoProps {
  /** What it opens beside, and what gets the focus back. */
  boton: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const MenuAbierto = ({ boton, onClose }: MenuAbiertoProps) => (
  <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
    <Menu.Portal>
      <Menu.Positioner anchor={boton} sideOffset={4} align="end" className="z-60 outline-none">
        <Menu.Popup className="menu-popup min-w-48" finalFocus={boton}>
          <Entradas />
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);

export default MenuAbierto;
