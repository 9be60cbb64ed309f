import type { FactorPedido } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginFactor, FACTORES, removeFactor, renewCodigos, type Semilla } from '../../api/factores';
import { ConContrasena } from '../../piezas/con-contrasena';
import { ClaveDialog } from './clave-dialog';
import { CodigosDialog } from './codigos-dialog';

export type Cambio = 'empezar' | 'nuevos' | 'quitar';

interface Shown {
  semilla?: Semilla;
  codigos?: string[];
}

const CHANGES: Record<Cambio, (asked: FactorPedido) => Promise<Shown>> = {
  empezar: async (asked) => ({ semilla: await beginFactor(asked) }),
  nuevos: async (asked) => ({ codigos: await renewCodigos(asked) }),
  quitar: async (asked) => {
    await removeFactor(asked);
    return {};
  },
};

interface CambiarFactorProps {
  cambio: Cambio;
  /** A passkey goes on being asked for without the application. */
  conLlaves: boolean;
  onClose: () => void;
}

/** Asks for the password, changes it, and shows what there is to keep of it. */
export const CambiarFactor = ({ cambio, conLlaves, onClose }: CambiarFactorProps) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const [{ semilla, codigos }, setShown] = useState<Shown>({});
  const show = (shown: Shown) => {
    void client.invalidateQueries({ queryKey: FACTORES });
    if (shown.semilla ?? shown.codigos) setShown(shown);
    else onClose();
  };
  const doing = useMutation({ mutationFn: CHANGES[cambio], onSuccess: show });
  if (codigos) return <CodigosDialog codigos={codigos} onClose={onClose} />;
  if (semilla)
    return <ClaveDialog semilla={semilla} onDone={(nuevos) => show({ codigos: nuevos })} onClose={onClose} />;
  const titles = {
    empezar: t('factor.activar'),
    nuevos: t('factor.nuevos'),
    quitar: conLlaves ? t('factor.quitarAplicacion') : t('factor.quitarTitulo'),
  };
  return (
    <ConContrasena
      title={titles[cambio]}
      text={t(`factor.contrasena.${cambio === 'quitar' && conLlaves ? 'quitarAplicacion' : cambio}`)}
      confirm={cambio === 'quitar' ? t('factor.quitar') : t('factor.contrasena.continuar')}
      busy={doing.isPending}
      error={doing.error}
      fallback={t('factor.error')}
      onConfirm={doing.mutate}
      onClose={onClose}
    />
  );
};
