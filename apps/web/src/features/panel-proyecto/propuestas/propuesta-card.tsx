import type { CambioPropuesto, Propuesta } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Undo2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';
import { Notice } from '../../../shared/ui/pagina/notice';
import { clavePropuestas, decide, undo } from './api';
import { CambioRow } from './cambio-row';

/** Of what has been decided, which is there to be looked up; more only if somebody asks. */
const SHOWN_OF_DECIDED = 5;

const isPending = ({ situacion }: CambioPropuesto): boolean => situacion === 'pendiente';

/** What one token proposes: a person takes all of it, some or nothing. */
export const PropuestaCard = ({ propuesta }: { propuesta: Propuesta }) => {
  const { t } = useTranslation(['panelProyecto', 'comun']);
  const client = useQueryClient();
  const headingId = useId();
  const { _id, proyecto, autor, token, cambios, decide: persona, decidida } = propuesta;
  const pending = cambios.filter(isPending).map((cambio) => cambio._id);
  const clashing = new Set(cambios.filter(({ choca }) => choca).map((cambio) => cambio._id));
  /** What somebody has said of one. The others are chosen, unless they clash: one that does would hold up them all. */
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isWhole, setWhole] = useState(false);
  const isShort = !isWhole && pending.length === 0 && cambios.length > SHOWN_OF_DECIDED + 1;
  const isChosen = (id: string): boolean => said.get(id) ?? !clashing.has(id);
  const chosen = pending.filter(isChosen);
  const onSuccess = (now: Propuesta) =>
    client.setQueryData<Propuesta[]>(clavePropuestas(proyecto), (all) =>
      all?.map((each) => (each._id === _id ? now : each)),
    );
  const deciding = useMutation({
    mutationFn: (pedido: { tomar: string[]; rechazar: string[] }) => decide(_id, pedido),
    onSuccess,
    onError: () => void client.invalidateQueries({ queryKey: clavePropuestas(proyecto) }),
  });
  const undoing = useMutation({ mutationFn: () => undo(_id), onSuccess });
  const busy = deciding.isPending || undoing.isPending;
  const failed = deciding.error ?? undoing.error;
  const choose = (ids: readonly string[], on: boolean) =>
    setSaid((all) => new Map([...all, ...ids.map((id): [string, boolean] => [id, on])]));
  const nombre = autor?.nombre ?? t('comun:persona.sinNombre');
  return (
    <section aria-labelledby={headingId} className="flex flex-col rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-2.5">
        <Avatar nombre={nombre} src={autor?.avatar} />
        <div className="min-w-40 grow basis-40">
          <h2 id={headingId} className="text-sm font-semibold break-words">
            {t('propuestas.de', { nombre, token })}
          </h2>
          <p className="text-xs text-muted">
            <MomentoRelativo iso={propuesta.updatedAt} />
            {decidida && persona && <> · {t('propuestas.decidida', { nombre: persona.nombre })}</>}
          </p>
        </div>
        {cambios.some(({ situacion }) => situacion === 'tomado') && (
          <Button
            busy={undoing.isPending}
            disabled={busy}
            icon={<Undo2 aria-hidden className="size-4" />}
            onClick={() => undoing.mutate()}
          >
            {t('propuestas.deshacer')}
          </Button>
        )}
      </header>
      <ul aria-label={t('propuestas.cambios')} className="divide-y divide-line">
        {(isShort ? cambios.slice(0, SHOWN_OF_DECIDED) : cambios).map((cambio) => (
          <CambioRow
            key={cambio._id}
            cambio={cambio}
            chosen={isChosen(cambio._id)}
            disabled={busy}
            onChoose={(on) => choose([cambio._id], on)}
          />
        ))}
      </ul>
      {isShort && (
        <div className="border-t border-line px-3 py-2">
          <Button onClick={() => setWhole(true)}>
            {t('propuestas.verTodos', { count: cambios.length })}
          </Button>
        </div>
      )}
      {failed && (
        <div className="px-3 py-2">
          <Notice kind="error">{errorText(failed, t('propuestas.error'))}</Notice>
        </div>
      )}
      {pending.length > 0 && (
        <footer className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2.5">
          <Checkbox
            label={t('propuestas.todos')}
            checked={chosen.length === pending.length}
            disabled={busy}
            onChange={({ target }) => choose(pending, target.checked)}
          />
          <span className="grow" />
          <Button
            disabled={busy || chosen.length === 0}
            icon={<X aria-hidden className="size-4" />}
            onClick={() => deciding.mutate({ tomar: [], rechazar: chosen })}
          >
            {t('propuestas.rechazar', { count: chosen.length })}
          </Button>
          <Button
            variant="primary"
            busy={deciding.isPending}
            disabled={busy || chosen.length === 0}
            icon={<Check aria-hidden className="size-4" />}
            onClick={() => deciding.mutate({ tomar: chosen, rechazar: [] })}
          >
            {t('propuestas.aceptar', { count: chosen.length })}
          </Button>
        </footer>
      )}
    </section>
  );
};
