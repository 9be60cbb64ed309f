import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { errorText, statusOf } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { type EtiquetaContada, useEtiquetas } from '../../../shared/queries/use-etiquetas';
import { Input } from '../../../shared/ui/campos/input';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { COLORES } from '../../../shared/ui/fichas/etiqueta';
import { Notice } from '../../../shared/ui/pagina/notice';
import { useRetenidos } from '../eliminar/use-retenidos';
import { EtiquetaFila } from './etiqueta-fila';
import { createEtiqueta, deleteEtiqueta, updateEtiqueta } from './etiquetas-api';

const NONE: EtiquetaContada[] = [];

/** The labels of a project: made, named, coloured, put in order and deleted; each change is saved at once. */
export const EtiquetasDialog = ({ proyectoId, onClose }: { proyectoId: string; onClose: () => void }) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const queryClient = useQueryClient();
  const { data: suyas = NONE, isPending, isError } = useEtiquetas(proyectoId);
  const { items: data, ...retenidas } = useRetenidos(suyas);
  const campo = useRef<HTMLInputElement>(null);
  const [nueva, setNueva] = useState({ _id: newId(), nombre: '' });
  const reread = () => queryClient.invalidateQueries({ queryKey: keys.etiquetas(proyectoId) });
  const save = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onSettled: reread,
  });
  const move = (at: number, by: 1 | -1) => {
    const order = [...suyas];
    const [moved] = order.splice(at, 1);
    if (moved) order.splice(at + by, 0, moved);
    save.mutate(async () => {
      for (const [orden, each] of order.entries())
        if (each.orden !== orden) await updateEtiqueta(each, { orden });
    });
  };
  const remove = (etiqueta: EtiquetaContada) =>
    save.mutate(async () => {
      const devolver = await deleteEtiqueta(etiqueta);
      deshacer.offer({
        tipo: 'cambio',
        _id: newId(),
        titulo: t('etiquetas.eliminada', { nombre: etiqueta.nombre }),
        undo: async () => {
          await devolver();
          await reread();
          return 0;
        },
      });
    });
  const saved = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await save.mutateAsync(call);
      return true;
    } catch {
      return false;
    }
  };
  const rename = (etiqueta: EtiquetaContada, nombre: string) =>
    saved(async () => {
      try {
        const { version } = retenidas.antes(etiqueta._id) ?? etiqueta;
        await updateEtiqueta(etiqueta, { nombre, version });
      } catch (error) {
        if (statusOf(error) === 404) retenidas.hold(etiqueta, nombre);
        // Who has been told of another's change may save over it.
        else retenidas.release(etiqueta._id);
        throw error;
      }
    });
  const remake = ({ color }: EtiquetaContada, nombre: string) =>
    saved(() => createEtiqueta(proyectoId, { _id: newId(), nombre, color }, (suyas.at(-1)?.orden ?? -1) + 1));
  const escrito = nueva.nombre.trim();
  return (
    <Dialog
      title={t('etiquetas.titulo')}
      description={t('etiquetas.texto')}
      dirty={escrito !== '' || data !== suyas}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!escrito) return;
          const color = COLORES[1 + (data.length % (COLORES.length - 1))];
          const datos = { _id: nueva._id, nombre: escrito, color };
          const ultima = data.at(-1)?.orden ?? -1;
          save.mutate(() => createEtiqueta(proyectoId, datos, ultima + 1), {
            onSuccess: () => setNueva({ _id: newId(), nombre: '' }),
          });
        }}
        className="flex gap-2 border-b border-line px-4 py-3"
      >
        <Input
          ref={campo}
          aria-label={t('etiquetas.nueva')}
          placeholder={t('etiquetas.nueva')}
          maxLength={40}
          value={nueva.nombre}
          onChange={({ target }) => setNueva((before) => ({ ...before, nombre: target.value }))}
        />
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!escrito}>
          {t('comun:accion.crear')}
        </Button>
      </form>
      {save.error && (
        <div className="px-4 pt-3">
          <Notice kind="error">{errorText(save.error, t('comun:error.red'))}</Notice>
        </div>
      )}
      {isPending || isError || data.length === 0 ? (
        <p role="status" className="px-4 py-6 text-center text-sm text-muted">
          {isPending ? t('comun:cargando') : isError ? t('comun:error.sinDatos') : t('etiquetas.vacio')}
        </p>
      ) : (
        <ul className="min-h-0 overflow-y-auto pb-[env(safe-area-inset-bottom)]">
          {data.map((etiqueta, at) => (
            <EtiquetaFila
              key={etiqueta._id}
              etiqueta={etiqueta}
              isFirst={at === 0}
              isLast={at === data.length - 1}
              busy={save.isPending}
              isGone={retenidas.isGone(etiqueta._id)}
              onAbrir={() => retenidas.hold(etiqueta)}
              onCerrar={() => {
                if (retenidas.isGone(etiqueta._id)) campo.current?.focus();
                retenidas.release(etiqueta._id);
              }}
              onNombre={(nombre) => rename(etiqueta, nombre)}
              onConservar={(nombre) => remake(etiqueta, nombre)}
              onColor={(color) =>
                save.mutate(() => updateEtiqueta(etiqueta, { color, version: etiqueta.version }))
              }
              onMove={(by) => move(at, by)}
              onDelete={() => remove(etiqueta)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
};
