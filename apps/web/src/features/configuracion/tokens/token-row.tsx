import type { TokenPersonal } from '@pmp/contracts/usuarios';
import { KeyRound, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMomento } from '../../../shared/fechas/dates';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Button } from '../../../shared/ui/controles/button';
import { Chip } from '../../../shared/ui/fichas/chip';
import { Cuando } from '../piezas/fila';

interface TokenRowProps {
  token: TokenPersonal;
  onRevoke: () => void;
  /** Asks whether the mark of what it has read is to go. */
  onForget: () => void;
}

export const TokenRow = ({ token, onRevoke, onForget }: TokenRowProps) => {
  const { nombre, alcance, inicio, usado, expira, proyectos, aplicacion, lecturas = [] } = token;
  const { t } = useTranslation('configuracion');
  const { data: known = [] } = useProyectos();
  const named = known.filter(({ _id }) => proyectos?.includes(_id)).map((proyecto) => proyecto.nombre);
  const where =
    proyectos === null
      ? t('tokens.todos')
      : named.length === proyectos.length
        ? named.join(', ')
        : t('tokens.proyectos', { count: proyectos.length });
  const nameOf = (id: string) =>
    known.find(({ _id }) => _id === id)?.nombre ?? t('tokens.lecturas.noVisible');
  const donde = [...new Set(lecturas.map(({ proyecto }) => nameOf(proyecto)))];
  return (
    <li className="flex items-center gap-3 px-3 py-2.5">
      <KeyRound aria-hidden className="size-5 shrink-0 text-subtle" />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span className="min-w-0 break-words">{nombre}</span>
          <Chip tone="neutral">{t(`tokens.alcance.${alcance}`)}</Chip>
          {aplicacion && <Chip tone="neutral">{t('tokens.aplicacion', { aplicacion })}</Chip>}
        </p>
        <p className="text-xs break-words text-muted">
          <code className="font-mono">{inicio}…</code>
          {' · '}
          {where}
        </p>
        <p className="text-xs text-muted">
          <Cuando text={t('tokens.usado')} iso={usado} nunca={t('tokens.sinUsar')} />
          {' · '}
          {t('tokens.caduca', { fecha: formatMomento(expira) })}
        </p>
        {lecturas.length > 0 && (
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <p className="flex min-w-0 items-start gap-1.5 text-xs break-words">
              <ShieldAlert aria-hidden className="mt-px size-3.5 shrink-0 text-warning-text" />
              {t(lecturas.length === 1 ? 'tokens.lecturas.una' : 'tokens.lecturas.varias', { donde })}
            </p>
            <Button aria-label={t('tokens.lecturas.quitarUna', { nombre })} onClick={onForget}>
              {t('tokens.lecturas.quitar')}
            </Button>
          </div>
        )}
      </div>
      <Button aria-label={t('tokens.revocarUno', { nombre })} onClick={onRevoke}>
        {t('tokens.revocar')}
      </Button>
    </li>
  );
};
