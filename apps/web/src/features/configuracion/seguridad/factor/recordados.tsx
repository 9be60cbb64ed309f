import type { DispositivoRecordado } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDia } from '../../../../shared/fechas/dates';
import { errorText, statusOf } from '../../../../shared/http/errors';
import { useDispositivoText } from '../../../../shared/preferencias/use-dispositivo-text';
import { Button } from '../../../../shared/ui/controles/button';
import { Notice } from '../../../../shared/ui/pagina/notice';
import { FACTORES, forgetDispositivo } from '../../api/factores';
import { Cuando, Fila } from '../../piezas/fila';

/** The devices that are not asked for the second factor; each can be forgotten by itself. */
export const Recordados = ({ dispositivos }: { dispositivos: readonly DispositivoRecordado[] }) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const nombreOf = useDispositivoText();
  const forgetting = useMutation({
    mutationFn: forgetDispositivo,
    onSettled: () => client.invalidateQueries({ queryKey: FACTORES }),
  });
  const failed = forgetting.error && statusOf(forgetting.error) !== 404;
  if (dispositivos.length === 0) return null;
  return (
    <>
      <h3 className="text-xs font-semibold text-muted">{t('factor.recordados.titulo')}</h3>
      <p className="text-xs text-subtle">{t('factor.recordados.texto')}</p>
      {failed && <Notice kind="error">{errorText(forgetting.error, t('factor.recordados.error'))}</Notice>}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {dispositivos.map(({ _id, dispositivo, desde, usado, expira }) => (
          <Fila
            key={_id}
            icon={dispositivo.movil ? Smartphone : Monitor}
            nombre={nombreOf(dispositivo)}
            acciones={
              <Button
                busy={forgetting.isPending && forgetting.variables === _id}
                aria-label={t('factor.recordados.olvidarUno', { nombre: nombreOf(dispositivo) })}
                onClick={() => forgetting.mutate(_id)}
              >
                {t('factor.recordados.olvidar')}
              </Button>
            }
          >
            <p className="text-xs text-muted">
              {t('factor.recordados.desde', { fecha: formatDia(desde), hasta: formatDia(expira) })}
              {' · '}
              <Cuando text={t('factor.recordados.usado')} iso={usado} nunca={t('factor.recordados.nunca')} />
            </p>
          </Fila>
        ))}
      </ul>
    </>
  );
};
