import type { Definicion, Definiciones, NombreDefinicion } from '@pmp/contracts/sprints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { errorText } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { CambiosDefiniciones } from './cambios-definiciones';
import { DefinicionCampos } from './definicion-campos';
import { definicionesKey, putDefiniciones, useDefiniciones } from './definiciones-api';

const CUALES: readonly NombreDefinicion[] = ['listo', 'hecho'];

/** What the person has made of one definition, and of which. */
interface Suya {
  desde: Definiciones;
  definicion: Definicion;
}

interface DefinicionesDialogProps {
  proyectoId: string;
  onClose: () => void;
}

const Formulario = ({
  proyectoId,
  onClose,
  definiciones,
}: DefinicionesDialogProps & { definiciones: Definiciones }) => {
  const { t } = useTranslation(['sprints', 'comun']);
  const queryClient = useQueryClient();
  // What they have not touched stays as somebody else may have made it meanwhile.
  const [suyas, setSuyas] = useState<Partial<Record<NombreDefinicion, Suya>>>({});
  const listo = suyas.listo?.definicion ?? definiciones.listo;
  const hecho = suyas.hecho?.definicion ?? definiciones.hecho;
  const adelantada = CUALES.find((cual) => suyas[cual] && suyas[cual].desde[cual] !== definiciones[cual]);
  // The version that they saw: the server refuses to write over what somebody has made of the same one since.
  const antes = (adelantada && suyas[adelantada]?.desde) ?? definiciones;
  const queryKey = definicionesKey(proyectoId);
  const titulo = t('definiciones.titulo');
  const save = useMutation({
    mutationFn: () => putDefiniciones(proyectoId, titulo, { listo, hecho }, antes),
    onSuccess: (saved) => {
      onClose();
      // Nothing was changed, or it waits for a network.
      if (saved.version === antes.version) return;
      queryClient.setQueryData(queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['definiciones'] });
      deshacer.offer({
        tipo: 'cambio',
        _id: newId(),
        titulo: t('definiciones.guardadas'),
        undo: async () => {
          const undone = await putDefiniciones(proyectoId, titulo, antes, saved);
          if (undone.version !== saved.version) queryClient.setQueryData(queryKey, undone);
          return 0;
        },
      });
    },
  });
  return (
    <FormDialog
      title={titulo}
      submit={t('comun:accion.guardar')}
      dirty={CUALES.some((cual) => suyas[cual])}
      busy={save.isPending}
      error={save.error ? errorText(save.error, t('comun:error.red')) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{t('definiciones.texto')}</p>
      {CUALES.map((cual) => (
        <DefinicionCampos
          key={cual}
          cual={cual}
          definicion={cual === 'listo' ? listo : hecho}
          onChange={(definicion) =>
            setSuyas((now) => ({ ...now, [cual]: { desde: now[cual]?.desde ?? definiciones, definicion } }))
          }
        />
      ))}
      <CambiosDefiniciones cambios={definiciones.cambios ?? []} />
    </FormDialog>
  );
};

/** When a story is ready for a sprint and when it is done, for all projects of the team. */
const DefinicionesDialog = (props: DefinicionesDialogProps) => {
  const { t } = useTranslation(['sprints', 'comun']);
  const { data, isPending, isFetching, refetch } = useDefiniciones(props.proyectoId);
  if (data) return <Formulario {...props} definiciones={data} />;
  return (
    <Dialog title={t('definiciones.titulo')} onClose={props.onClose}>
      <div className="p-4">
        {isPending ? (
          <Spinner label={t('comun:cargando')} />
        ) : (
          <RetryNotice message={t('comun:error.sinDatos')} query={{ isFetching, refetch }} />
        )}
      </div>
    </Dialog>
  );
};

export default DefinicionesDialog;
