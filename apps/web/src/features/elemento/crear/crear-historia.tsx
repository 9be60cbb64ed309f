import type { Historia } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { IterationCcw } from 'lucide-react';
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { isTooLong } from '../../../shared/dominio/validators';
import type { Sitio } from '../../../shared/elementos/anadir/crear';
import { pegado } from '../../../shared/exportar/pegado';
import { errorText, fieldErrors } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { paths } from '../../../shared/navegar/paths';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Field } from '../../../shared/ui/campos/field';
import { Input, Textarea } from '../../../shared/ui/campos/input';
import { Select } from '../../../shared/ui/campos/select';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { Notice } from '../../../shared/ui/pagina/notice';
import { enterSprint } from '../../../shared/elementos/anadir/enter-sprint';
import { createElemento } from '../../../shared/elementos/cambiar/save-elemento';
import { pastedLines } from '../../../shared/elementos/anadir/pasted-lines';
import { ultimaEpica } from './ultima-epica';
import { useEpicaElegida } from './use-epica-elegida';

interface CrearHistoriaProps {
  sitio: Sitio;
  onClose: () => void;
}

/** A story from anywhere: its title and Enter; the project and the epic are those of the place, or the last ones. */
const CrearHistoria = ({ sitio, onClose }: CrearHistoriaProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const navigate = useNavigate();
  const { data: proyectos = [], isSuccess } = useProyectos();
  const isEmpty = isSuccess && proyectos.length === 0;
  // A story needs a project: the page that makes both, or that says who can help.
  useEffect(() => {
    if (!isEmpty) return;
    onClose();
    void navigate(paths.empezar);
  }, [isEmpty, navigate, onClose]);
  const [elegido, setElegido] = useState(sitio.proyecto);
  const proyecto = elegido ?? proyectos[0]?._id ?? '';
  const { epicas, epica, elegir, isPending, error } = useEpicaElegida(proyecto, sitio.epica);
  /** Every story belongs to an epic: the first one of a project brings it. */
  const sinEpicas = proyecto !== '' && !isPending && !error && epicas.length === 0;
  const [general] = useState(newId);
  const epicaDe = async (): Promise<string | undefined> => {
    if (!sinEpicas) return epica;
    const titulo = t('anadir.general');
    return (await createElemento('epica', { _id: general, titulo, proyecto }))._id;
  };
  const sprint = proyecto === sitio.proyecto ? sitio.sprint : undefined;
  const [titulo, setTitulo] = useState('');
  const [varias, setVarias] = useState<string[]>([]);
  const [otra, setOtra] = useState(false);
  const [mal, setMal] = useState<string>();
  const [hechas, setHechas] = useState<Historia[]>([]);
  const ids = useRef(new Map<string, string>());
  const input = useRef<HTMLInputElement>(null);
  const hechasId = useId();

  /** The same again for a second try, so that nothing is created twice. */
  const idOf = (text: string, at: number): string => {
    const key = `${at} ${text}`;
    const id = ids.current.get(key) ?? newId();
    ids.current.set(key, id);
    return id;
  };
  const save = useMutation({
    mutationFn: async (titulos: string[]) => {
      const made: Historia[] = [];
      const epicaId = await epicaDe();
      for (const [at, text] of titulos.entries()) {
        const historia = await createElemento('historia', {
          _id: idOf(text, at),
          titulo: text,
          proyecto,
          epicaId,
          ...(sitio.estado && { estado: sitio.estado }),
        });
        if (sprint) await enterSprint(historia, sprint);
        made.push(historia);
      }
      return { made, epicaId, isFirst: sinEpicas };
    },
    onSuccess: ({ made, epicaId, isFirst }) => {
      if (epicaId) ultimaEpica.set(proyecto, epicaId);
      const [one] = made;
      if (!otra && one)
        deshacer.say(
          t(isFirst ? 'anadir.creadaConGeneral' : 'anadir.creada', { titulo: one.titulo, clave: one.clave }),
        );
      if (!otra) return onClose();
      ids.current.clear();
      setHechas((before) => [...made, ...before]);
      setTitulo('');
      setVarias([]);
      input.current?.focus();
    },
    onError: (error) => setMal(fieldErrors(error)[0]?.message),
  });
  const titulos = varias.length ? varias : [titulo.trim()];
  const onPaste = (event: ClipboardEvent) => {
    const texto = event.clipboardData.getData('text');
    // Cells of a spreadsheet say more than titles.
    if (texto.includes('\t')) {
      event.preventDefault();
      onClose();
      return pegado.open({ texto, proyecto, entidad: 'historia' });
    }
    const lines = pastedLines(texto);
    if (lines.length === 0) return;
    event.preventDefault();
    setVarias(lines);
  };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const problem =
      (titulos.includes('') && t('validacion.titulo')) ||
      (titulos.some(isTooLong) && t('validacion.largo')) ||
      undefined;
    setMal(problem);
    if (!problem && (epica || sinEpicas) && !save.isPending) save.mutate(titulos);
  };

  if (isEmpty) return null;
  return (
    <FormDialog
      title={t('formulario.nuevaHistoria')}
      submit={varias.length ? t('anadirHistorias', { count: varias.length }) : t('comun:accion.crear')}
      dirty={titulo.trim() !== '' || varias.length > 0}
      busy={save.isPending}
      disabled={!epica && !sinEpicas}
      error={save.error && !mal ? errorText(save.error, t('error.guardarHistoria')) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('campo.titulo')} error={mal} help={t('anadir.pega')} required>
        {(control) =>
          varias.length ? (
            <Textarea
              {...control}
              // The list has just been pasted into the field that this one replaces.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              rows={Math.min(varias.length + 1, 10)}
              value={varias.join('\n')}
              onChange={({ target }) => {
                const lines = target.value.split('\n');
                if (lines.length > 1) return setVarias(lines);
                setVarias([]);
                setTitulo(target.value);
              }}
            />
          ) : (
            <Input
              {...control}
              ref={input}
              value={titulo}
              autoComplete="off"
              onPaste={onPaste}
              onChange={({ target }) => {
                setMal(undefined);
                setTitulo(target.value);
              }}
            />
          )
        }
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('anadir.proyecto')}>
          {(control) => (
            <Select
              ids={control}
              label={t('anadir.proyecto')}
              value={proyecto || null}
              options={proyectos.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
              onChange={setElegido}
            />
          )}
        </Field>
        <Field label={t('anadir.epica')}>
          {(control) => (
            <Select
              ids={control}
              label={t('anadir.epica')}
              value={epica ?? null}
              placeholder={isPending ? t('anadir.cargando') : t('anadir.general')}
              disabled={epicas.length === 0}
              options={epicas.map(({ _id, titulo: nombre }) => ({ value: _id, label: nombre }))}
              onChange={elegir}
            />
          )}
        </Field>
      </div>
      {error && <Notice kind="error">{errorText(error, t('error.elementos'))}</Notice>}
      {sinEpicas && <p className="text-sm text-muted">{t('anadir.conGeneral')}</p>}
      {sprint && (
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <IterationCcw aria-hidden className="size-4 shrink-0" />
          {t('anadir.enSprint', { nombre: sprint.nombre })}
        </p>
      )}
      <Checkbox label={t('anadir.otra')} checked={otra} onChange={({ target }) => setOtra(target.checked)} />
      <ul id={hechasId} aria-live="polite" className="empty:hidden text-sm text-muted">
        {hechas.slice(0, 5).map(({ _id, clave, titulo: hecha }) => (
          <li key={_id} className="truncate">
            {t('anadir.creada', { titulo: hecha, clave })}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
};

export default CrearHistoria;
