import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import type { Lista } from '../../../shared/exportar/pegado';
import { errorText } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { Button } from '../../../shared/ui/controles/button';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { EntradaFilas } from './entrada-filas';
import { registrosOf } from './columnas';
import type { FilaTraida, Hecha } from './fila-traida';
import { FilasTraidas, type Resultado } from './filas-traidas';
import type { Entrada } from './plan-personas';
import { MAX_FILAS, readRows } from './read-rows';
import { SOLO, useConocido } from './use-conocido';

interface TraerFilasProps {
  entidad: Lista;
  proyecto: string;
  texto?: string | undefined;
  onClose: () => void;
}

/** Rows of a file or of a spreadsheet into a list: first what will become of each, then it is done one by one. */
export const TraerFilas = ({ entidad, proyecto, texto: copied = '', onClose }: TraerFilasProps) => {
  const { t } = useTranslation(['importar', 'comun']);
  const known = useConocido(entidad, proyecto);
  const [texto, setTexto] = useState(copied);
  const [elegida, setEntrada] = useState<Entrada>('invitar');
  const entrada = known.puedeInvitar ? elegida : 'crear';
  const [filas, setFilas] = useState<FilaTraida[]>();
  const [resultados, setResultados] = useState<ReadonlyMap<number, Resultado>>(new Map());
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const pending = (filas ?? []).filter(({ fila, run }) => run && !resultados.get(fila)?.hecha);
  const isDone = filas !== undefined && pending.length === 0;

  const preview = async () => {
    setFault(undefined);
    const rows = await readRows(texto).catch(() => undefined);
    if (!rows) return setFault(t('traer.ilegible'));
    const registros = registrosOf(rows, SOLO[entidad]);
    if (!registros.length) return setFault(t('pegar.vacio'));
    if (registros.length > MAX_FILAS) return setFault(t('traer.demasiadas', { max: MAX_FILAS }));
    setBusy(true);
    try {
      setFilas(await known.plan(registros, entrada));
      setResultados(new Map());
    } catch (error) {
      setFault(errorText(error, t('comun:error.red')));
    } finally {
      setBusy(false);
    }
  };

  const bring = async () => {
    setBusy(true);
    const done = new Map(resultados);
    const undos: NonNullable<Hecha['undo']>[] = [];
    for (const { fila, run } of pending) {
      try {
        const { undo, enlace } = await run!();
        if (undo) undos.push(undo);
        done.set(fila, { hecha: true, enlace });
      } catch (error) {
        done.set(fila, { hecha: false, error: errorText(error, t('comun:error.red')) });
      }
      setResultados(new Map(done));
    }
    setBusy(false);
    known.touched();
    if (!undos.length) return;
    deshacer.offer({
      tipo: 'cambio',
      _id: newId(),
      titulo: t('traer.traidas', { count: undos.length }),
      undo: async () => {
        const undone = await Promise.allSettled(undos.map((undo) => undo()));
        known.touched();
        return undone.filter(({ status }) => status === 'rejected').length;
      },
    });
  };

  const advance = () => {
    if (!filas) return void preview();
    if (isDone) return onClose();
    void bring();
  };
  const count = (suerte: FilaTraida['suerte']) => filas?.filter((one) => one.suerte === suerte).length ?? 0;
  const submit = () => {
    if (!filas) return t('verPrevia');
    if (isDone) return t('traer.listo');
    return t(resultados.size ? 'traer.reintentar' : 'traer.traer', { count: pending.length });
  };
  return (
    <FormDialog
      title={t(`traer.titulo.${entidad}`)}
      submit={submit()}
      size="lg"
      dirty={!isDone && texto !== copied}
      busy={busy}
      disabled={!known.isReady}
      error={fault ?? (known.error ? errorText(known.error, t('comun:error.red')) : undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        advance();
      }}
      onClose={onClose}
    >
      {filas ? (
        <>
          <p role="status" className="text-sm text-muted">
            {t('traer.resumen', {
              crear: count('crear'),
              presente: count('presente'),
              error: count('error'),
            })}
          </p>
          <FilasTraidas filas={filas} resultados={resultados} />
          {!busy && resultados.size === 0 && (
            <Button className="self-start" onClick={() => setFilas(undefined)}>
              {t('traer.volver')}
            </Button>
          )}
        </>
      ) : (
        <>
          <EntradaFilas
            texto={texto}
            onTexto={setTexto}
            ayuda={t(`traer.ayuda.${entidad}`)}
            error={undefined}
            onUnreadable={() => setFault(t('traer.ilegible'))}
          />
          {entidad === 'persona' && known.puedeInvitar && (
            <Segmented<Entrada>
              label={t('traer.entrada.titulo')}
              value={entrada}
              options={(['invitar', 'crear'] as const).map((value) => ({
                value,
                label: t(`traer.entrada.${value}`),
              }))}
              onChange={setEntrada}
            />
          )}
        </>
      )}
    </FormDialog>
  );
};
