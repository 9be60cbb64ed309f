import type { Prueba } from '@pmp/contracts/usuarios';
import { rutasLlaves, rutasSesiones } from '@pmp/contracts/usuarios/rutas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { EntrarEmpresa } from '../../../features/acceso/entrar/empresa-lazy';
import { FACTORES, getFactores } from '../../../features/configuracion/api/factores';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { errorText } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { BotonLlave } from '../../../shared/llaves/boton-llave';
import { hayLlaves } from '../../../shared/llaves/hay-llaves';
import { usarLlave } from '../../../shared/llaves/llaves';
import { session, useSession } from '../../../shared/sesion/session';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';

const CAMPO = {
  actual: { type: 'password', autoComplete: 'current-password' },
  codigo: { type: 'text', autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false },
} as const;

const askLlave = async () => usarLlave((await pedir(rutasLlaves.pedirPrueba)).opciones);

/** Asks for the password, a code or a passkey before something dangerous, which goes on by itself afterwards. */
export const ConfirmarSesion = () => {
  const { t } = useTranslation(['factores', 'comun']);
  const { user } = useSession();
  const { empresa } = useConfiguracionPublica();
  const { pathname, search } = useLocation();
  const [con, setCon] = useState<keyof typeof CAMPO>('actual');
  const [texto, setTexto] = useState('');
  const confirm = async (body: Prueba) =>
    session.renew((await pedir(rutasSesiones.confirmar, { body })).token, user);
  const confirming = useMutation({ mutationFn: confirm });
  const factores = useQuery({
    queryKey: FACTORES,
    queryFn: ({ signal }) => getFactores(signal),
    enabled: hayLlaves(),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    confirming.mutate(texto ? { [con]: texto } : {});
  };
  const swap = () => {
    setCon(con === 'actual' ? 'codigo' : 'actual');
    setTexto('');
    confirming.reset();
  };
  return (
    <Dialog
      title={t('confirmar.titulo')}
      description={t('confirmar.texto')}
      onClose={session.decline}
      size="sm"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-3 p-4">
        <Field
          key={con}
          label={t(`confirmar.${con}`)}
          error={confirming.error ? errorText(confirming.error, t('confirmar.error')) : undefined}
          help={t(`confirmar.${con}Ayuda`)}
        >
          {(ids) => (
            <Input
              {...ids}
              {...CAMPO[con]}
              data-initial-focus
              autoFocus
              value={texto}
              onChange={({ target }) => {
                setTexto(target.value);
                confirming.reset();
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button variant="ghost" className="-mx-3" onClick={swap}>
            {t(con === 'actual' ? 'confirmar.conCodigo' : 'confirmar.conContrasena')}
          </Button>
          <Button type="submit" variant="primary" busy={confirming.isPending}>
            {confirming.isPending ? t('confirmar.comprobando') : t('confirmar.continuar')}
          </Button>
        </div>
        {(factores.data?.llaves.length ?? 0) > 0 && (
          <BotonLlave label={t('llave.usar')} act={async () => confirm({ llave: await askLlave() })} />
        )}
        {empresa && (
          <Suspense>
            <EntrarEmpresa
              empresa={empresa}
              recordar={!session.endsWithBrowser()}
              destino={pathname + search}
            />
          </Suspense>
        )}
      </form>
    </Dialog>
  );
};
