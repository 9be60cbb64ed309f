import { rutasTableros } from '@pmp/contracts/sprints/rutas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isStaleVersion, quienDe } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { direccionDe, pedir } from '../../../shared/http/pedir';
import { cambiarComun } from '../../../shared/pendientes/cambiar-comun';
import { enEsperaDe } from '../../../shared/pendientes/en-espera';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { useMiembros } from '../../../shared/personas/use-miembros';
import { keys } from '../../../shared/queries/keys';
import { useProyecto } from '../../../shared/queries/use-proyecto';
import { Button } from '../../../shared/ui/controles/button';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { Notice } from '../../../shared/ui/pagina/notice';
import { cambios } from '../../../shared/vivo/cambios';
import { nombreDe, nombreDeTablero } from '../cargar/columnas';
import type { DatosTablero } from '../cargar/datos-tablero';
import {
  type Borrador,
  destinosOf,
  isKept,
  isLimite,
  moved,
  nuevo,
  rebased,
  toBorradores,
  toReglas,
  toUpdate,
  withNuevo,
} from './borrador';
import { ColumnaFila } from './columna-fila';
import { ColumnaRetirada } from './columna-retirada';

const MAX_COLUMNAS = 12;

const rules = (rows: readonly Borrador[]) => rows.map(({ antes }) => antes);

/** The name of who has changed the board since this is open, as the page hears of it. */
const useQuien = ({ _id, proyecto }: DatosTablero['tablero']): string | undefined => {
  const [autor, setAutor] = useState<string>();
  useEffect(
    () => cambios.subscribe((cambio) => void (cambio._id === _id && setAutor(cambio.autor ?? undefined))),
    [_id],
  );
  const equipo = useProyecto(autor ? proyecto : '').data?.equipo._id;
  const { personas } = useMiembros(autor ? equipo : undefined);
  return personas.find((persona) => persona._id === autor)?.nombre;
};

interface ColumnasDialogProps {
  datos: DatosTablero;
  onClose: () => void;
}

/** The columns of the board: named, put in order, bound to a state, limited, added and removed; saved all at once. */
const ColumnasDialog = ({ datos: { tablero, columnas }, onClose }: ColumnasDialogProps) => {
  const { t } = useTranslation(['tablero', 'comun']);
  const queryClient = useQueryClient();
  const shown = (columna: Parameters<typeof nombreDe>[0]) => nombreDe(columna, t);
  const [before, setBefore] = useState(() => {
    // What waits for a network is arranged further, and sent as one change.
    const espera = enEsperaDe('columnas', pendientes.all(), tablero.proyecto)?.visto;
    const rows = (espera?.['rows'] as Borrador[] | undefined) ?? toBorradores(columnas, shown);
    return { version: tablero.version, rows };
  });
  const [rows, setRows] = useState(before.rows);
  const [tried, setTried] = useState(false);
  const [voice, setVoice] = useState('');
  const save = useMutation({
    mutationFn: () => {
      const params = { id: tablero._id };
      const body = toUpdate(rows, before.version, shown);
      return cambiarComun<object>(
        {
          entidad: 'columnas',
          elemento: tablero._id,
          proyecto: tablero.proyecto,
          titulo: nombreDeTablero(tablero.nombre, t),
          path: direccionDe(rutasTableros.cambiarColumnas, { params }),
          body,
          call: () => pedir(rutasTableros.cambiarColumnas, { params, body }),
          visto: { rows, reglas: toReglas(rows, shown) },
        },
        { columnas: toUpdate(before.rows, before.version, shown).columnas },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.tablero(tablero.proyecto) }),
    onSuccess: onClose,
  });
  const [isRebased, setRebased] = useState(false);
  // Not what is on its way from here, which the board may hear of first.
  if (tablero.version > before.version && !save.isPending) {
    const theirs = toBorradores(columnas, shown);
    setBefore({ version: tablero.version, rows: theirs });
    setRows(rebased(before.rows, rows, theirs, newId));
    setRebased(JSON.stringify(rules(theirs)) !== JSON.stringify(rules(before.rows)));
  }
  const change = (key: string, changes: Partial<Borrador>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const move = (row: Borrador, by: 1 | -1) => {
    const next = moved(rows, row.key, by);
    const posicion = next.indexOf(row) + 1;
    setRows(next);
    setVoice(t('columnas.voz', { nombre: row.nombre, posicion, total: next.length }));
  };
  const remove = (row: Borrador) => {
    if (row.antes) change(row.key, { destino: destinosOf(rows, row)[0]?.key });
    else setRows((now) => now.filter((each) => each !== row));
  };
  const kept = rows.filter(isKept);
  const wrong = kept.some((row) => !row.nombre.trim() || !isLimite(row));
  const isStale = isStaleVersion(save.error);
  const heard = useQuien(tablero);
  const quien = quienDe(save.error) ?? heard;
  return (
    <FormDialog
      title={t('columnas.titulo')}
      submit={t('comun:accion.guardar')}
      size="lg"
      dirty={JSON.stringify(rows) !== JSON.stringify(before.rows)}
      busy={save.isPending}
      error={save.error && !isStale ? errorText(save.error, t('comun:error.red')) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!wrong) save.mutate();
      }}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{t('columnas.texto')}</p>
      {(isStale || isRebased) && (
        <div role="alert">
          <Notice kind="warning">
            {quien ? t('columnas.error.cambiadasDe', { nombre: quien }) : t('columnas.error.cambiadas')}
          </Notice>
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {rows.map((row, at) =>
          isKept(row) ? (
            <ColumnaFila
              key={row.key}
              row={row}
              tried={tried}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              isNeeded={Boolean(row.antes) && destinosOf(rows, row).length === 0}
              onChange={(changes) => change(row.key, changes)}
              onMove={(by) => move(row, by)}
              onRemove={() => remove(row)}
            />
          ) : (
            <ColumnaRetirada
              key={row.key}
              row={row}
              destinos={destinosOf(rows, row)}
              onChange={(destino) => change(row.key, { destino })}
            />
          ),
        )}
      </ul>
      <Button
        disabled={kept.length >= MAX_COLUMNAS}
        className="self-start"
        onClick={() => setRows((now) => withNuevo(now, nuevo(newId())))}
      >
        <Plus aria-hidden className="size-4" />
        {t('columnas.anadir')}
      </Button>
      <p aria-live="polite" className="sr-only">
        {voice}
      </p>
    </FormDialog>
  );
};

export default ColumnasDialog;
