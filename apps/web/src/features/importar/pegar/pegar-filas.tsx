import { rutasEpicas } from '@pmp/contracts/proyectos/rutas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Pegado } from '../../../shared/exportar/pegado';
import { errorText } from '../../../shared/http/errors';
import { HistoriaField } from '../../../shared/historias/historia-field';
import { useHistoriasElegibles } from '../../../shared/historias/use-historias';
import { pedir } from '../../../shared/http/pedir';
import { paths } from '../../../shared/navegar/paths';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Field } from '../../../shared/ui/campos/field';
import { Select } from '../../../shared/ui/campos/select';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { EntradaFilas } from '../traer/entrada-filas';
import { putImportacion, uploadImportacion } from '../api/importaciones';

type Trabajo = 'historia' | 'tarea';

interface PegarFilasProps extends Pegado {
  entidad: Trabajo;
  onClose: () => void;
}

/** What a select may have and still be read. */
const MAX_OPCIONES = 200;
/** Which stories, in the language of queries. */
const ABIERTAS = 'abierta';
/** Beneath an epic that the import makes. */
const NUEVA = 'nueva';

const useEpicas = (proyecto: string, enabled: boolean) =>
  useQuery({
    queryKey: ['importar', 'dentro-de', proyecto],
    queryFn: async ({ signal }) => {
      const { epicas } = await pedir(rutasEpicas.listar, { params: { id: proyecto }, signal });
      return epicas.filter(({ estado }) => estado !== 'completada').slice(0, MAX_OPCIONES);
    },
    enabled: enabled && proyecto !== '',
  });

/** The open items beneath which the rows may go, most of them long gone in a project of years. */
const useCandidatas = (proyecto: string, entidad: Trabajo) => {
  const epicas = useEpicas(proyecto, entidad === 'historia');
  const { query } = useHistoriasElegibles(proyecto, '', { q: ABIERTAS, enabled: entidad === 'tarea' });
  return entidad === 'tarea'
    ? { candidatas: query.data ?? [], isLoading: query.isLoading }
    : { candidatas: epicas.data ?? [], isLoading: epicas.isLoading };
};

/** Takes in rows from another program; what becomes of each is shown by the importer before anything is made. */
export const PegarFilas = ({ texto: copied = '', proyecto: here, entidad, onClose }: PegarFilasProps) => {
  const { t } = useTranslation(['importar', 'comun']);
  const navigate = useNavigate();
  const [texto, setTexto] = useState(copied);
  const { data: proyectos = [] } = useProyectos();
  const [chosen, setChosen] = useState(here);
  const proyecto = chosen || proyectos[0]?._id || '';
  const { candidatas, isLoading } = useCandidatas(proyecto, entidad);
  const [elegida, setElegida] = useState<string>();
  // A task belongs to a story that is there; a story may come with an epic of its own.
  const dentroDe = elegida ?? candidatas[0]?._id ?? (entidad === 'tarea' ? '' : NUEVA);
  const [isTried, setTried] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const send = useMutation({
    mutationFn: async () => {
      const file = new File([texto], t('pegar.archivo'), { type: 'text/plain' });
      const one = await uploadImportacion(file, { proyecto, pegado: '1' }, () => {});
      const mapeo = { ...one.mapeo, dentroDe: dentroDe === NUEVA ? null : dentroDe };
      // Where the title is not known, the person says which column it is.
      if (!Object.values(mapeo.columnas).includes('titulo')) return one;
      return putImportacion(one._id, { destino: { proyecto }, mapeo });
    },
    onSuccess: ({ _id }) => {
      onClose();
      void navigate(paths.importar(_id));
    },
  });
  const options = candidatas.map(({ _id, titulo }) => ({ value: _id, label: titulo }));
  return (
    <FormDialog
      title={t('pegar.titulo')}
      submit={t('verPrevia')}
      dirty={texto !== copied}
      busy={send.isPending}
      disabled={isLoading}
      error={
        send.error
          ? errorText(send.error, send.error.message)
          : isUnreadable
            ? t('traer.ilegible')
            : undefined
      }
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (texto.trim() && proyecto && dentroDe) send.mutate();
      }}
      onClose={onClose}
    >
      <EntradaFilas
        texto={texto}
        onTexto={setTexto}
        ayuda={t('pegar.ayuda')}
        error={isTried && !texto.trim() ? t('pegar.vacio') : undefined}
        onUnreadable={() => setUnreadable(true)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('pegar.proyecto')}>
          {(control) => (
            <Select
              ids={control}
              label={t('pegar.proyecto')}
              value={proyecto || null}
              placeholder={t('pegar.elige')}
              options={proyectos.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
              onChange={(next) => {
                setChosen(next);
                setElegida(undefined);
              }}
            />
          )}
        </Field>
        {entidad === 'tarea' ? (
          <HistoriaField
            proyecto={proyecto}
            q={ABIERTAS}
            value={isLoading ? '' : dentroDe}
            required
            error={isTried && !isLoading && !dentroDe ? t('pegar.sinHistorias') : undefined}
            textos={{
              label: t('pegar.historia'),
              elegir: t('pegar.elige'),
              cargando: t('comun:cargando'),
              vacio: t('pegar.sinHistorias'),
              error: t('comun:error.sinDatos'),
            }}
            onChange={(next) => setElegida(next || undefined)}
          />
        ) : (
          <Field label={t('pegar.epica')}>
            {(control) => (
              <Select
                ids={control}
                label={t('pegar.epica')}
                value={dentroDe}
                options={[...options, { value: NUEVA, label: t('pegar.nueva') }]}
                onChange={setElegida}
              />
            )}
          </Field>
        )}
      </div>
    </FormDialog>
  );
};
