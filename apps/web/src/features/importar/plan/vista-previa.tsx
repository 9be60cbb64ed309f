import type { Importacion } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { postPaso } from '../api/importaciones';
import { Cambiadas } from './cambiadas';
import { Cuentas } from './cuentas';
import { Filas } from './filas';
import { Resto } from './resto';
import { SinTraer } from './sin-traer';

interface VistaPreviaProps {
  one: Importacion;
  onChange: (one: Importacion) => void;
  onEdit: () => void;
}

/** What will happen, row by row; nothing has been made yet. */
export const VistaPrevia = ({ one, onChange, onEdit }: VistaPreviaProps) => {
  const { t } = useTranslation('importar');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => postPaso(one._id, 'ejecutar'),
    onSuccess: onChange,
  });
  const { crear = 0, error: errors = 0 } = one.acciones ?? {};
  const total = one.previsto ? one.previsto.epicas + one.previsto.historias + one.previsto.tareas : 0;
  const taken = one.previsto?.cambios ?? 0;
  return (
    <section aria-label={t('previa.titulo')} className="flex flex-col gap-4">
      <div className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
        <h3 className="font-semibold">{t(taken && !total ? 'cambios.previa' : 'previa.titulo')}</h3>
        <p className="text-sm">{one.previsto && <Cuentas cuentas={one.previsto} />}</p>
        <Resto one={one} errores />
        <p className="text-xs text-subtle">{t('previa.nota')}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={isPending}
            disabled={!crear && !total && !taken}
            onClick={() => mutate()}
          >
            {total || !taken ? t('previa.importar', { count: total }) : t('cambios.traer', { count: taken })}
          </Button>
          <Button onClick={onEdit}>{t('previa.cambiar')}</Button>
        </div>
      </div>
      {error && <Notice kind="error">{error.message}</Notice>}
      <Cambiadas one={one} onChange={onChange} />
      <SinTraer one={one} />
      <Filas one={one} inicial={errors ? 'error' : ''} />
    </section>
  );
};
