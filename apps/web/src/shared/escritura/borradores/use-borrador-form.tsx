import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controles/button';
import { Notice } from '../../ui/pagina/notice';
import { guardarBorrador, leerBorrador, mostrarBorrador } from './borradores';

/** What was typed into a form, by field. */
export interface BorradorForm {
  /** What the form is about; absent: something new. */
  titulo?: string;
  valores: Record<string, unknown>;
  /** What stood in the fields before. */
  antes: Record<string, unknown>;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A logo as text would fill the browser's store. */
const MAX_LENGTH = 100_000;

/** The fields that differ from what the form began with. */
const typedIn = (
  values: Record<string, unknown>,
  initial: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        value !== undefined &&
        !same(value, initial[name]) &&
        !(typeof value === 'string' && value.length > MAX_LENGTH),
    ),
  );

/**
 * Keeps what is typed into a form until it is saved or thrown away: the page may be reloaded, the browser end, the session
 * too. `lugar`: `historia.65a…` for a change, `historia.nuevo.65a…` with what it is made in. Whoever closes the form calls
 * `close`; `aviso` says that it begins with what was typed before.
 */
export const useBorradorForm = <V extends FieldValues>(
  form: UseFormReturn<V>,
  lugar: string,
  onClose: () => void,
  titulo?: string,
) => {
  const { t } = useTranslation();
  const [guardado] = useState(() => leerBorrador<BorradorForm>('formulario', lugar));
  const [isRecuperado, setRecuperado] = useState(guardado !== undefined);
  const isOver = useRef(false);
  const initial = () => (form.formState.defaultValues ?? {}) as Record<string, unknown>;
  const hasOther = Object.entries(guardado?.antes ?? {}).some(
    ([name, value]) => !same(value, initial()[name]),
  );

  useEffect(() => {
    for (const [name, value] of Object.entries(guardado?.valores ?? {}))
      if (name in form.getValues())
        form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
    const end = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => {
        if (isOver.current) return;
        const before = defaultValues as Record<string, unknown>;
        const valores = typedIn(values, before);
        const antes = Object.fromEntries(Object.keys(valores).map((name) => [name, before[name]]));
        const borrador: BorradorForm = { ...(titulo !== undefined && { titulo }), valores, antes };
        guardarBorrador('formulario', lugar, Object.keys(valores).length ? borrador : undefined);
      },
    });
    const leave = mostrarBorrador('formulario', lugar);
    return () => {
      end();
      leave();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was kept is put in once
  }, []);

  const forget = () => guardarBorrador('formulario', lugar, undefined);
  return {
    close: () => {
      isOver.current = true;
      forget();
      onClose();
    },
    aviso: isRecuperado && (
      <Notice
        kind="info"
        action={
          <Button
            onClick={() => {
              form.reset(initial() as unknown as V);
              forget();
              setRecuperado(false);
            }}
          >
            {t('borrador.empezar')}
          </Button>
        }
      >
        {t(hasOther ? 'borrador.recuperadoConOtros' : 'borrador.recuperado')}
      </Notice>
    ),
  };
};
