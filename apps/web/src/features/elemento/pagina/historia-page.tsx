import type { Historia as DeHistoria } from '@pmp/contracts/proyectos';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Elemento } from '../../../shared/elementos/elementos';
import { MenuBoton } from '../../../shared/elementos/botones/menu-boton';
import { formulario } from '../../../shared/elementos/formulario';
import { eliminacion } from '../../../shared/elementos/eliminacion';
import { useLista } from '../../../shared/elementos/lista';
import { useElegido } from '../../../shared/elementos/use-elegido';
import { paths } from '../../../shared/navegar/paths';
import { useProyecto } from '../../../shared/queries/use-proyecto';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { PageBody, PageHeader } from '../../../shared/ui/pagina/page-header';
import { proyectoCrumbs } from '../../../shared/ui/pagina/proyecto-crumbs';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { isMissing } from '../../../shared/http/errors';
import { useFamilia } from '../leer/use-familia';
import { useElemento } from '../leer/use-elemento';
import { Cabecera } from '../detalle/cabecera';
import { Titulo } from '../texto/titulo';
import { HistoriaDetalle } from '../detalle/historia-detalle';

interface HistoriaProps {
  id: string;
  proyectoId: string;
  /** Empty: it has been deleted. */
  uno: DeHistoria[];
}

const Historia = ({ id, proyectoId, uno }: HistoriaProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const [, abrir] = useElegido();
  const { historia, tareas, isPending } = useFamilia(proyectoId, { entidad: 'historia', id }, uno);
  const proyecto = useProyecto(proyectoId);
  const backlog = paths.backlog(proyectoId);
  const find = (de: string): Elemento | undefined => {
    if (historia && de === id) return { entidad: 'historia', datos: historia };
    const tarea = tareas.find(({ _id }) => _id === de);
    return tarea && { entidad: 'tarea', datos: tarea };
  };
  useLista({ refs: tareas.map(({ _id }) => ({ entidad: 'tarea', id: _id })), find, propio: find(id) });
  if (isPending) return <Spinner label={t('comun:cargando')} className="py-24" />;
  return (
    <>
      <PageHeader
        proyecto={proyectoId}
        title={historia?.titulo ?? t('historiaEliminada')}
        heading={historia && <Titulo elemento={{ entidad: 'historia', datos: historia }} />}
        crumbs={[...proyectoCrumbs(proyecto), { label: t('titulo'), to: backlog }]}
        meta={historia && <Cabecera id={id} clave={historia.clave} titulo={historia.titulo} />}
        actions={
          historia && (
            <>
              <Button
                aria-label={t('comun:accion.editar')}
                onClick={() =>
                  formulario.open({ kind: 'historia', proyectoId, epicaId: historia.epicaId._id, historia })
                }
                icon={<Pencil aria-hidden className="size-4" />}
              >
                <span className="hidden sm:inline">{t('comun:accion.editar')}</span>
              </Button>
              <IconButton
                label={t('comun:accion.eliminar')}
                tone="danger"
                Icon={Trash2}
                onClick={() => eliminacion.open({ elementos: [{ entidad: 'historia', datos: historia }] })}
              />
              <span data-elemento={id} className="contents">
                <MenuBoton label={t('acciones', { titulo: historia.titulo })} />
              </span>
            </>
          )
        }
      />
      <PageBody>
        {historia ? (
          <div data-elemento={id} data-pagina>
            <HistoriaDetalle historia={historia} tareas={tareas} onElegir={abrir} />
          </div>
        ) : (
          <EmptyState
            drawing="path"
            title={t('historiaEliminada')}
            action={<ButtonLink to={backlog}>{t('irBacklog')}</ButtonLink>}
          />
        )}
      </PageBody>
    </>
  );
};

/** A story's own page, with the same content as the side panel. */
const HistoriaPage = () => {
  const { t } = useTranslation(['backlog', 'comun']);
  const id = useParams()['id'] ?? '';
  const { query, uno } = useElemento({ entidad: 'historia', id });
  // Once it has been seen it stays the page of this story, which says so when it is deleted.
  const [vista, setVista] = useState<DeHistoria>();
  const [historia] = uno;
  if (historia && historia._id !== vista?._id) setVista(historia);
  if (vista?._id === id) return <Historia key={id} id={id} proyectoId={vista.proyecto} uno={uno} />;
  if (query.isPending) return <Spinner label={t('comun:cargando')} className="py-24" />;
  return (
    <>
      <PageHeader title={t('entidad.historia')} />
      <PageBody>
        {!query.error || isMissing(query.error) ? (
          <EmptyState
            drawing="path"
            title={t('historiaNoEncontrada')}
            action={<ButtonLink to={paths.panel}>{t('irInicio')}</ButtonLink>}
          />
        ) : (
          <RetryNotice message={t('error.elementos')} query={query} />
        )}
      </PageBody>
    </>
  );
};

export default HistoriaPage;
