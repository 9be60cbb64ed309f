import type { Plantilla } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { readRestored } from '../../../shared/deshacer/restaurar';
import { isTooLong } from '../../../shared/dominio/validators';
import { errorText } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { HistoriaField } from '../../../shared/historias/historia-field';
import { retirarCreacion } from '../../../shared/pendientes/cambiar-comun';
import { newId } from '../../../shared/http/new-id';
import { RUTAS } from '../../../shared/elementos/elementos';
import { TextField } from '../../../shared/ui/campos/text-field';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { useEpicasDe } from '../../../shared/arbol/use-epicas-de';
import { creaDe } from './crea';
import { usarPlantilla } from './plantillas-api';

interface UsarPlantillaProps {
  plantilla: Plantilla;
  padre?: string | undefined;
  onClose: () => void;
}

/** What each kind hangs from. */
const PADRE = { epica: undefined, historia: 'epica', tarea: 'historia' } as const;

/** Makes what a template describes, with the title and in the place that the person says. */
export const UsarPlantilla = ({ plantilla, padre, onClose }: UsarPlantillaProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const queryClient = useQueryClient();
  const { tipo, proyecto, contenido } = plantilla;
  const [_id] = useState(newId);
  const [titulo, setTitulo] = useState(contenido.titulo);
  const [elegido, setElegido] = useState(padre);
  const de = PADRE[tipo];
  const { query, epicas } = useEpicasDe(proyecto, de === 'epica');
  const falta = de !== undefined && elegido === undefined;
  const valido = titulo.trim() !== '' && !isTooLong(titulo) && !falta;
  const save = useMutation({
    mutationFn: () =>
      usarPlantilla(plantilla, {
        _id,
        titulo: titulo.trim(),
        ...(de === 'epica' && { epicaId: elegido }),
        ...(de === 'historia' && { historiaId: elegido }),
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['backlog', proyecto] });
      onClose();
      deshacer.offer({
        tipo: 'cambio',
        _id: newId(),
        titulo: t('plantillas.usada', { titulo: titulo.trim() }),
        // With all that it made, in one piece.
        undo: async () => {
          if (!retirarCreacion(_id)) await pedir(RUTAS[tipo].eliminar, { params: { id: _id } });
          readRestored(queryClient);
          return 0;
        },
      });
    },
  });
  return (
    <FormDialog
      title={t('plantillas.usarTitulo', { nombre: plantilla.nombre })}
      submit={t('comun:accion.crear')}
      dirty={titulo !== contenido.titulo}
      busy={save.isPending}
      disabled={!valido}
      error={save.error ? errorText(save.error, t('comun:error.red')) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (valido) save.mutate();
      }}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{creaDe(t, tipo, contenido)}</p>
      <TextField
        label={t('formulario.titulo')}
        error={isTooLong(titulo) ? t('validacion.largo') : undefined}
        required
        value={titulo}
        onChange={({ target }) => setTitulo(target.value)}
      />
      {de === 'epica' && (
        <ChoiceField
          label={t('entidad.epica')}
          error={query.isError ? t('error.elementos') : undefined}
          help={query.data && epicas.length === 0 ? t('plantillas.sinPadre.epica') : undefined}
          required
          value={elegido ?? null}
          placeholder={t('plantillas.elegir')}
          options={epicas.map((each) => ({ value: each._id, label: each.titulo }))}
          onChange={setElegido}
        />
      )}
      {de === 'historia' && (
        <HistoriaField
          proyecto={proyecto}
          required
          value={elegido ?? ''}
          textos={{
            label: t('entidad.historia'),
            elegir: t('plantillas.elegir'),
            cargando: t('comun:cargando'),
            vacio: t('plantillas.sinPadre.historia'),
            error: t('error.elementos'),
          }}
          onChange={(historia) => setElegido(historia || undefined)}
        />
      )}
    </FormDialog>
  );
};
