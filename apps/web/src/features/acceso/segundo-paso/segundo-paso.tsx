import type { SegundoPaso as Paso } from '@pmp/contracts/usuarios';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BotonLlave } from '../../../shared/llaves/boton-llave';
import { hayLlaves } from '../../../shared/llaves/hay-llaves';
import { usarLlave } from '../../../shared/llaves/llaves';
import { Button } from '../../../shared/ui/controles/button';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';
import { askForStep } from '../api/llaves';
import { dispositivoKey, type SesionReply } from '../api/login';
import { finishLogin } from '../api/segundo-paso';
import { AccesoForm } from '../formulario/acceso-form';
import { AccesoLayout } from '../formulario/acceso-layout';
import { useAccesoForm } from '../formulario/use-acceso-form';

const DIAS_DISPOSITIVO = 30;

export interface Asked {
  /** What the server gave for this step. */
  reto: string;
  /** The account has no second factor yet, and one is demanded. */
  alta?: true;
  /** By what it can be done, besides a recovery code. */
  medios?: readonly ('totp' | 'llave')[];
  onDone: (reply: SesionReply) => Promise<void> | void;
  /** Whoever comes from elsewhere goes back there. */
  onBack?: () => void;
  /** In a dialog that has a title of its own. */
  enDialogo?: boolean;
  /** The company's sign-in asks the next time too, as only the password's shows what is remembered. */
  sinRecordar?: boolean;
}

type SegundoPasoProps = Asked & { onBack: () => void };

const Formulario = ({ reto, medios = ['totp'], onDone, onBack, sinRecordar }: SegundoPasoProps) => {
  const { t } = useTranslation(['acceso', 'factores']);
  const conAplicacion = medios.includes('totp');
  const conLlave = medios.includes('llave') && hayLlaves();
  const [conRecuperacion, setConRecuperacion] = useState(!conAplicacion && !conLlave);
  // Where the key is all that they have, its button is the one thing to press.
  const conCodigo = conAplicacion || conRecuperacion;
  const [recordar, setRecordar] = useState(false);
  const codigo = useRef<HTMLInputElement>(null);
  useEffect(() => {
    codigo.current?.focus();
  }, [conCodigo, conRecuperacion]);
  const finish = async (shown: Pick<Paso, 'codigo' | 'llave'>) => {
    const reply = await finishLogin({ reto, ...shown, ...(recordar && { recordar }) });
    if (reply.dispositivo) localStorage.setItem(dispositivoKey(reply.usuario.correo), reply.dispositivo);
    await onDone(reply);
  };
  const { errors, failure, busy, field, fill, onSubmit } = useAccesoForm({
    initial: { codigo: '' },
    rules: { codigo: (text) => (text.trim() === '' ? t('factor.falta') : undefined) },
    send: ({ codigo: text }) => finish({ codigo: text }),
    fallback: t('factor.error'),
  });
  const swap = () => {
    fill({ codigo: '' });
    setConRecuperacion(!conRecuperacion);
  };
  const recuerdo = !sinRecordar && (
    <Checkbox
      label={t('factor.recordar', { dias: DIAS_DISPOSITIVO })}
      checked={recordar}
      onChange={({ target }) => setRecordar(target.checked)}
    />
  );
  return (
    <>
      {conLlave && (
        <div className="mb-3 flex flex-col gap-3">
          <BotonLlave
            label={t('factores:llave.usar')}
            variant={conCodigo ? 'secondary' : 'primary'}
            act={async () => finish({ llave: await usarLlave(await askForStep(reto)) })}
          />
          {conCodigo ? <p className="text-center text-sm text-muted">{t('factores:llave.o')}</p> : recuerdo}
        </div>
      )}
      {conCodigo && (
        <AccesoForm
          submit={t('factor.continuar')}
          sending={t('factor.comprobando')}
          busy={busy}
          failure={errors.codigo ? undefined : failure}
          onSubmit={onSubmit}
        >
          <Field
            label={conRecuperacion ? t('factor.recuperacion') : t('factor.codigo')}
            help={conRecuperacion ? t('factor.recuperacionAyuda') : t('factor.codigoAyuda')}
            error={errors.codigo}
            required
            reserve
          >
            {(ids) => (
              <Input
                {...ids}
                {...field('codigo')}
                ref={codigo}
                autoComplete={conRecuperacion ? 'off' : 'one-time-code'}
                inputMode={conRecuperacion ? 'text' : 'numeric'}
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          {recuerdo}
        </AccesoForm>
      )}
      <div className="mt-2 flex flex-wrap justify-between gap-x-2">
        {(conAplicacion || !conRecuperacion) && (
          <Button variant="ghost" className="-mx-3" onClick={swap}>
            {conRecuperacion ? t('factor.usarAplicacion') : t('factor.usarRecuperacion')}
          </Button>
        )}
        <Button variant="ghost" className="-mx-3" onClick={onBack}>
          {t('factor.volver')}
        </Button>
      </div>
      {conRecuperacion && <p className="mt-2 text-xs text-muted">{t('factor.perdido')}</p>}
    </>
  );
};

/** Asks for a passkey, the code of an application, or one of those kept for when it is lost. */
export const SegundoPaso = (props: SegundoPasoProps) => {
  const { t } = useTranslation('acceso');
  if (props.enDialogo)
    return (
      <div className="p-4">
        <Formulario {...props} />
      </div>
    );
  return (
    <AccesoLayout title={t('factor.titulo')} subtitle={t('factor.subtitulo')}>
      <Formulario {...props} />
    </AccesoLayout>
  );
};
