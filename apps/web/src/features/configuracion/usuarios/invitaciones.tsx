import type { Invitacion } from '@pmp/contracts/usuarios';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { formatMomento } from '../../../shared/fechas/dates';
import { errorText, statusOf } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { Button } from '../../../shared/ui/controles/button';
import { EnlaceCopiable } from '../../../shared/ui/campos/enlace-copiable';
import { TextField } from '../../../shared/ui/campos/text-field';
import { Notice } from '../../../shared/ui/pagina/notice';
import { isCorreo } from '../../../shared/dominio/validators';
import { InvitarDialog } from '../../../shared/invitar/invitar';
import { getInvitaciones, invite, withdrawInvitacion } from '../../../shared/invitar/invitaciones-api';
import { QuienInvita } from './quien-invita';

interface PorAceptarProps {
  invitacion: Invitacion;
  busy: boolean;
  onWithdraw: () => void;
}

const PorAceptar = ({
  invitacion: { correo, expira, equipo, plazas, quedan },
  busy,
  onWithdraw,
}: PorAceptarProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <li className="flex items-center gap-3 px-3 py-2.5">
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium">
          {correo ?? t('usuarios.invitar.abierto', { plazas, quedan })}
        </p>
        <p className="text-xs text-muted">
          {t('usuarios.invitar.caduca', { fecha: formatMomento(expira) })}
          {equipo && ` · ${t('usuarios.invitar.equipo', { equipo: equipo.nombre })}`}
        </p>
      </div>
      <Button
        busy={busy}
        aria-label={
          correo === null ? t('usuarios.invitar.retirarEnlace') : t('usuarios.invitar.retirarDe', { correo })
        }
        onClick={onWithdraw}
      >
        {t('usuarios.invitar.retirar')}
      </Button>
    </li>
  );
};

/** Lets an administrator invite people, and shows who has not come yet. */
export const Invitaciones = () => {
  const { t } = useTranslation('configuracion');
  const queryClient = useQueryClient();
  const { registro } = useConfiguracionPublica();
  const [correo, setCorreo] = useState('');
  const [several, setSeveral] = useState(false);
  const [fault, setFault] = useState<string>();
  const { data: pendientes = [] } = useQuery({
    queryKey: keys.invitaciones,
    queryFn: ({ signal }) => getInvitaciones(signal),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.invitaciones });
  const send = useMutation({
    mutationFn: (to: string) => invite({ correo: to }),
    onSuccess: () => {
      setCorreo('');
      void refresh();
    },
  });
  const withdraw = useMutation({
    mutationFn: withdrawInvitacion,
    onSettled: () => void refresh(),
  });
  if (!registro || registro === 'cerrado') return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = isCorreo(correo) ? undefined : t('validacion.correoFormato');
    setFault(wrong);
    if (!wrong) send.mutate(correo.trim());
  };
  const sent = send.data;
  const failed = [send.error, withdraw.error].find((error) => error && statusOf(error) !== 404);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-sm font-semibold">{t('usuarios.invitar.titulo')}</h2>
      <p className="text-xs text-subtle">{t('usuarios.invitar.texto')}</p>
      <form noValidate onSubmit={submit} className="flex max-w-md items-end gap-2">
        <div className="grow">
          <TextField
            label={t('usuarios.invitar.correo')}
            error={fault}
            type="email"
            value={correo}
            onChange={({ target }) => {
              setCorreo(target.value);
              setFault(undefined);
            }}
          />
        </div>
        <Button type="submit" busy={send.isPending}>
          {t('usuarios.invitar.enviar')}
        </Button>
      </form>
      <Button className="self-start" onClick={() => setSeveral(true)}>
        {t('usuarios.invitar.varias')}
      </Button>
      {several && <InvitarDialog onClose={() => setSeveral(false)} />}
      <QuienInvita />
      {failed && <Notice kind="error">{errorText(failed, t('usuarios.invitar.error'))}</Notice>}
      <div role="status" className="flex max-w-md flex-col gap-2">
        {sent?.enviada && (
          <Notice kind="info">{t('usuarios.invitar.enviada', { correo: sent.correo })}</Notice>
        )}
        {sent?.ruta && (
          <>
            <p className="text-sm">{t('usuarios.invitar.entrega', { correo: sent.correo })}</p>
            <EnlaceCopiable url={new URL(sent.ruta, window.location.origin).href} />
          </>
        )}
      </div>
      {pendientes.length > 0 && (
        <>
          <h3 className="text-xs font-semibold text-muted">{t('usuarios.invitar.pendientes')}</h3>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {pendientes.map((invitacion) => (
              <PorAceptar
                key={invitacion._id}
                invitacion={invitacion}
                busy={withdraw.isPending && withdraw.variables === invitacion._id}
                onWithdraw={() => withdraw.mutate(invitacion._id)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
