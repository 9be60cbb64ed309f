import type { AvisoRestauracion, Restaurado } from '@pmp/contracts/proyectos';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navegar/paths';
import { ButtonLink } from '../../shared/ui/controles/button';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { Notice } from '../../shared/ui/pagina/notice';
import { useListaDeCuentas } from './use-lista-de-cuentas';

const pathTo = ({ tipo, _id, proyecto }: Restaurado): string => {
  if (tipo === 'proyecto') return paths.proyecto(_id);
  return tipo === 'tarea' ? paths.tarea(_id) : paths.backlog(proyecto);
};

/** Says what came back, and what is not as it was. */
export const Resultado = ({ restaurado, onClose }: { restaurado: Restaurado; onClose: () => void }) => {
  const { t } = useTranslation('papelera');
  const lista = useListaDeCuentas()(restaurado.cuentas);
  const { titulo, avisos } = restaurado;
  const box = useRef<HTMLDivElement>(null);
  // The row whose button had the focus is going.
  useEffect(() => box.current?.querySelector('a')?.focus({ preventScroll: true }), [restaurado]);
  const textOf = (aviso: AvisoRestauracion): string =>
    aviso.motivo === 'sinAsignar'
      ? t('aviso.sinAsignar', { count: aviso.tareas })
      : t(`aviso.${aviso.motivo}`, { count: aviso.historias, sprint: aviso.sprint });
  return (
    <div role="status" ref={box}>
      <Notice
        kind={avisos.length > 0 ? 'warning' : 'info'}
        action={
          <span className="flex shrink-0 gap-1">
            <ButtonLink to={pathTo(restaurado)}>{t('resultado.abrir')}</ButtonLink>
            <IconButton label={t('resultado.cerrar')} Icon={X} onClick={onClose} />
          </span>
        }
      >
        <p className="py-1 break-words">
          {lista ? t('resultado.vueltoCon', { titulo, lista }) : t('resultado.vuelto', { titulo })}
        </p>
        {avisos.map((aviso) => (
          <p key={textOf(aviso)}>{textOf(aviso)}</p>
        ))}
      </Notice>
    </div>
  );
};
