import type { Proyecto } from '@pmp/contracts/proyectos';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronsDownUp, ChevronsUpDown, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { proyectoCrumbs } from '../../shared/ui/pagina/proyecto-crumbs';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { KeyChip } from '../../shared/ui/controles/key-chip';
import { PageHeader } from '../../shared/ui/pagina/page-header';

interface BacklogHeaderProps {
  proyecto: UseQueryResult<Proyecto>;
  /** Undefined until they are known. */
  counts: { epicas: number; historias: number; tareas: number } | undefined;
  isFetching: boolean;
  onReload: () => void;
  onUnfold: () => void;
  onFold: () => void;
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
      crumbs={proyectoCrumbs(proyecto)}
      meta={
        <span className="num flex items-center gap-x-2 text-sm text-subtle">
          {proyecto.data && <KeyChip>{proyecto.data.clave}</KeyChip>}
          <span className="max-sm:sr-only">{texts?.join(' · ')}</span>
        </span>
      }
      actions={
        <>
          <IconButton
            label={t('desplegarTodo')}
            className="max-sm:hidden"
            icon={<ChevronsUpDown aria-hidden className={icon} />}
            onClick={props.onUnfold}
          />
          <IconButton
            label={t('plegarTodo')}
            className="max-sm:hidden"
            icon={<ChevronsDownUp aria-hidden className={icon} />}
            onClick={props.onFold}
          />
          <IconButton
            label={t('recargar')}
            onClick={props.onReload}
            icon={<RotateCw aria-hidden className={`${icon} ${props.isFetching ? 'animate-spin' : ''}`} />}
          />
          {props.children}
        </>
      }
    />
  );
};
