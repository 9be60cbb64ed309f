import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../shared/i18n/server-text';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { Respuesta } from '../respuesta/respuesta-card';
import type { Turno } from './turno';

interface TurnoRespuestaProps {
  turno: Turno;
  onRetry: () => void;
}

/** The answer under way, or what became of it. */
export const TurnoRespuesta = ({ turno, onRetry }: TurnoRespuestaProps) => {
  const { t } = useTranslation(['asistente', 'comun']);
  const { estado, final, texto, paso } = turno;
  if (final)
    return (
      <Respuesta
        texto={final.texto}
        aviso={final.aviso}
        motor={final.motor}
        timestamp={final.timestamp}
        propuesta={final.propuesta}
        consulta={final.consulta}
        q={final.q}
        conversacion={turno.conversacionId}
      />
    );
  const failed = estado === 'fallido';
  return (
    <>
      <Respuesta
        texto={failed ? t('error.enChat') : texto}
        aviso={failed ? undefined : turno.aviso}
        motor={failed ? undefined : turno.motor}
      >
        {estado === 'escribiendo' && (
          <Spinner label={paso ?? t(texto ? 'escribiendo' : 'pensando')} className="justify-start!" />
        )}
        {estado === 'detenido' && <p className="text-sm text-subtle italic">{t('detenida')}</p>}
      </Respuesta>
      {failed && (
        <Notice
          kind="error"
          title={t('error.mensaje')}
          action={
            <Button onClick={onRetry} icon={<RotateCw aria-hidden className="size-3.5" />}>
              {t('comun:accion.reintentar')}
            </Button>
          }
        >
          {turno.detalle && serverText(turno.detalle)}
        </Notice>
      )}
    </>
  );
};
