import { RotateCw, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errorText, isUnavailable, statusOf } from '../../shared/http/errors';
import { paths } from '../../shared/navegar/paths';
import { parte } from '../../shared/partes/parte';
import { proyectoCrumbs } from '../../shared/ui/pagina/proyecto-crumbs';
import { useProyecto } from '../../shared/queries/use-proyecto';
import { Button, ButtonLink } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { Notice } from '../../shared/ui/pagina/notice';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { AlertasLista } from './alertas-lista';
import { AlertasSkeleton } from './alertas-skeleton';
import { useAlertas, useRegenerate } from './use-alertas';

const AlertaDetalle = parte(() => import('./alerta-detalle'));
const EliminarAlertas = parte(() => import('./eliminar-alertas'));

const AlertasPage = () => {
  const { t } = useTranslation(['alertas', 'comun']);
  const id = useParams()['id'] ?? '';
  const proyecto = useProyecto(id);
  const alertas = useAlertas(id);
  const regenerate = useRegenerate(id);
  const [abierta, setAbierta] = useState<string>();
  const [eliminando, setEliminando] = useState(false);

  const reply = alertas.data;
  const generated = reply?.fechaGeneracion ? reply : undefined;
  const detalle = generated?.alertas.find((alerta) => alerta.id === abierta);
  const forbidden = statusOf(alertas.error) === 403;
  const busy = regenerate.isPending;
  return (
    <>
      <PageHeader
        title={t('titulo')}
        proyecto={id}
        crumbs={proyectoCrumbs(proyecto)}
        meta={generated && <span className="num text-sm text-subtle">{generated.alertas.length}</span>}
        actions={
          generated && (
            <>
              <IconButton
                tone="danger"
                label={t('eliminar.accion')}
                disabled={busy}
                Icon={Trash2}
                onClick={() => setEliminando(true)}
              />
              <Button
                busy={busy}
                icon={<RotateCw aria-hidden className="size-4" />}
                onClick={() => regenerate.mutate()}
              >
                {t(busy ? 'generando' : 'regenerar')}
              </Button>
            </>
          )
        }
      />
      <PageBody className="flex flex-col gap-3">
        {regenerate.error && (
          <Notice kind="error" title={t(generated ? 'error.regenerar' : 'error.generar')}>
            {errorText(regenerate.error, '')}
          </Notice>
        )}
        {alertas.isPending && <AlertasSkeleton />}
        {forbidden && (
          <EmptyState
            drawing="people"
            title={t('sinPermiso.titulo')}
            text={t('sinPermiso.texto')}
            action={<ButtonLink to={paths.proyecto(id)}>{t('sinPermiso.volver')}</ButtonLink>}
          />
        )}
        {!generated && !alertas.isPending && !forbidden && busy && <AlertasSkeleton label={t('generando')} />}
        {!generated && !alertas.isPending && !forbidden && !busy && (
          <EmptyState
            drawing="path"
            title={t('sinGenerar.titulo')}
            text={t('sinGenerar.texto')}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button
                  variant="primary"
                  icon={<Sparkles aria-hidden className="size-4" />}
                  onClick={() => regenerate.mutate()}
                >
                  {t('generar')}
                </Button>
                {isUnavailable(alertas.error) && (
                  <Button busy={alertas.isFetching} onClick={() => void alertas.refetch()}>
                    {t('comun:accion.reintentar')}
                  </Button>
                )}
              </div>
            }
          />
        )}
        {generated && <AlertasLista reply={generated} busy={busy} onOpen={setAbierta} />}
      </PageBody>
      {detalle && (
        <AlertaDetalle
          key={detalle.id}
          proyecto={id}
          alerta={detalle}
          onClose={() => setAbierta(undefined)}
        />
      )}
      {eliminando && (
        <EliminarAlertas
          proyecto={id}
          count={generated?.alertas.length ?? 0}
          onClose={() => setEliminando(false)}
        />
      )}
    </>
  );
};

export default AlertasPage;
