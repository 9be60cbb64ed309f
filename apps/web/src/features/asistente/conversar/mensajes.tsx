import type { MensajeAsistente } from '@pmp/contracts/ia';
import { useTranslation } from 'react-i18next';
import { PreguntaBurbuja, Respuesta } from '../respuesta/respuesta-card';
import type { Turno } from './turno';
import { TurnoRespuesta } from './turno-respuesta';

interface MensajesProps {
  conversacion: string | undefined;
  mensajes: MensajeAsistente[];
  /** The parts of the current turn that are not among the messages yet. */
  pregunta: string | undefined;
  respuesta: Turno | undefined;
  canAsk: boolean;
  onPregunta: (pregunta: string) => void;
}

/** The conversation, oldest first, and suggestions for the next question. */
export const Mensajes = (props: MensajesProps) => {
  const { mensajes, pregunta, respuesta, conversacion } = props;
  const { t } = useTranslation('asistente');
  const sugerencias = (respuesta ? respuesta.final : mensajes.at(-1))?.sugerencias ?? [];
  return (
    <>
      <ol
        aria-label={t('conversacion')}
        aria-busy={respuesta?.estado === 'escribiendo'}
        className="flex flex-col gap-5"
      >
        {mensajes.map(({ _id, autor, texto, ...mensaje }) => (
          <li key={_id}>
            {autor === 'persona' ? (
              <PreguntaBurbuja texto={texto} />
            ) : (
              <Respuesta {...mensaje} texto={texto} conversacion={conversacion} />
            )}
          </li>
        ))}
        {pregunta !== undefined && (
          <li>
            <PreguntaBurbuja texto={pregunta} />
          </li>
        )}
        {respuesta && (
          <li className="flex flex-col gap-2">
            <TurnoRespuesta turno={respuesta} onRetry={() => props.onPregunta(respuesta.pregunta)} />
          </li>
        )}
      </ol>
      {sugerencias.length > 0 && (
        <ul aria-label={t('sugerencias')} className="flex flex-wrap gap-2 pt-4 sm:pl-9">
          {sugerencias.map((sugerencia) => (
            <li key={sugerencia}>
              <button
                type="button"
                disabled={!props.canAsk}
                onClick={() => props.onPregunta(sugerencia)}
                className="hit rounded-full border border-line-strong bg-surface px-3 text-left text-sm text-muted transition-colors duration-150 hover:bg-raised hover:text-text disabled:cursor-not-allowed disabled:opacity-60"
              >
                {sugerencia}
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* The whole answer once; piece by piece it would be read over and over. */}
      <p role="status" className="sr-only">
        {respuesta?.final?.texto}
      </p>
    </>
  );
};
