import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/navegar/paths';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { uploadImportacion } from '../api/importaciones';
import { Ayuda } from './ayuda';
import { soltados } from './soltados';
import { type Clase, useDestino } from './use-destino';

/** As the contract says; the server refuses more, but not before all of it has been sent. */
const MAX_MB = 50;

/** React does not know it. */
const OF_A_FOLDER = { webkitdirectory: '' };

/** Chooses where the work goes and the file that it comes in. */
export const Subir = () => {
  const { t } = useTranslation('importar');
  const {
    clase,
    setClase,
    proyecto,
    setProyecto,
    proyectos,
    equipo,
    setEquipo,
    equipos,
    query,
    sinEquipo,
    destino,
  } = useDestino();
  const [over, setOver] = useState(false);
  const [part, setPart] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const carpeta = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const file = files.length > 1 ? await (await import('./juntar')).juntar(files) : files[0];
      if (!file) throw new Error(t('subir.sinTabla'));
      if (file.size > MAX_MB * 1024 * 1024) throw new Error(t('subir.grande', { max: MAX_MB }));
      return uploadImportacion(file, destino!, setPart);
    },
    onSuccess: ({ _id }) => void navigate(paths.importar(_id)),
  });
  const send = (files: readonly File[]) => {
    if (!files.length || !destino) return;
    setPart(0);
    mutate(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void soltados(event.dataTransfer).then(send);
  };
  if (sinEquipo)
    return (
      <EmptyState
        drawing="people"
        title={t('sinEquipo.titulo')}
        text={t('sinEquipo.texto')}
        action={
          <ButtonLink variant="primary" to={paths.empezar}>
            {t('sinEquipo.accion')}
          </ButtonLink>
        }
      />
    );
  const choosing = {
    type: 'file',
    hidden: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      send([...(target.files ?? [])]);
      // The same file again, once it has been mended.
      target.value = '';
    },
  };
  const clases = (['nuevo', 'existente'] as const).map((value) => ({ value, label: t(`destino.${value}`) }));
  return (
    <section aria-label={t('subir.titulo')} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('intro')}</p>
      {query.error && clase === 'nuevo' && <RetryNotice message={t('destino.errorEquipos')} query={query} />}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <div className="flex flex-col items-start gap-1">
          <span className="text-sm font-medium">{t('destino.titulo')}</span>
          <Segmented<Clase> label={t('destino.titulo')} value={clase} options={clases} onChange={setClase} />
        </div>
        {clase === 'nuevo' ? (
          <ChoiceField
            label={t('destino.equipo')}
            value={equipo}
            options={equipos.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
            placeholder={t('destino.elige')}
            onChange={setEquipo}
          />
        ) : (
          <ChoiceField
            label={t('destino.proyecto')}
            value={proyecto}
            options={proyectos.map(({ _id, nombre, clave }) => ({
              value: _id,
              label: `${clave} · ${nombre}`,
            }))}
            placeholder={t('destino.elige')}
            onChange={setProyecto}
          />
        )}
      </div>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-col items-center gap-3 rounded-card border border-dashed px-4 py-10 text-center transition-colors duration-150 ${
          over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface'
        }`}
      >
        <FileUp aria-hidden className="size-6 text-subtle" />
        <p className="text-sm">{t('subir.suelta')}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            variant="primary"
            busy={isPending}
            disabled={!destino}
            onClick={() => input.current?.click()}
          >
            {isPending ? t('subir.leyendo', { parte: Math.round(part * 100) }) : t('subir.elegir')}
          </Button>
          <Button disabled={!destino || isPending} onClick={() => carpeta.current?.click()}>
            {t('subir.carpeta')}
          </Button>
        </div>
        <input ref={input} {...choosing} multiple />
        <input ref={carpeta} {...choosing} {...OF_A_FOLDER} />
        <p className="text-xs text-subtle">{t('subir.ayuda', { max: MAX_MB })}</p>
      </div>
      {error && <Notice kind="error">{error.message}</Notice>}
      <Ayuda />
    </section>
  );
};
