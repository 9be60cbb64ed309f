import type { Plantilla, TipoPlantilla } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { errorText } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { Button } from '../../../shared/ui/controles/button';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { Notice } from '../../../shared/ui/pagina/notice';
import { creaDe } from './crea';
import { PlantillaForm } from './plantilla-form';
import { deletePlantilla, usePlantillas } from './plantillas-api';

const TIPOS: readonly TipoPlantilla[] = ['epica', 'historia', 'tarea'];
const NONE: Plantilla[] = [];

interface PlantillasDialogProps {
  proyectoId: string;
  onUsar: (plantilla: Plantilla) => void;
  onClose: () => void;
}

/** The templates of a project: used, made, rewritten and deleted. */
export const PlantillasDialog = ({ proyectoId, onUsar, onClose }: PlantillasDialogProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const queryClient = useQueryClient();
  const { data = NONE, isPending, isError } = usePlantillas(proyectoId);
  const [escrita, setEscrita] = useState<{ tipo: TipoPlantilla; plantilla?: Plantilla }>();
  const reread = () => queryClient.invalidateQueries({ queryKey: keys.plantillas(proyectoId) });
  const remove = useMutation({
    mutationFn: (plantilla: Plantilla) => deletePlantilla(plantilla),
    onSuccess: (devolver, { nombre }) =>
      deshacer.offer({
        tipo: 'cambio',
        _id: newId(),
        titulo: t('plantillas.eliminada', { nombre }),
        undo: async () => {
          await devolver();
          await reread();
          return 0;
        },
      }),
    onSettled: reread,
  });
  if (escrita)
    return (
      <PlantillaForm
        proyectoId={proyectoId}
        tipo={escrita.tipo}
        plantilla={escrita.plantilla}
        isGone={!isPending && !isError && !data.some(({ _id }) => _id === escrita.plantilla?._id)}
        onClose={() => setEscrita(undefined)}
      />
    );
  return (
    <Dialog title={t('plantillas.titulo')} description={t('plantillas.texto')} onClose={onClose}>
      <div
        role="group"
        aria-label={t('plantillas.crear')}
        className="flex flex-wrap gap-2 border-b border-line px-4 py-3"
      >
        {TIPOS.map((tipo) => (
          <Button
            key={tipo}
            icon={<Plus aria-hidden className="size-4" />}
            onClick={() => setEscrita({ tipo })}
          >
            {t(`plantillas.de.${tipo}`)}
          </Button>
        ))}
      </div>
      {remove.error && (
        <div className="px-4 pt-3">
          <Notice kind="error">{errorText(remove.error, t('comun:error.red'))}</Notice>
        </div>
      )}
      {isPending || isError || data.length === 0 ? (
        <p role="status" className="px-4 py-6 text-center text-sm text-muted">
          {isPending ? t('comun:cargando') : isError ? t('comun:error.sinDatos') : t('plantillas.vacio')}
        </p>
      ) : (
        <ul className="min-h-0 overflow-y-auto pb-[env(safe-area-inset-bottom)]">
          {TIPOS.flatMap((tipo) => data.filter((each) => each.tipo === tipo)).map((plantilla) => (
            <li
              key={plantilla._id}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-2 last:border-b-0"
            >
              <div className="min-w-0 flex-1 basis-36">
                <p className="text-sm font-medium break-words">{plantilla.nombre}</p>
                <p className="num text-xs text-subtle">{creaDe(t, plantilla.tipo, plantilla.contenido)}</p>
              </div>
              <Button
                aria-label={t('plantillas.usarEsta', { nombre: plantilla.nombre })}
                onClick={() => onUsar(plantilla)}
              >
                {t('plantillas.usar')}
              </Button>
              <span className="flex">
                <IconButton
                  label={t('plantillas.editarEsta', { nombre: plantilla.nombre })}
                  Icon={Pencil}
                  onClick={() => setEscrita({ tipo: plantilla.tipo, plantilla })}
                />
                <IconButton
                  label={t('plantillas.eliminarEsta', { nombre: plantilla.nombre })}
                  tone="danger"
                  Icon={Trash2}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(plantilla)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
