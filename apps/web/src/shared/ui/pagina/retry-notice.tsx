import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../vivo/conexion';
import { useEdad } from '../../vivo/edad';
import { Button } from '../controles/button';
import { CodigoSoporte } from './codigo-soporte';
import { Notice } from './notice';

interface RetryNoticeProps {
  message: string;
  /** What it comes to without a network; absent: nothing of it is on this device. */
  sinRed?: string | undefined;
  /** What failed, or how to try it again. */
  query: { isFetching?: boolean; refetch: () => unknown };
}

/** A failed load, shown in place of the data, with a retry button. */
export const RetryNotice = ({ message, sinRed, query: { isFetching, refetch } }: RetryNoticeProps) => {
  const { t } = useTranslation();
  // With a network that leads nowhere, too: what else is on the page comes from this device.
  const desde = useEdad();
  const online = useOnline() && desde === undefined;
  return (
    <Notice
      kind={online ? 'error' : 'info'}
      action={
        <Button
          busy={isFetching}
          onClick={() => void refetch()}
          icon={<RotateCw aria-hidden className="size-3.5" />}
        >
          {t('accion.reintentar')}
        </Button>
      }
    >
      <p className="py-1">{online ? message : (sinRed ?? t('conexion.noGuardado'))}</p>
      {online && <CodigoSoporte />}
    </Notice>
  );
};
