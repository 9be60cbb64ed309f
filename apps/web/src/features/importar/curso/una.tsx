import type { Importacion } from '@pmp/contracts/proyectos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/navegar/paths';
import { keys } from '../../../shared/queries/keys';
import { Button } from '../../../shared/ui/controles/button';
import { PageBody, PageHeader } from '../../../shared/ui/pagina/page-header';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { deleteImportacion, getImportacion } from '../api/importaciones';
import { Correspondencia } from '../correspondencia/correspondencia';
import { VistaPrevia } from '../plan/vista-previa';
import { Progreso } from './progreso';
import { Resultado } from './resultado';

const POLL_MS = 700;
/** They go on by themselves; only the last two change what other screens show. */
const MOVING: readonly Importacion['estado'][] = ['calculando', 'en curso', 'deshaciendo'];

/** One import, at whatever point it is. */
export const Una = ({ id }: { id: string }) => {
  const { t } = useTranslation('importar');
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const query = useQuery({
    queryKey: [...keys.importaciones, id],
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<Importacion>([...keys.importaciones, id]);
      const now = await getImportacion(id, signal);
      // What it has made, or taken away, is in lists that nobody has been told of item by item.
      if (
        before &&
        before.estado !== 'calculando' &&
        MOVING.includes(before.estado) &&
        !MOVING.includes(now.estado)
      )
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.importaciones[0] });
      return now;
    },
    refetchInterval: ({ state }) => (state.data && MOVING.includes(state.data.estado) ? POLL_MS : false),
  });
  const put = (one: Importacion) => client.setQueryData([...keys.importaciones, id], one);
  const { data: one, error } = query;
  const proyectos = { label: t('proyectos'), to: paths.proyectos };
  const view = () => {
    if (error && !one) return <RetryNotice message={error.message} query={query} />;
    if (!one) return <Skeleton className="h-64 w-full" />;
    if (MOVING.includes(one.estado)) return <Progreso one={one} onChange={put} />;
    if (one.estado === 'preparada' && !editing)
      return <VistaPrevia one={one} onChange={put} onEdit={() => setEditing(true)} />;
    if (one.estado === 'leida' || one.estado === 'preparada')
      return (
        <Correspondencia
          one={one}
          onReady={(ready) => {
            put(ready);
            setEditing(false);
          }}
        />
      );
    return <Resultado one={one} onChange={put} />;
  };
  return (
    <>
      <PageHeader
        title={one?.archivo.nombre ?? t('titulo')}
        crumbs={one ? [proyectos, { label: t('titulo'), to: paths.importar() }] : [proyectos]}
        meta={
          one && (
            <span className="text-sm text-muted">
              {t(`origen.${one.origen}`)} · {t('anteriores.filas', { count: one.filas })}
            </span>
          )
        }
        actions={one && ['leida', 'calculando', 'preparada'].includes(one.estado) && <Descartar id={id} />}
      />
      <PageBody className="flex max-w-4xl flex-col gap-6">
        {one && error && <Notice kind="warning">{error.message}</Notice>}
        {one?.faltan ? <Notice kind="warning">{t('previa.faltan', { count: one.faltan })}</Notice> : null}
        {view()}
      </PageBody>
    </>
  );
};

const Descartar = ({ id }: { id: string }) => {
  const { t } = useTranslation('importar');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteImportacion(id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.importaciones, exact: true });
      void navigate(paths.importar());
    },
  });
  return (
    <Button variant="ghost" busy={isPending} onClick={() => mutate()}>
      {t('descartar')}
    </Button>
  );
};
