import { Paperclip } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elemento } from '../../../shared/elementos/elementos';
import { useAdministra } from '../../../shared/queries/use-administra';
import { useProyecto } from '../../../shared/queries/use-proyecto';
import { useSession } from '../../../shared/sesion/session';
import { Button } from '../../../shared/ui/controles/button';
import { AdjuntoItem } from './adjunto-item';
import { SubidaItem } from './subida-item';
import type { Subidas } from './use-subidas';

const ACCEPT = '.png,.jpg,.jpeg,.pdf,.doc,.docx';

interface AdjuntosProps {
  /** Undefined until it is created. */
  elemento: Elemento | undefined;
  subidas: Subidas;
}

/** Those that are there already. */
const Subidos = ({ elemento: { entidad, datos } }: { elemento: Elemento }) => {
  const { _id, archivos = [], proyecto } = datos;
  const { user } = useSession();
  const someOthers = archivos.some(({ subidoPor }) => subidoPor?._id !== user._id);
  const { data } = useProyecto(proyecto);
  const administra = useAdministra(data?.equipo._id, someOthers);
  return archivos.map((archivo) => (
    <AdjuntoItem
      key={archivo._id}
      de={{ entidad, id: _id }}
      archivo={archivo}
      mayDelete={administra || archivo.subidoPor?._id === user._id}
    />
  ));
};

/** The files of an item: chosen or dropped, listed, downloaded, deleted. */
export const Adjuntos = ({ elemento, subidas }: AdjuntosProps) => {
  const { t } = useTranslation('backlog');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    subidas.add(event.dataTransfer.files);
  };
  const archivos = elemento?.datos.archivos ?? [];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-medium">
        {t('adjuntos.titulo')}
        {archivos.length > 0 && <span className="num ml-1.5 font-normal text-subtle">{archivos.length}</span>}
      </h3>
      {archivos.length + subidas.subidas.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {elemento && <Subidos elemento={elemento} />}
          {subidas.subidas.map((subida) => (
            <SubidaItem key={subida.id} subida={subida} onDrop={subidas.drop} onRetry={subidas.retry} />
          ))}
        </ul>
      )}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-dashed px-3 py-2 text-sm ${
          over ? 'border-accent bg-accent-soft' : 'border-line-strong'
        }`}
      >
        <Button onClick={() => input.current?.click()} icon={<Paperclip aria-hidden className="size-4" />}>
          {t('adjuntos.elegir')}
        </Button>
        <span className="min-w-0">
          <span className="text-muted max-sm:hidden pointer-coarse:hidden">{t('adjuntos.soltar')}</span>
          <span className="block text-xs text-subtle">{t('adjuntos.limite')}</span>
        </span>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPT}
          aria-label={t('adjuntos.elegir')}
          className="hidden"
          onChange={(event) => {
            subidas.add(event.target.files ?? []);
            event.target.value = '';
          }}
        />
      </div>
    </section>
  );
};
