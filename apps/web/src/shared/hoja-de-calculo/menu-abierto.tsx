import { Menu } from '@base-ui/react/menu';
import { ClipboardPaste, Download, FileSpreadsheet, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type LineaDeMenu, ofrecida } from '../exportar/hoja';
import { MenuGroup } from '../ui/menus/menu-group';
import { pegado } from '../exportar/pegado';
import { exportar, exportarLibro, imprimir } from './sacar';

const icon = 'size-4 text-subtle';

const Linea = ({ linea, className = '' }: { linea: LineaDeMenu; className?: string }) => {
  const { label, Icon, run, peligro } = linea;
  return (
    <Menu.Item onClick={run} className={`menu-item ${peligro ? 'text-danger-text' : ''} ${className}`}>
      <Icon aria-hidden className={peligro ? 'size-4' : icon} />
      {label}
    </Menu.Item>
  );
};

/** Built when the menu opens: what can be done then. */
const Entradas = () => {
  const { t } = useTranslation('hoja');
  const { hoja, pegar, descargar, enMovil = [], deVista = [] } = ofrecida() ?? {};
  const isEmpty = !hoja?.()?.filas.length;
  const sacar = (
    <>
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
  return (
    <>
      {enMovil.map((linea) => (
        <Linea key={linea.label} linea={linea} className="sm:hidden" />
      ))}
      {deVista.map((linea) => (
        <Linea key={linea.label} linea={linea} />
      ))}
      {deVista.length > 0 && <Menu.Separator className="my-1 h-px bg-line" />}
      {pegar && (
        <Menu.Item onClick={() => pegado.open(pegar)} className="menu-item">
          <ClipboardPaste aria-hidden className={icon} />
          {t('pegar')}
        </Menu.Item>
      )}
      {isEmpty ? <MenuGroup label={t('vacia')}>{sacar}</MenuGroup> : sacar}
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
