import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, fieldErrors } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { isTooLong } from '../../shared/validators';
import { Button } from '../../shared/ui/button';
import { createElemento } from './api/save-elemento';
import { useBacklogContext } from './backlog-context';

interface AnadirRowProps {
  entidad: 'historia' | 'tarea';
  /** The epic or story it goes into. */
  padre: string;
}

interface Envio {
  _id: string;
  titulo: string;
  error?: string;
}

/** A title and Enter: it is made, and the field waits for the next. One after the other, so the order stays. */
export const AnadirRow = ({ entidad, padre }: AnadirRowProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const { proyectoId } = useBacklogContext();
  const [titulo, setTitulo] = useState('');
  const [envios, setEnvios] = useState<Envio[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const send = (envio: Envio) => {
    const place = entidad === 'historia' ? { epicaId: padre } : { historiaId: padre };
    queue.current = queue.current
      .then(() =>
        createElemento(entidad, { _id: envio._id, titulo: envio.titulo, proyecto: proyectoId, ...place }),
      )
      .then(
        () => setEnvios((now) => now.filter(({ _id }) => _id !== envio._id)),
        (failure: unknown) => {
          const error = fieldErrors(failure)[0]?.message ?? errorText(failure, t(`error.${entidad}`));
          setEnvios((now) => now.map((each) => (each._id === envio._id ? { ...each, error } : each)));
        },
      );
  };
  const add = () => {
    const text = titulo.trim();
    if (!text || isTooLong(text)) return;
    const envio = { _id: newId(), titulo: text };
    setEnvios((now) => [...now, envio]);
    setTitulo('');
    send(envio);
  };
  const retry = (envio: Envio) => {
    const again = { _id: envio._id, titulo: envio.titulo };
    setEnvios((now) => now.map((each) => (each._id === envio._id ? again : each)));
    send(again);
  };

  const label = entidad === 'historia' ? t('otraHistoria') : t('otraTarea');
  return (
    <div className={entidad === 'historia' ? 'pr-2 pl-2 sm:pl-9' : 'pr-2 pl-4 sm:pl-17'}>
      {envios.map((envio) => (
        <p key={envio._id} className="flex flex-wrap items-center gap-2 px-2 py-1 text-sm text-muted">
          <span className="min-w-0 break-words">{envio.titulo}</span>
          {envio.error ? (
            <>
              <span role="alert" className="text-danger-text">
                {envio.error}
              </span>
              <Button onClick={() => retry(envio)}>{t('comun:accion.reintentar')}</Button>
              <Button
                variant="ghost"
                onClick={() => setEnvios((now) => now.filter(({ _id }) => _id !== envio._id))}
              >
                {t('comun:accion.descartar')}
              </Button>
            </>
          ) : (
            <span className="text-subtle">{t('comun:ocupado.guardando')}</span>
          )}
        </p>
      ))}
      <div className="flex items-center gap-1.5 text-subtle">
        <Plus aria-hidden className="ml-1 size-4 shrink-0" />
        <input
          value={titulo}
          onChange={(event) => setTitulo(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) add();
            if (event.key === 'Escape') setTitulo('');
          }}
          aria-label={label}
          placeholder={label}
          className="hit min-w-0 grow rounded-control bg-transparent px-1 text-sm text-text focus-visible:outline-offset-0"
        />
        {isTooLong(titulo) && <span className="text-xs text-danger-text">{t('validacion.largo')}</span>}
        {titulo.trim() !== '' && !isTooLong(titulo) && (
          <span className="text-xs whitespace-nowrap max-sm:hidden">{t('introAnade')}</span>
        )}
      </div>
    </div>
  );
};
