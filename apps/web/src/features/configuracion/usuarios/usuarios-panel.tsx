import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { i18next } from '../../../shared/i18n/i18n';
import { hojaDe, useHoja } from '../../../shared/exportar/hoja';
import { keys } from '../../../shared/queries/keys';
import { plainText } from '../../../shared/dominio/plain-text';
import { Button } from '../../../shared/ui/controles/button';
import { Input } from '../../../shared/ui/campos/input';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { getUsuarios, getVinculos } from '../api/usuarios';
import { Invitaciones } from './invitaciones';
import { UsuarioRow } from './usuario-row';

/** Rows contain menus, so they are shown a page at a time: thousands at once would be slow. */
const PAGE = 50;

/** The accounts, with their roles and estados. */
export const UsuariosPanel = () => {
  const { t } = useTranslation(['configuracion', 'comun']);
  const [texto, setTexto] = useState('');
  const [shown, setShown] = useState(PAGE);
  const wanted = plainText(useDeferredValue(texto));
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: keys.usuarios,
    queryFn: ({ signal }) => getUsuarios(signal),
  });
  const { data: vinculos = [] } = useQuery({
    queryKey: keys.vinculos,
    queryFn: ({ signal }) => getVinculos(signal),
  });
  const accounts = (data ?? [])
    // Programs have a tab of their own.
    .filter(({ bot }) => !bot)
    .sort((a, b) => a.nombre.localeCompare(b.nombre));
  const found = accounts.filter(({ nombre, correo = '' }) =>
    plainText(`${nombre} ${correo}`).includes(wanted),
  );
  useHoja({
    hoja: () =>
      data &&
      hojaDe(t('pestanas.usuarios'), found, [
        { nombre: i18next.t('hoja:columna.nombre'), valor: ({ nombre }) => nombre },
        { nombre: i18next.t('hoja:columna.correo'), valor: ({ correo }) => correo },
        { nombre: i18next.t('hoja:columna.rol'), valor: ({ rol }) => rol && t(`perfil.roles.${rol}`) },
        { nombre: i18next.t('hoja:columna.estado'), valor: ({ estado }) => t(`perfil.estados.${estado}`) },
      ]),
    pegar: { entidad: 'persona', proyecto: '' },
  });
  if (!data && isError)
    return (
      <RetryNotice message={t('usuarios.errorCargar')} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-72" />;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('usuarios.intro')}</p>
      <Input
        type="search"
        aria-label={t('usuarios.buscar')}
        placeholder={t('usuarios.buscar')}
        value={texto}
        onChange={({ target }) => {
          setTexto(target.value);
          setShown(PAGE);
        }}
        className="max-w-xs"
      />
      <p role="status" className="text-xs text-subtle">
        {t('usuarios.total', { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {found.slice(0, shown).map((usuario) => (
            <UsuarioRow
              key={usuario._id}
              usuario={usuario}
              vinculo={vinculos.find((each) => each.usuario === usuario._id)}
            />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button className="self-start" onClick={() => setShown(shown + PAGE)}>
          {t('usuarios.mas')}
        </Button>
      )}
      <Invitaciones />
    </div>
  );
};
