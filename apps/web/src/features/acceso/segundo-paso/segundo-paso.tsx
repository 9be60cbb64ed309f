import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';
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
  onDone: (reply: SesionReply) => Promise<void> | void;
  /** Whoever comes from elsewhere goes back there. */
  onBack?: () => void;
  /** In a dialog that has a title of its own. */
  enDialogo?: boolean;
  /** The company's sign-in asks the next time too, as only the password's shows what is remembered. */
  sinRecordar?: boolean;
}

type SegundoPasoProps = Asked & { onBack: () => void };

const Formulario = ({ reto, onDone, onBack, sinRecordar }: SegundoPasoProps) => {
  const { t } = useTranslation('acceso');
  const [conRecuperacion, setConRecuperacion] = useState(false);
  const [recordar, setRecordar] = useState(false);
  const codigo = useRef<HTMLInputElement>(null);
  useEffect(() => codigo.current?.focus(), [conRecuperacion]);
  const { errors, failure, busy, field, fill, onSubmit } = useAccesoForm({
    initial: { codigo: '' },
    rules: { codigo: (text) => (text.trim() === '' ? t('factor.falta') : undefined) },
    send: async ({ codigo: text }) => {
      const reply = await finishLogin({ reto, codigo: text, ...(recordar && { recordar }) });
      if (reply.dispositivo) localStorage.setItem(dispositivoKey(reply.usuario.correo), reply.dispositivo);
      await onDone(reply);
    },
    fallback: t('factor.error'),
  });
  const swap = () => {
    fill({ codigo: '' });
    setConRecuperacion(!conRecuperacion);
  };
  return (
    <>
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
        {!sinRecordar && (
          <Checkbox
            label={t('factor.recordar', { dias: DIAS_DISPOSITIVO })}
            checked={recordar}
            onChange={({ target }) => setRecordar(target.checked)}
          />
        )}
      </AccesoForm>
      <div className="mt-2 flex flex-wrap justify-between gap-x-2">
        <Button variant="ghost" className="-mx-3" onClick={swap}>
          {conRecuperacion ? t('factor.usarAplicacion') : t('factor.usarRecuperacion')}
        </Button>
        <Button variant="ghost" className="-mx-3" onClick={onBack}>
          {t('factor.volver')}
        </Button>
      </div>
      {conRecuperacion && <p className="mt-2 text-xs text-muted">{t('factor.perdido')}</p>}
    </>
  );
};

/** Asks for the code of an application, or one of those kept for when it is lost. */
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
