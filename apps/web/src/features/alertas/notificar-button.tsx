import { BellRing, CheckCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controles/button';

interface NotificarButtonProps extends Omit<ComponentProps<typeof Button>, 'icon' | 'children'> {
  enviada: boolean;
  label: string;
}

/** After sending it says so and cannot send again. */
export const NotificarButton = ({ enviada, label, disabled, ...props }: NotificarButtonProps) => {
  const { t } = useTranslation('alertas');
  const Icon = enviada ? CheckCheck : BellRing;
  return (
    <Button {...props} disabled={enviada || disabled} icon={<Icon aria-hidden className="size-4" />}>
      {enviada ? t('enviada') : label}
    </Button>
  );
};
