import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { i18next } from '../../../shared/i18n/i18n';
import { hojaDe, useHoja } from '../../../shared/exportar/hoja';
import { keys } from '../../../shared/queries/keys';
import { MoreButton } from '../../../shared/ui/controles/more-button';
import { Input } from '../../../shared/ui/campos/input';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { useDebounced } from '../../../shared/escritura/use-debounced';
import { getVinculos } from '../api/usuarios';
import { ExigirFactor } from './exigir-factor';
import { Invitaciones } from './invitaciones';
import { getTodasLasCuentas, useCuentas } from './use-cuentas';
import { UsuarioRow } from './usuario-row';

/** Pause in typing before the server is asked. */
const DEBOUNCE_MS = 150;

/** The accounts, with their roles and estados. */
const UsuariosPanel = () => {
  const { t } = useTranslation(['configuracion', 'comun']);
  const [texto, setTexto] = useState('');
  const q = useDebounced(texto.trim(), DEBOUNCE_MS);
  const query = useCuentas(q);
  const { data, isError, isFetching, refetch } = query;
  const { data: vinculos = [] } = useQuery({
    queryKey: keys.vinculos,
    queryFn: ({ signal }) => getVinculos(signal),
  });
  const found = data?.pages.flatMap(({ usuarios }) => usuarios) ?? [];
  const total = data?.pages[0]?.total ?? found.length;
  const made = (cuentas: readonly UsuarioListado[]) =>
    hojaDe(
      t('pestanas.usuarios'),
      cuentas,
      [
        { nombre: i18next.t('hoja:campo.nombre'), valor: ({ nombre }) => nombre },
        { nombre: i18next.t('hoja:campo.correo'), valor: ({ correo }) => correo },
        { nombre: i18next.t('hoja:campo.rol'), valor: ({ rol }) => rol && t(`perfil.roles.${rol}`) },
        { nombre: i18next.t('hoja:campo.estado'), valor: ({ estado }) => t(`perfil.estados.${estado}`) },
      ],
      { total },
    );
  useHoja({
    hoja: () => data && made(found),
    ...(total > found.length && { entera: async () => made(await getTodasLasCuentas(q)) }),
    pegar: { entidad: 'persona', proyecto: '' },
  });
  if (!data && isError)
    return <RetryNotice message={t('usuarios.errorCargar')} query={{ isFetching, refetch }} />;
  if (!data) return <Skeleton className="h-72" />;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('usuarios.intro')}</p>
      <Input
        type="search"
        aria-label={t('usuarios.buscar')}
        placeholder={t('usuarios.buscar')}
        value={texto}
        onChange={({ target }) => setTexto(target.value)}
        className="max-w-xs"
      />
      <p role="status" className="text-xs text-subtle">
        {t('usuarios.total', { count: total })}
      </p>
      {found.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {found.map((usuario) => (
            <UsuarioRow
              key={usuario._id}
              usuario={usuario}
              vinculo={vinculos.find((each) => each.usuario === usuario._id)}
            />
          ))}
        </ul>
      )}
      <MoreButton label={t('usuarios.mas')} query={query} />
      <Invitaciones />
      <ExigirFactor />
    </div>
  );
};

export default UsuariosPanel;
