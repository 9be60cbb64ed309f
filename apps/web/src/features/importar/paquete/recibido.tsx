import type { Paquete, PlanPaquete } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navegar/paths';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { Notice } from '../../../shared/ui/pagina/notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { postTraer } from '../api/paquetes';
import { Diferencia } from './diferencia';

interface RecibidoProps {
  paquete: Paquete;
  onTaken: () => void;
}

/** What the service says stands in its language, as everything that operators read. */
const Dichos = ({ dichos, kind }: { dichos: string[]; kind: 'error' | 'warning' }) =>
  dichos.length > 0 && (
    <Notice kind={kind}>
      <ul lang="es">
        {dichos.map((dicho) => (
          <li key={dicho}>{dicho}</li>
        ))}
      </ul>
    </Notice>
  );

const Traer = ({ id, plan, onTaken }: { id: string; plan: PlanPaquete; onTaken: () => void }) => {
  const { t } = useTranslation('importar');
  const [crear, setCrear] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => postTraer(id, crear),
    onSuccess: onTaken,
  });
  const falta = plan.faltan.length > 0 || plan.faltaEquipo !== null;
  if (plan.pisa) return <Notice kind="warning">{t('paquete.pisa')}</Notice>;
  if (plan.impedimentos.length > 0) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      {plan.faltan.length > 0 && (
        <p className="text-sm break-words">{t('paquete.faltan', { correos: plan.faltan.join(', ') })}</p>
      )}
      {plan.faltaEquipo !== null && (
        <p className="text-sm">{t('paquete.faltaEquipo', { equipo: plan.faltaEquipo })}</p>
      )}
      {falta && (
        <Checkbox
          label={t('paquete.crear')}
          checked={crear}
          onChange={({ target }) => setCrear(target.checked)}
        />
      )}
      <Button variant="primary" disabled={isPending || (falta && !crear)} onClick={() => mutate()}>
        {t('paquete.traer')}
      </Button>
      {error && <Notice kind="error">{error.message}</Notice>}
    </div>
  );
};

/** A package that is here, at whatever point it is. */
export const Recibido = ({ paquete: { _id, estado, fallo, plan }, onTaken }: RecibidoProps) => {
  const { t } = useTranslation('importar');
  if (estado === 'leyendo') return <Skeleton className="h-40 w-full" />;
  return (
    <section aria-labelledby="paquete" className="flex flex-col gap-4">
      <h2 id="paquete" className="font-semibold break-words">
        {plan ? `${plan.proyecto.clave} · ${plan.proyecto.nombre}` : t('paquete.ilegible')}
      </h2>
      {fallo && <Dichos kind="error" dichos={[fallo]} />}
      {plan && <Dichos kind="error" dichos={plan.impedimentos} />}
      {plan && <Dichos kind="warning" dichos={plan.avisos} />}
      {plan?.cambia && <Diferencia filas={plan.diferencia} />}
      {plan && !plan.cambia && <p className="text-sm">{t('paquete.igual')}</p>}
      {estado === 'escribiendo' && <p role="status">{t('paquete.escribiendo')}</p>}
      {estado === 'escrito' && plan && (
        <Notice
          kind="info"
          action={<ButtonLink to={paths.proyecto(plan.proyecto._id)}>{t('paquete.abrir')}</ButtonLink>}
        >
          {t('paquete.escrito')}
        </Notice>
      )}
      {plan?.cambia && (estado === 'leido' || estado === 'fallido') && (
        <Traer id={_id} plan={plan} onTaken={onTaken} />
      )}
    </section>
  );
};
