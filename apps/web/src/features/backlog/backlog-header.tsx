import type { Proyecto } from '@pmp/contracts/proyectos';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronsDownUp, ChevronsUpDown, LayoutTemplate, RotateCw, Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { proyectoCrumbs } from '../../shared/ui/pagina/proyecto-crumbs';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { PageHeader } from '../../shared/ui/pagina/page-header';

interface BacklogHeaderProps {
  proyectoId: string;
  proyecto: UseQueryResult<Proyecto>;
  /** Undefined until they are known. */
  counts: { epicas: number; historias: number; tareas: number } | undefined;
  isFetching: boolean;
  onReload: () => void;
  onUnfold: () => void;
  onFold: () => void;
  onEtiquetas: () => void;
  onPlantillas: () => void;
  /** The main action. */
  children: ReactNode;
}

const icon = 'size-4';

export const BacklogHeader = (props: BacklogHeaderProps) => {
  const { t } = useTranslation('backlog');
  const { proyecto, counts } = props;
  const texts = counts && [
    t('epicas', { count: counts.epicas }),
    t('historias', { count: counts.historias }),
    t('tareas', { count: counts.tareas }),
  ];
  return (
    <PageHeader
      title={t('titulo')}
      conLista
      proyecto={props.proyectoId}
      crumbs={proyectoCrumbs(proyecto)}
      meta={<span className="num text-sm text-subtle max-sm:sr-only">{texts?.join(' · ')}</span>}
      actions={
        <>
          {/* On a phone these are in the menu of the list. */}
          <IconButton
            label={t('desplegarTodo')}
            className="max-sm:hidden"
            Icon={ChevronsUpDown}
            iconClass={icon}
            onClick={props.onUnfold}
          />
          <IconButton
            label={t('plegarTodo')}
            className="max-sm:hidden"
            Icon={ChevronsDownUp}
            iconClass={icon}
            onClick={props.onFold}
          />
          <IconButton
            label={t('etiquetas.titulo')}
            className="max-sm:hidden"
            Icon={Tags}
            iconClass={icon}
            onClick={props.onEtiquetas}
          />
          <IconButton
            label={t('plantillas.titulo')}
            className="max-sm:hidden"
            Icon={LayoutTemplate}
            iconClass={icon}
            onClick={props.onPlantillas}
          />
          {/* Beside the others it would leave no room for the title on a phone, which reloads by pulling. */}
          <IconButton
            label={t('recargar')}
            className="max-sm:hidden"
            onClick={props.onReload}
            Icon={RotateCw}
            iconClass={`${icon} ${props.isFetching ? 'animate-spin' : ''}`}
          />
          {props.children}
        </>
      }
    />
  );
};
