import type { Proyecto } from '@pmp/contracts/proyectos';
import { plainWords } from '@pmp/contracts/common/markdown';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/navegar/link';
import { formatDia } from '../../shared/fechas/dates';
import { paths } from '../../shared/navegar/paths';
import { EstadoProyectoChip, PrioridadChip } from '../../shared/ui/fichas/chip';
import { KeyChip } from '../../shared/ui/controles/key-chip';
import { ListaReciente } from './lista-reciente';

const fechas = ({ fechaInicio, fechaFin }: Proyecto) => ({
  inicio: formatDia(fechaInicio),
  fin: fechaFin ? formatDia(fechaFin) : '',
});

const ProyectoItem = ({ proyecto }: { proyecto: Proyecto }) => {
  const { t } = useTranslation('panel');
  return (
    <li>
      <Link
        to={paths.proyecto(proyecto._id)}
        className="block px-3 py-2.5 transition-colors duration-150 -outline-offset-2 hover:bg-raised"
      >
        <span className="flex items-center gap-2">
          <KeyChip>{proyecto.clave}</KeyChip>
          <span className="min-w-0 truncate font-medium">{proyecto.nombre}</span>
        </span>
        {proyecto.descripcion && (
          <span className="mt-1 line-clamp-2 text-sm text-muted">{plainWords(proyecto.descripcion)}</span>
        )}
        <span className="mt-1.5 flex flex-wrap items-center gap-1.5">
          <EstadoProyectoChip estado={proyecto.estado} />
          <PrioridadChip prioridad={proyecto.prioridad} />
          <span className="num text-xs text-subtle">
            {proyecto.fechaFin
              ? t('recientes.fechas', fechas(proyecto))
              : t('recientes.desde', fechas(proyecto))}
          </span>
        </span>
      </Link>
    </li>
  );
};

export const ProyectosRecientes = ({ proyectos }: { proyectos: Proyecto[] }) => {
  const { t } = useTranslation('panel');
  return (
    <ListaReciente
      title={t('recientes.proyectos')}
      empty={t('recientes.sinProyectos')}
      drawing="cards"
      link={{ to: paths.proyectos, label: t('recientes.todosProyectos') }}
    >
      {proyectos.slice(0, 5).map((proyecto) => (
        <ProyectoItem key={proyecto._id} proyecto={proyecto} />
      ))}
    </ListaReciente>
  );
};
