import type { Bot, EstadoUsuario, TokenPersonal } from '@pmp/contracts/usuarios';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { Notice } from '../../../shared/ui/pagina/notice';
import { CLAVE_BOTS, createBotToken, forgetBotReadings, revokeBotToken } from '../api/bots';
import { Guardado } from '../preferencias/guardado';
import { CrearToken } from '../tokens/crear-token';
import { QuitarMarca } from '../tokens/quitar-marca';
import { RevocarToken } from '../tokens/revocar-token';
import { TokenRow } from '../tokens/token-row';
import { ElegirCuenta } from '../usuarios/elegir-cuenta';
import { EliminarPersona } from '../usuarios/eliminar-persona';
import { useCuentaSave } from '../usuarios/use-cuenta-save';
import { FormularioBot } from './formulario-bot';

const ESTADOS: readonly EstadoUsuario[] = ['activo', 'inactivo'];

/** One bot, with its tokens. */
export const BotRow = ({ bot }: { bot: Bot }) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const [asking, setAsking] = useState<'editar' | 'token' | 'desactivar' | 'eliminar'>();
  const [revoking, setRevoking] = useState<TokenPersonal>();
  const [forgetting, setForgetting] = useState<TokenPersonal>();
  const nameId = useId();
  const save = useCuentaSave(bot);
  const { _id, nombre, avatar, estado, tokens } = bot;
  const refresh = () => void client.invalidateQueries({ queryKey: CLAVE_BOTS });
  const leave = () => setAsking(undefined);
  const change = (value: EstadoUsuario) => save.mutate({ estado: value }, { onSettled: refresh });
  return (
    <li aria-labelledby={nameId} className="flex flex-col gap-2 px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar nombre={nombre} src={avatar} />
        <p className="flex min-w-40 grow basis-40 items-center gap-2 text-sm">
          <span id={nameId} className="min-w-0 font-medium break-words">
            {nombre}
          </span>
          <Guardado busy={save.isPending} done={save.isSuccess} />
        </p>
        <div className="flex grow items-center gap-2 sm:grow-0">
          <ElegirCuenta
            label={t('usuarios.estadoDe', { nombre })}
            value={estado}
            options={ESTADOS.map((value) => ({ value, label: t(`perfil.estados.${value}`) }))}
            onChange={(value) => (value === 'inactivo' ? setAsking('desactivar') : change(value))}
          />
          <IconButton
            label={t(estado === 'activo' ? 'bots.nuevoTokenDe' : 'usuarios.sinEntrada', { nombre })}
            Icon={KeyRound}
            disabled={estado !== 'activo'}
            onClick={() => setAsking('token')}
          />
          <IconButton
            label={t('bots.editarA', { nombre })}
            Icon={Pencil}
            onClick={() => setAsking('editar')}
          />
          <IconButton
            label={t('usuarios.eliminarA', { nombre })}
            Icon={Trash2}
            tone="danger"
            onClick={() => setAsking('eliminar')}
          />
        </div>
      </div>
      {tokens.length === 0 ? (
        <p className="pl-10 text-xs text-muted">{t('bots.sinTokens')}</p>
      ) : (
        <ul aria-label={t('bots.tokensDe', { nombre })} className="rounded-control border border-line">
          {tokens.map((token) => (
            <TokenRow
              key={token._id}
              token={token}
              onRevoke={() => setRevoking(token)}
              onForget={() => setForgetting(token)}
            />
          ))}
        </ul>
      )}
      {save.isError && <Notice kind="error">{errorText(save.error, t('bots.error'))}</Notice>}
      {asking === 'editar' && <FormularioBot bot={bot} onClose={leave} />}
      {asking === 'token' && (
        <CrearToken make={(nuevo) => createBotToken(_id, nuevo)} listed={CLAVE_BOTS} onClose={leave} />
      )}
      {asking === 'eliminar' && (
        <EliminarPersona
          usuario={bot}
          onClose={() => {
            refresh();
            leave();
          }}
        />
      )}
      {asking === 'desactivar' && (
        <ConfirmDialog
          title={t('usuarios.desactivar.titulo', { nombre })}
          text={t('bots.desactivarTexto')}
          confirm={t('usuarios.desactivar.confirmar')}
          onCancel={leave}
          onConfirm={() => {
            leave();
            change('inactivo');
          }}
        />
      )}
      {forgetting && (
        <QuitarMarca
          token={forgetting}
          forget={(token) => forgetBotReadings(_id, token)}
          listed={CLAVE_BOTS}
          onClose={() => setForgetting(undefined)}
        />
      )}
      {revoking && (
        <RevocarToken
          token={revoking}
          revoke={(token) => revokeBotToken(_id, token)}
          onGone={refresh}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </li>
  );
};
