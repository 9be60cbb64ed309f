import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';

interface ConexionNoticeProps {
  /** What the server says; none when it could not even be asked. */
  mensaje: string | undefined;
  onReglas: () => void;
}

/** Why there is no connection, and the way to go on without the provider. */
export const ConexionNotice = ({ mensaje, onReglas }: ConexionNoticeProps) => {
  const { t } = useTranslation('asistente');
  return (
    <Notice kind="error" className="mx-auto w-full max-w-3xl">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="grow">{mensaje || t('error.configuracion')}</p>
        {mensaje !== undefined && <Button onClick={onReglas}>{t('seguirConReglas')}</Button>}
      </div>
    </Notice>
  );
};
