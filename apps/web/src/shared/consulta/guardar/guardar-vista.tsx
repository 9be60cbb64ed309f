import type { Vista } from '@pmp/contracts/proyectos';
import type { EquipoResumen } from '@pmp/contracts/usuarios';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createVista, type EstadoDeVista, updateVista } from '../vistas-api';
import { errorText, fieldErrors, statusOf } from '../../http/errors';
import { newId } from '../../http/new-id';
import { getEquiposElegibles } from '../../queries/get-equipos-elegibles';
import { keys } from '../../queries/keys';
import { useProyectos } from '../../queries/use-proyectos';
import { TextField } from '../../ui/campos/text-field';
import { ChoiceField } from '../../ui/campos/select';
import { Notice } from '../../ui/pagina/notice';
import { FormDialog } from '../../ui/dialogos/form-dialog';

const MAX_NOMBRE = 60;
const NO_EQUIPOS: EquipoResumen[] = [];

interface GuardarVistaProps {
  estado: EstadoDeVista;
  /** The view to change; absent: a new one. */
  vista?: Vista | undefined;
  /** What a new one is called at first. */
  nombre?: string | undefined;
  onSaved: (vista: Vista) => void;
  onClose: () => void;
}

/** A name for the query on screen, and who sees it. */
const GuardarVista = (props: GuardarVistaProps) => {
  const { estado, onSaved, onClose } = props;
  const { t } = useTranslation(['vistas', 'comun']);
  const queryClient = useQueryClient();
  const [antes] = useState(props.vista);
  const [nombre, setNombre] = useState(antes?.nombre ?? props.nombre ?? '');
  const [ambito, setAmbito] = useState<Vista['ambito']>(antes?.ambito ?? 'privada');
  const { data: proyectos = [] } = useProyectos();
  const { data: equipos = NO_EQUIPOS } = useQuery({
    queryKey: keys.equiposElegibles,
    queryFn: ({ signal }) => getEquiposElegibles(signal),
  });
  const [chosen, setChosen] = useState({ equipo: antes?.equipo?._id, proyecto: antes?.proyecto?._id });
  const [isTried, setTried] = useState(false);
  const equipo = chosen.equipo ?? equipos[0]?._id ?? null;
  const proyecto = chosen.proyecto ?? proyectos[0]?._id ?? null;
  const wanted = nombre.trim();
  const [_id] = useState(newId);
  const save = useMutation({
    mutationFn: (cambiada: Vista | undefined) => {
      const datos = { nombre: wanted, ...estado, ambito, equipo, proyecto };
      const de = <T extends { _id: string }>(all: readonly T[], id: string | null, cual: Vista['ambito']) =>
        (ambito === cual && all.find((each) => each._id === id)) || null;
      const alcance = {
        equipo: de(equipos, equipo, 'equipo'),
        proyecto: de(proyectos, proyecto, 'proyecto'),
      };
      return cambiada ? updateVista(cambiada, datos, alcance) : createVista({ _id, ...datos }, alcance);
    },
    onSuccess: (saved) => {
      void queryClient.invalidateQueries({ queryKey: keys.vistas });
      onSaved(saved);
    },
  });
  // Somebody else has deleted it since: what was chosen makes a new one.
  const vista = statusOf(save.error) === 404 ? undefined : props.vista;
  const refusal = fieldErrors(save.error)[0]?.message ?? errorText(save.error, t('comun:error.red'));
  return (
    <FormDialog
      title={vista ? t('guardar.cambiar') : t('guardar.titulo')}
      submit={t('comun:accion.guardar')}
      size="sm"
      dirty={wanted !== (antes?.nombre ?? '')}
      busy={save.isPending}
      error={save.error && statusOf(save.error) !== 404 ? refusal : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wanted) save.mutate(vista);
      }}
      onClose={onClose}
    >
      {antes && !vista && (
        <div role="alert">
          <Notice kind="warning">{t('eliminadaAbierta')}</Notice>
        </div>
      )}
      <TextField
        label={t('guardar.nombre')}
        required
        error={isTried && !wanted ? t('guardar.sinNombre') : undefined}
        value={nombre}
        maxLength={MAX_NOMBRE}
        onChange={({ target }) => setNombre(target.value)}
      />
      <ChoiceField<Vista['ambito']>
        label={t('guardar.ambito')}
        help={t(`guardar.ayuda.${ambito}`)}
        value={ambito}
        options={(['privada', 'equipo', 'proyecto'] as const).map((value) => ({
          value,
          label: t(`ambito.${value}`),
        }))}
        onChange={setAmbito}
      />
      {ambito === 'equipo' && (
        <ChoiceField
          label={t('ambito.equipo')}
          value={equipo}
          options={equipos.map((each) => ({ value: each._id, label: each.nombre }))}
          onChange={(value) => setChosen({ ...chosen, equipo: value })}
        />
      )}
      {ambito === 'proyecto' && (
        <ChoiceField
          label={t('ambito.proyecto')}
          value={proyecto}
          options={proyectos.map((each) => ({ value: each._id, label: each.nombre }))}
          onChange={(value) => setChosen({ ...chosen, proyecto: value })}
        />
      )}
    </FormDialog>
  );
};

export default GuardarVista;
