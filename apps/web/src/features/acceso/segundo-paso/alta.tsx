import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaveForm } from '../../../shared/segundo-factor/clave-form';
import { Codigos } from '../../../shared/segundo-factor/codigos';
import { BotonLlave } from '../../../shared/llaves/boton-llave';
import { hayLlaves } from '../../../shared/llaves/hay-llaves';
import { crearLlave } from '../../../shared/llaves/llaves';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { beginAltaLlave, confirmAltaLlave } from '../api/llaves';
import { type AltaReply, beginAlta, confirmAlta, type Semilla } from '../api/segundo-paso';
import { AccesoLayout } from '../formulario/acceso-layout';
import type { Asked } from './segundo-paso';

type AltaProps = Asked & { onBack: () => void };

const Pasos = ({ reto, onDone, onBack }: AltaProps) => {
  const { t } = useTranslation('factores');
  const [semilla, setSemilla] = useState<Semilla>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    beginAlta(reto).then(
      (begun) => !left && setSemilla(begun),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [reto]);
  const [done, setDone] = useState<AltaReply>();
  if (done)
    return (
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{t('codigos.titulo')}</h2>
        <p className="text-sm text-muted">{t('codigos.texto')}</p>
        <Codigos codigos={done.codigos} onKept={() => void onDone(done)} />
      </section>
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('clave.texto')}</p>
      {failed && <Notice kind="error">{t('alta.error')}</Notice>}
      {semilla && (
        <ClaveForm semilla={semilla} confirm={(codigo) => confirmAlta({ reto, codigo })} onDone={setDone} />
      )}
      {hayLlaves() && (
        <>
          <p className="text-center text-sm text-muted">{t('llave.o')}</p>
          <BotonLlave
            label={t('llave.crear')}
            act={async () => {
              const llave = await crearLlave(await beginAltaLlave(reto));
              setDone(await confirmAltaLlave({ reto, llave }));
            }}
          />
        </>
      )}
      <Button variant="ghost" className="self-start" onClick={onBack}>
        {t('alta.volver')}
      </Button>
    </div>
  );
};

/** Sets up the second factor that is demanded, in place of asking for it. */
export const Alta = (props: AltaProps) => {
  const { t } = useTranslation('factores');
  if (props.enDialogo)
    return (
      <div className="p-4">
        <Pasos {...props} />
      </div>
    );
  return (
    <AccesoLayout title={t('alta.titulo')} subtitle={t('alta.texto')}>
      <Pasos {...props} />
    </AccesoLayout>
  );
};
