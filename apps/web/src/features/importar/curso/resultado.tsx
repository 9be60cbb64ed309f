import type { Importacion } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDia } from '../../../shared/fechas/dates';
import { paths } from '../../../shared/navegar/paths';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { Notice } from '../../../shared/ui/pagina/notice';
import { postPaso } from '../api/importaciones';
import { Filas } from '../plan/filas';
import { Resto } from '../plan/resto';
import { exportar } from '../../../shared/hoja-de-calculo/sacar';
import { SinTraer } from '../plan/sin-traer';
import { Cuentas } from '../plan/cuentas';

interface ResultadoProps {
  one: Importacion;
  onChange: (one: Importacion) => void;
}

/** What it has made, with the way there and the way back. */
export const Resultado = ({ one, onChange }: ResultadoProps) => {
  const { t } = useTranslation('importar');
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => postPaso(one._id, 'deshacer'),
    onSuccess: (now) => {
      setAsked(false);
      onChange(now);
    },
  });
  const gone = one.estado === 'deshecha';
  const failed = one.estado === 'fallida';
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4" role="status">
        <h3 className="font-semibold">{t(`resultado.${one.estado as 'terminada'}`)}</h3>
        {failed && <p className="text-sm text-danger-text">{t(`motivo.${one.motivo as 'sinAcceso'}`)}</p>}
        {gone ? (
          <p className="text-sm text-muted">
            {one.conservado ? t('resultado.conservado', { count: one.conservado }) : t('resultado.todoFuera')}
          </p>
        ) : (
          <p className="text-sm">
            <Cuentas cuentas={one.hecho} />
          </p>
        )}
        {!gone && <Resto one={one} />}
        <div className="mt-1 flex flex-wrap gap-2">
          {!gone && one.proyecto && (
            <ButtonLink variant="primary" to={paths.backlog(one.proyecto)}>
              {t('resultado.verBacklog')}
            </ButtonLink>
          )}
          {gone && <ButtonLink to={paths.papelera}>{t('resultado.verPapelera')}</ButtonLink>}
          {!gone && (
            <Button onClick={() => setAsked(true)} icon={<Undo2 aria-hidden className="size-4" />}>
              {t('deshacer.accion')}
            </Button>
          )}
          {!gone && (
            <Button onClick={exportar} icon={<Download aria-hidden className="size-4" />}>
              {t('informe.guardar')}
            </Button>
          )}
          <ButtonLink variant="ghost" to={paths.importar()}>
            {t('resultado.otra')}
          </ButtonLink>
        </div>
        {!gone && (
          <p className="text-xs text-subtle">{t('deshacer.hasta', { fecha: formatDia(one.caduca) })}</p>
        )}
      </div>
      {!gone && (one.acciones?.error ?? 0) > 0 && (
        <Notice kind="warning">{t('resultado.conErrores', { count: one.acciones?.error ?? 0 })}</Notice>
      )}
      {!gone && <SinTraer one={one} />}
      {!gone && <Filas one={one} inicial={one.acciones?.error ? 'error' : ''} />}
      {asked && (
        <ConfirmDialog
          title={t('deshacer.titulo')}
          text={t('deshacer.texto')}
          confirm={t('deshacer.accion')}
          busy={isPending}
          error={error?.message}
          onConfirm={() => mutate()}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  );
};
