import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { useOnline } from '../../../shared/vivo/conexion';
import { useEdad } from '../../../shared/vivo/edad';

interface ConexionNoticeProps {
  /** The server's message; undefined when it did not answer. */
  mensaje: string | undefined;
  onReglas: () => void;
}

/** Says why the provider is not connected, and how to continue without it. */
export const ConexionNotice = ({ mensaje, onReglas }: ConexionNoticeProps) => {
  const { t } = useTranslation('asistente');
  // Without a network nobody has looked at the settings: there is nothing to put right in them.
  const online = useOnline();
  const atDevice = useEdad() !== undefined;
  if (!online || atDevice)
    return (
      <Notice kind="info" className="mx-auto w-full max-w-3xl">
        <p>{t('sinConexion')}</p>
      </Notice>
    );
  return (
    <Notice kind="error" className="mx-auto w-full max-w-3xl">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="grow">{mensaje || t('error.configuracion')}</p>
        {mensaje !== undefined && <Button onClick={onReglas}>{t('seguirConReglas')}</Button>}
      </div>
    </Notice>
  );
};
