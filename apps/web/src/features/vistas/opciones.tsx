import { Menu } from '@base-ui/react/menu';
import { Check, Columns3Cog, Group } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioItems } from '../../shared/ui/menus/radio-items';
import { Segmented } from '../../shared/ui/controles/segmented';
import { agrupadoEn, PRESENTACIONES } from './presentacion';
import { AGRUPACIONES, COLUMNAS, type Mostrada, NOMBRES } from './use-estado';

interface OpcionesProps {
  estado: Mostrada;
  onChange: (cambio: Partial<Mostrada>) => void;
}

const triggerClass =
  'hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle transition-colors duration-150 hover:bg-raised hover:text-text';

const Popup = ({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) => (
  <Menu.Root modal={false}>
    <Menu.Trigger title={label} aria-label={label} className={triggerClass}>
      {icon}
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner sideOffset={4} align="end" className="z-60 outline-none">
        <Menu.Popup className="menu-popup min-w-44">{children}</Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);

/** How what is found is shown. */
export const Opciones = ({ estado, onChange }: OpcionesProps) => {
  const { t } = useTranslation(['vistas', 'comun']);
  const { presentacion, columnas } = estado;
  const { sinAgrupar, conColumnas } = PRESENTACIONES[presentacion];
  return (
    <>
      <Segmented
        compact
        label={t('presentacion.titulo')}
        value={presentacion}
        options={NOMBRES.map((value) => {
          const { Icon } = PRESENTACIONES[value];
          return { value, label: t(`presentacion.${value}`), icon: <Icon aria-hidden className="size-4" /> };
        })}
        onChange={(value) => onChange({ presentacion: value })}
      />
      <Popup label={t('agrupar.titulo')} icon={<Group aria-hidden className="size-4" />}>
        <RadioItems
          label={t('agrupar.titulo')}
          value={agrupadoEn(estado) ?? ''}
          options={(['', ...AGRUPACIONES] as const)
            .filter((value) => value !== sinAgrupar)
            .map((value) => ({ value, label: value ? t(`agrupar.${value}`) : t('agrupar.nada') }))}
          onChange={(value) => onChange({ agrupar: AGRUPACIONES.find((each) => each === value) ?? null })}
        />
      </Popup>
      {conColumnas && (
        <Popup label={t('columnas')} icon={<Columns3Cog aria-hidden className="size-4" />}>
          {COLUMNAS.map((columna) => (
            <Menu.CheckboxItem
              key={columna}
              checked={columnas.includes(columna)}
              closeOnClick={false}
              onCheckedChange={(checked) =>
                onChange({
                  columnas: COLUMNAS.filter((each) => (each === columna ? checked : columnas.includes(each))),
                })
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
        </Popup>
      )}
    </>
  );
};
