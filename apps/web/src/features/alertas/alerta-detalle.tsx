import type { Alerta } from '@pmp/contracts/ia';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/http/errors';
import { useSession } from '../../shared/sesion/session';
import { ButtonLink } from '../../shared/ui/controles/button';
import { Dialog } from '../../shared/ui/dialogos/dialog';
import { Dia } from '../../shared/ui/fichas/momento';
import { Notice } from '../../shared/ui/pagina/notice';
import { Destinatarios } from './destinatarios';
import { Evidencias } from './evidencias';
import { MotorLabel } from './motor-label';
import { NotificarButton } from './notificar-button';
import { SeveridadChip } from './severidad-chip';
import { useNotify } from './use-alertas';
import { useReglaLabel } from './use-regla-label';

interface AlertaDetalleProps {
  proyecto: string;
  alerta: Alerta;
  onClose: () => void;
}

/** An alert with its reasons, what to do next, and the people who can be told. */
const AlertaDetalle = ({ proyecto, alerta, onClose }: AlertaDetalleProps) => {
  const { t } = useTranslation('alertas');
  const yo = useSession().user._id;
  const [elegidos, setElegidos] = useState(() =>
    // The team's people are only offered.
    alerta.delEquipo ? [] : alerta.usuarios.flatMap(({ id }) => (id === yo ? [] : id)),
  );
  const regla = useReglaLabel(alerta.regla);
  const send = useNotify(proyecto, alerta.id);
  const { notificada } = alerta;
  return (
    <Dialog title={alerta.titulo} onClose={onClose}>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-subtle">
          <SeveridadChip severidad={alerta.severidad} />
          {regla && <span>{t('detalle.regla', { regla })}</span>}
          {alerta.fechaLimite && (
            <span>
              {t('fechaLimite')} <Dia iso={alerta.fechaLimite} />
            </span>
          )}
        </div>
        <p className="text-sm break-words">{alerta.descripcion}</p>
        {alerta.evidencia.length > 0 && (
          <section>
            <h3 className="pb-1 text-sm font-semibold">{t('detalle.evidencia')}</h3>
            <Evidencias evidencia={alerta.evidencia} />
          </section>
        )}
        <section className="rounded-card border border-line bg-raised/50 p-3">
          <h3 className="text-sm font-semibold">{t('detalle.siguientePaso')}</h3>
          <p className="text-sm break-words">{alerta.siguientePaso}</p>
          {alerta.sugerencia !== alerta.siguientePaso && (
            <p className="mt-1 text-sm break-words text-muted">{alerta.sugerencia}</p>
          )}
        </section>
        <Destinatarios
          usuarios={alerta.usuarios}
          delEquipo={alerta.delEquipo}
          elegidos={elegidos}
          disabled={notificada || send.isPending}
          onChange={setElegidos}
        />
        {send.error && (
          <Notice kind="error" title={t('error.notificar')}>
            {errorText(send.error, '')}
          </Notice>
        )}
        <p className="text-xs text-subtle">
          <MotorLabel motor={alerta.motor} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <ButtonLink
          to={alerta.enlace}
          variant="ghost"
          className="mr-auto"
          icon={<ArrowUpRight aria-hidden className="size-4" />}
        >
          {t(`detalle.abrir.${alerta.sobre}`)}
        </ButtonLink>
        <NotificarButton
          variant="primary"
          enviada={notificada}
          label={t(send.isPending ? 'detalle.enviando' : 'detalle.enviar')}
          busy={send.isPending}
          disabled={elegidos.length === 0}
          onClick={() => send.mutate(elegidos)}
        />
      </div>
    </Dialog>
  );
};

export default AlertaDetalle;
