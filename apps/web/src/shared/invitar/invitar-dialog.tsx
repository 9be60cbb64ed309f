import type { RolEquipo } from '@pmp/contracts/usuarios';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../http/errors';
import { getEquiposElegibles } from '../queries/get-equipos-elegibles';
import { keys } from '../queries/keys';
import { useSession } from '../sesion/session';
import { Field } from '../ui/campos/field';
import { Textarea } from '../ui/campos/input';
import { ChoiceField } from '../ui/campos/select';
import { Button } from '../ui/controles/button';
import { Segmented } from '../ui/controles/segmented';
import { Dialog } from '../ui/dialogos/dialog';
import { Notice } from '../ui/pagina/notice';
import { correosIn } from './correos';
import type { Destino } from './destino';
import { EnlaceAbierto } from './enlace-abierto';
import { Invitadas } from './invitadas';
import { inviteMany } from './invitaciones-api';

interface InvitarDialogProps {
  /** The team that whoever comes joins; without it, one is chosen, or none. */
  equipo?: { _id: string; nombre: string } | undefined;
  proyecto?: string;
  /** An address that somebody has typed already. */
  correo?: string;
  onClose: () => void;
}

/** Stands for no team: the list refuses an empty value. */
const NINGUNO = 'ninguno';
const ROLES: readonly RolEquipo[] = ['miembro', 'admin'];

/** Invites people by their addresses, or makes a link that several may use. */
const InvitarDialog = ({ equipo, proyecto, correo = '', onClose }: InvitarDialogProps) => {
  const { t } = useTranslation('invitar');
  const client = useQueryClient();
  const { user } = useSession();
  const [texto, setTexto] = useState(correo);
  const [rol, setRol] = useState<RolEquipo>('miembro');
  const [chosen, setChosen] = useState(equipo?._id ?? NINGUNO);
  const { data: equipos = [] } = useQuery({
    queryKey: [...keys.invitaciones, 'equipos'],
    queryFn: ({ signal }) => getEquiposElegibles(signal),
    enabled: !equipo && user.rol === 'admin',
  });
  const destino: Destino = {
    ...(chosen !== NINGUNO && { equipo: chosen, rol }),
    ...(proyecto && { proyecto }),
  };
  const correos = correosIn(texto);
  const [fault, setFault] = useState<string>();
  const sending = useMutation({
    mutationFn: () => inviteMany({ correos, ...destino }),
    onSuccess: () => {
      setTexto('');
      void client.invalidateQueries({ queryKey: keys.invitaciones });
      void client.invalidateQueries({ queryKey: keys.equipos });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (correos.length === 0) setFault(t('falta'));
    else sending.mutate();
  };
  return (
    <Dialog
      title={equipo ? t('tituloEquipo', { equipo: equipo.nombre }) : t('titulo')}
      description={t('texto')}
      onClose={onClose}
      dirty={texto !== correo && texto.trim() !== ''}
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4">
        <form noValidate onSubmit={submit} className="flex flex-col gap-3">
          <Field label={t('correos')} help={t('correosAyuda')} error={fault} required>
            {(ids) => (
              <Textarea
                {...ids}
                data-initial-focus
                rows={4}
                value={texto}
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => {
                  setTexto(target.value);
                  setFault(undefined);
                }}
              />
            )}
          </Field>
          {equipos.length > 0 && (
            <ChoiceField
              label={t('equipo')}
              value={chosen}
              onChange={setChosen}
              options={[
                { value: NINGUNO, label: t('sinEquipo') },
                ...equipos.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
              ]}
            />
          )}
          {chosen !== NINGUNO && (
            <Segmented
              label={t('rol')}
              value={rol}
              options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
              onChange={setRol}
            />
          )}
          {sending.error && <Notice kind="error">{errorText(sending.error, t('error'))}</Notice>}
          <Button type="submit" variant="primary" busy={sending.isPending} className="self-start">
            {sending.isPending ? t('enviando') : t('enviar', { count: Math.max(correos.length, 1) })}
          </Button>
        </form>
        <div role="status">{sending.data && <Invitadas invitadas={sending.data} />}</div>
        <section className="flex flex-col gap-2 border-t border-line pt-4">
          <h3 className="text-sm font-semibold">{t('abierto.titulo')}</h3>
          <p className="text-xs text-subtle">{t('abierto.texto')}</p>
          <EnlaceAbierto destino={destino} />
        </section>
      </div>
    </Dialog>
  );
};

export default InvitarDialog;
