import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../shared/dominio/domain';
import { EnlaceCopiable } from '../../../shared/ui/campos/enlace-copiable';
import { Chip } from '../../../shared/ui/fichas/chip';
import type { FilaTraida } from './fila-traida';

/** What has become of a row so far. */
export type Resultado = { hecha: true; enlace?: string | undefined } | { hecha: false; error: string };

const TONE: Record<FilaTraida['suerte'], Tone> = { crear: 'green', presente: 'neutral', error: 'red' };

interface FilasTraidasProps {
  filas: readonly FilaTraida[];
  resultados: ReadonlyMap<number, Resultado>;
}

/** Each row and what will become of it, or has. */
export const FilasTraidas = ({ filas, resultados }: FilasTraidasProps) => {
  const { t } = useTranslation('importar');
  return (
    <ul aria-label={t('filas.titulo')} className="rounded-card border border-line bg-surface">
      {filas.map(({ fila, titulo, detalle, suerte, motivo }) => {
        const done = resultados.get(fila);
        const failed = done && !done.hecha;
        const said = failed ? done.error : motivo && t(`traer.motivo.${motivo}`);
        const word = done ? (done.hecha ? 'hecha' : 'error') : suerte;
        return (
          <li
            key={fila}
            className="flex flex-col gap-1 border-b border-line px-3 py-2 last:border-b-0 sm:flex-row sm:items-start sm:gap-3"
          >
            <span className="num w-8 shrink-0 pt-0.5 text-xs text-subtle">{fila}</span>
            <div className="min-w-0 grow">
              <p className="text-sm break-words">{titulo || t('traer.sinNada')}</p>
              {detalle && <p className="text-xs break-words text-subtle">{detalle}</p>}
              {said && <p className="text-xs break-words text-muted">{said}</p>}
              {done?.hecha && done.enlace && <EnlaceCopiable url={done.enlace} />}
            </div>
            <span className="self-start">
              <Chip tone={failed ? 'red' : TONE[suerte]}>{t(`traer.suerte.${word}`)}</Chip>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
