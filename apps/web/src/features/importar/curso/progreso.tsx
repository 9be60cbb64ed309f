import type { Importacion } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { postPaso } from '../api/importaciones';
import { Cuentas } from '../plan/cuentas';

/** Longer than any step takes: the message about the next one may be lost. */
const STUCK_MS = 20_000;

const LABELS = { calculando: 'calculando', 'en curso': 'importando', deshaciendo: 'deshaciendo' } as const;

interface ProgresoProps {
  one: Importacion;
  onChange: (one: Importacion) => void;
}

/** How far it is; it goes on without this page. */
export const Progreso = ({ one, onChange }: ProgresoProps) => {
  const { t } = useTranslation('importar');
  const { estado } = one;
  const percent = Math.floor(one.progreso * 100);
  const stuck = useStuck(one.updatedAt);
  const { mutate, isPending } = useMutation({
    mutationFn: () => postPaso(one._id, estado === 'deshaciendo' ? 'deshacer' : 'ejecutar'),
    onSuccess: onChange,
  });
  const planning = estado === 'calculando';
  const label = t(`curso.${LABELS[estado as keyof typeof LABELS]}`);
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-medium">{label}</h3>
        <span className="num text-sm text-muted">{percent} %</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-150"
          style={{ transform: `scaleX(${one.progreso})` }}
        />
      </div>
      {!planning && (
        <p className="text-sm text-muted">
          <Cuentas cuentas={one.hecho} />
        </p>
      )}
      <p className="text-xs text-subtle">{t(planning ? 'curso.sigueCalculo' : 'curso.sigue')}</p>
      {stuck && !planning && (
        <Notice
          kind="warning"
          action={
            <Button busy={isPending} onClick={() => mutate()}>
              {t('curso.continuar')}
            </Button>
          }
        >
          {t('curso.parada')}
        </Notice>
      )}
    </section>
  );
};

/** Whether nothing has happened for a while, by this page's own clock. */
const useStuck = (updatedAt: string): boolean => {
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSeen(updatedAt), STUCK_MS);
    return () => clearTimeout(timer);
  }, [updatedAt]);
  return seen === updatedAt;
};
