import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setTema, type Tema, TEMAS, useTema } from '../../preferencias/theme';
import { Segmented } from './segmented';

const ICONS: Record<Tema, typeof Sun> = { claro: Sun, oscuro: Moon, sistema: Monitor };

interface ThemeSwitchProps {
  compact?: boolean;
  /** Called after the theme has been applied on this device. */
  onChange?: (tema: Tema) => void;
}

export const ThemeSwitch = ({ compact, onChange }: ThemeSwitchProps) => {
  const { t } = useTranslation();
  const options = TEMAS.map((tema) => {
    const Icon = ICONS[tema];
    return { value: tema, label: t(`tema.${tema}`), icon: <Icon aria-hidden className="size-4" /> };
  });
  return (
    <Segmented
      label={t('tema.etiqueta')}
      value={useTema()}
      options={options}
      onChange={(tema) => {
        setTema(tema);
        onChange?.(tema);
      }}
      compact={compact}
    />
  );
};
