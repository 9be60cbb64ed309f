import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';
import { Guardado } from '../preferencias/guardado';
import { usePerfilSave } from './use-perfil-save';

interface CampoPerfilProps extends ComponentProps<'input'> {
  name: 'nombre' | 'correo';
  label: string;
  saved: string;
  /** The error of a value, if any. */
  rule: (value: string) => string | undefined;
  /** True: something else has to be asked before this value is saved, and whoever asks saves it. */
  confirm?: (value: string) => boolean;
}

/** A field that is saved on leaving it or with Enter. */
export const CampoPerfil = ({ name, label, saved, rule, confirm, ...input }: CampoPerfilProps) => {
  const { t } = useTranslation(['configuracion', 'comun']);
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const save = usePerfilSave();
  const value = typed ?? saved;

  const commit = () => {
    const wrong = rule(value);
    setFault(wrong);
    if (wrong || typed === undefined) return;
    if (value.trim() === saved) return setTyped(undefined);
    if (confirm?.(value.trim())) return;
    save.mutate(
      { [name]: value.trim() },
      { onSuccess: () => setTyped((now) => (now === value ? undefined : now)) },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'Escape' || typed === undefined) return;
    setTyped(undefined);
    setFault(undefined);
    save.reset();
  };
  const failure = save.isError ? errorText(save.error, t('perfil.error')) : undefined;
  return (
    <Field label={label} error={fault ?? failure} required>
      {(ids) => (
        <div className="relative">
          <Input
            {...ids}
            {...input}
            name={name}
            value={value}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault(undefined);
              if (!save.isPending) save.reset();
            }}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
          <span className="absolute right-0 bottom-full pb-1">
            <Guardado busy={save.isPending} done={save.isSuccess && typed === undefined} />
          </span>
        </div>
      )}
    </Field>
  );
};
