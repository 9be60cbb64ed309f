import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { Notice } from '../../shared/ui/pagina/notice';

export interface Banner {
  id: number;
  text: string;
}

interface BannersProps {
  banners: Banner[];
  onDismiss: (id: number) => void;
}

export const Banners = ({ banners, onDismiss }: BannersProps) => {
  const { t } = useTranslation('sprints');
  return banners.map(({ id, text }) => (
    <Notice
      key={id}
      kind="error"
      action={
        <IconButton
          label={t('cerrarAviso')}
          Icon={X}
          onClick={() => onDismiss(id)}
          className="-my-1 -mr-1 text-current"
        />
      }
    >
      {text}
    </Notice>
  ));
};
