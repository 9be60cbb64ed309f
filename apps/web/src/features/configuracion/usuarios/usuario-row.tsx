import type { EstadoUsuario, Rol, UsuarioListado, VinculoEmpresa } from '@pmp/contracts/usuarios';
import { KeyRound, ShieldOff, Unlink, UserX } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { useSession } from '../../../shared/sesion/session';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { DesvincularCuenta } from './desvincular-cuenta';
import { ElegirCuenta } from './elegir-cuenta';
import { EliminarPersona } from './eliminar-persona';
import { EnlaceContrasena } from './enlace-contrasena';
import { Guardado } from '../preferencias/guardado';
import { QuitarFactor } from './quitar-factor';
import { useCuentaSave } from './use-cuenta-save';

const ROLES: readonly Rol[] = ['admin', 'usuario'];
const ESTADOS: readonly EstadoUsuario[] = ['activo', 'inactivo'];

interface UsuarioRowProps {
  usuario: UsuarioListado;
  /** The issuer of the company account linked to it, if any. */
  vinculo: VinculoEmpresa | undefined;
}

export const UsuarioRow = ({ usuario, vinculo }: UsuarioRowProps) => {
  const { t } = useTranslation('configuracion');
  const { user } = useSession();
  const [asking, setAsking] = useState<'desactivar' | 'enlace' | 'desvincular' | 'factor' | 'eliminar'>();
  const save = useCuentaSave(usuario);
  const nameId = useId();
  const { _id, nombre, correo, avatar, rol = 'usuario', estado } = usuario;
  const own = _id === user._id;
  const whyId = useId();
  const leave = () => setAsking(undefined);
  return (
    <li aria-labelledby={nameId} className="flex flex-col gap-2 px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar nombre={nombre} src={avatar} />
        <div className="min-w-40 grow basis-40">
          <p className="flex items-center gap-2 text-sm">
            <span id={nameId} className="truncate font-medium">
              {nombre}
            </span>
            <Guardado busy={save.isPending} done={save.isSuccess} />
          </p>
          <p className="truncate text-xs text-muted">
            {vinculo ? t('usuarios.conEmpresa', { correo }) : correo}
          </p>
          {own && (
            <p id={whyId} className="text-xs text-subtle">
              {t('usuarios.esTuya')}
            </p>
          )}
        </div>
        <div className="flex grow flex-wrap items-center gap-x-1 gap-y-2 sm:grow-0 sm:gap-2">
          <ElegirCuenta
            label={t('usuarios.rolDe', { nombre })}
            value={rol}
            options={ROLES.map((value) => ({ value, label: t(`perfil.roles.${value}`) }))}
            onChange={(value) => save.mutate({ rol: value })}
          />
          <ElegirCuenta
            label={t('usuarios.estadoDe', { nombre })}
            value={estado}
            disabled={own}
            {...(own && { why: whyId })}
            options={ESTADOS.map((value) => ({ value, label: t(`perfil.estados.${value}`) }))}
            onChange={(value) =>
              value === 'inactivo' ? setAsking('desactivar') : save.mutate({ estado: value })
            }
          />
          <IconButton
            label={t(estado === 'activo' ? 'usuarios.enlaceDe' : 'usuarios.sinEntrada', { nombre })}
            Icon={KeyRound}
            disabled={estado !== 'activo'}
            onClick={() => setAsking('enlace')}
          />
          {vinculo && (
            <IconButton
              label={t('usuarios.desvincularDe', { nombre })}
              Icon={Unlink}
              tone="danger"
              onClick={() => setAsking('desvincular')}
            />
          )}
          {usuario.factor && !own && (
            <IconButton
              label={t('usuarios.quitarFactorDe', { nombre })}
              Icon={ShieldOff}
              tone="danger"
              onClick={() => setAsking('factor')}
            />
          )}
          <IconButton
            label={own ? t('usuarios.eliminarPropia') : t('usuarios.eliminarA', { nombre })}
            Icon={UserX}
            tone="danger"
            disabled={own}
            onClick={() => setAsking('eliminar')}
          />
        </div>
      </div>
      {save.isError && <Notice kind="error">{errorText(save.error, t('usuarios.error'))}</Notice>}
      {asking === 'enlace' && <EnlaceContrasena usuario={usuario} onClose={leave} />}
      {asking === 'factor' && <QuitarFactor usuario={usuario} onClose={leave} />}
      {asking === 'eliminar' && <EliminarPersona usuario={usuario} onClose={leave} />}
      {asking === 'desvincular' && vinculo && (
        <DesvincularCuenta usuario={usuario} emisor={vinculo.emisor} onClose={leave} />
      )}
      {asking === 'desactivar' && (
        <ConfirmDialog
          title={t('usuarios.desactivar.titulo', { nombre })}
          text={t('usuarios.desactivar.texto')}
          confirm={t('usuarios.desactivar.confirmar')}
          onCancel={leave}
          onConfirm={() => {
            leave();
            save.mutate({ estado: 'inactivo' });
          }}
        />
      )}
    </li>
  );
};
