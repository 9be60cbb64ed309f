import type { PropuestaAsistente } from '@pmp/contracts/ia';
import { Bot, Table2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';
import { Notice } from '../../../shared/ui/pagina/notice';
import { MotorLabel } from '../estado/motor-label';
import { PropuestaCard } from './propuesta-card';
import { RespuestaTexto } from './respuesta-texto';

interface RespuestaProps {
  texto: string;
  aviso?: string | null | undefined;
  motor?: string | null | undefined;
  /** When it was written; absent while it still is. */
  timestamp?: string | undefined;
  propuesta?: PropuestaAsistente | null | undefined;
  /** What was looked up for it, in words. */
  consulta?: string | null | undefined;
  /** The same in the language of queries. */
  q?: string | null | undefined;
  conversacion?: string | undefined;
  /** Shown below: its progress, or how it ended. */
  children?: ReactNode;
}

const RespuestaBase = (props: RespuestaProps) => {
  const { texto, aviso, motor, timestamp, propuesta, consulta, q } = props;
  const { t } = useTranslation('asistente');
  return (
    <div className="flex gap-2.5">
      <span className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-text">
        <Bot aria-hidden className="size-4" />
      </span>
      <div className="flex min-w-0 grow flex-col gap-2 pt-0.5">
        {aviso && <Notice kind="warning">{aviso}</Notice>}
        {texto && <RespuestaTexto texto={texto} />}
        {consulta && consulta !== q && (
          <p className="text-xs break-words text-subtle">{t('consulta', { texto: consulta })}</p>
        )}
        {q && (
          <Link
            to={paths.consulta(q)}
            title={t('verEnVistas')}
            className="hit inline-flex w-fit max-w-full items-center gap-1.5 rounded-control text-xs text-accent-text hover:underline"
          >
            <Table2 aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">{t('verEnVistas')}: </span>
            <code className="min-w-0 truncate font-mono">{q}</code>
          </Link>
        )}
        {propuesta && <PropuestaCard propuesta={propuesta} conversacion={props.conversacion} />}
        {props.children}
        {motor && (
          <p className="text-xs text-subtle">
            <MotorLabel motor={motor} />
            {timestamp && (
              <>
                {' · '}
                <MomentoRelativo iso={timestamp} />
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
};

/** An answer with its engine, time and proposal. Memoised: many answers stand above the one that is being written. */
export const Respuesta = memo(RespuestaBase);

/** The person's question. */
export const PreguntaBurbuja = ({ texto }: { texto: string }) => (
  <div className="flex justify-end">
    <p className="max-w-[85%] rounded-card bg-accent-soft px-3 py-1.5 text-base break-words whitespace-pre-wrap">
      {texto}
    </p>
  </div>
);
