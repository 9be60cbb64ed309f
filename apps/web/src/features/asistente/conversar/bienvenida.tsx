import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { PREGUNTAS } from './preguntas';

interface BienvenidaProps {
  disabled: boolean;
  onPregunta: (pregunta: string) => void;
}

/** Suggests questions before the first one; none while there is no project that they could be about. */
export const Bienvenida = ({ disabled, onPregunta }: BienvenidaProps) => {
  const { t } = useTranslation('asistente');
  const { data: proyectos } = useProyectos();
  const isEmpty = proyectos?.length === 0;
  return (
    <div className="flex grow flex-col items-center justify-center gap-4 py-6">
      <div className="flex flex-col items-center gap-2 text-center">
        <Bot aria-hidden className="size-8 text-accent-text" strokeWidth={1.5} />
        <h2 className="text-lg font-semibold">{t('bienvenida.titulo')}</h2>
        <p className="max-w-md text-sm text-muted">
          {t(isEmpty ? 'bienvenida.sinProyectos' : 'bienvenida.texto')}
        </p>
      </div>
      {!isEmpty && (
        <ul aria-label={t('bienvenida.sugerencias')} className="grid w-full gap-2 sm:grid-cols-2">
          {PREGUNTAS.map(({ clave, pregunta, Icon }) => (
            <li key={clave}>
              <button
                type="button"
                disabled={disabled}
                onClick={() => onPregunta(pregunta)}
                className="hit flex w-full items-center gap-2.5 rounded-card border border-line bg-surface px-3 py-2 text-left text-sm transition-colors duration-150 hover:border-line-strong hover:bg-raised disabled:cursor-not-allowed disabled:text-muted"
              >
                <Icon aria-hidden className="size-4 shrink-0 text-subtle" />
                {t(`bienvenida.pregunta.${clave}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
