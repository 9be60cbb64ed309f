import { Menu } from '@base-ui/react/menu';
import { Check, Columns3Cog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ColumnaOpcional, OPCIONALES } from './columnas';

interface ElegirColumnasProps {
  columnas: readonly ColumnaOpcional[];
  onChange: (columnas: ColumnaOpcional[]) => void;
}

/** Which columns the list has; where there is no room for columns, which chips. */
export const ElegirColumnas = ({ columnas, onChange }: ElegirColumnasProps) => {
  const { t } = useTranslation('tareas');
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        title={t('columnas')}
        aria-label={t('columnas')}
        className="hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle transition-colors duration-150 hover:bg-raised hover:text-text"
      >
        <Columns3Cog aria-hidden className="size-4" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-60 outline-none">
          <Menu.Popup className="menu-popup min-w-44">
            {OPCIONALES.map((columna) => (
              <Menu.CheckboxItem
                key={columna}
                checked={columnas.includes(columna)}
                closeOnClick={false}
                onCheckedChange={(checked) =>
                  onChange(
                    OPCIONALES.filter((each) => (each === columna ? checked : columnas.includes(each))),
                  )
                }
                className="menu-item"
              >
                <span className="w-4 shrink-0">
                  <Menu.CheckboxItemIndicator>
                    <Check aria-hidden className="size-4 text-accent-text" />
                  </Menu.CheckboxItemIndicator>
                </span>
                {t(`campo.${columna}`)}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};
