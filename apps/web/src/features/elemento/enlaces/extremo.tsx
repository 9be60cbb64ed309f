import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { type Extremo as ExtremoDeEnlace, isVisto } from '../../../shared/elementos/enlazado';
import { paths } from '../../../shared/navegar/paths';
import { EstadoTareaIcono } from '../../../shared/ui/fichas/chip';
import { Clave } from '../../../shared/ui/fichas/clave';

const pathOf = ({ tipo, _id, clave, proyecto }: Exclude<ExtremoDeEnlace, { oculto: true }>) =>
  clave ? paths.clave(clave) : tipo === 'tarea' ? paths.tarea(_id) : paths.historia(proyecto, _id);

/** The other end of a link: state, key and title; of one that may not be seen, only whether it is done. */
export const Extremo = ({ extremo, onIr }: { extremo: ExtremoDeEnlace; onIr?: () => void }) => {
  const { t } = useTranslation('backlog');
  if (!isVisto(extremo))
    return (
      <span className="flex min-w-0 grow items-center gap-1.5 text-sm text-muted">
        <EyeOff aria-hidden className="size-4 shrink-0 text-subtle" />
        <span className="min-w-0">{t(extremo.completado ? 'enlaces.ocultoHecho' : 'enlaces.oculto')}</span>
      </span>
    );
  const done = extremo.estado === 'completada';
  return (
    <span className="flex min-w-0 grow items-center gap-1.5 text-sm">
      <EstadoTareaIcono estado={extremo.estado} />
      <Clave clave={extremo.clave} />
      <Link
        to={pathOf(extremo)}
        {...(onIr && { onClick: onIr })}
        title={extremo.titulo}
        className={`hit flex min-w-0 items-center rounded-control hover:underline ${done ? 'text-muted line-through decoration-subtle' : ''}`}
      >
        <span className="truncate">{extremo.titulo}</span>
      </Link>
    </span>
  );
};
