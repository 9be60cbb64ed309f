import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import PedirEquipo from '../../shared/equipos/pedir-equipo';
import { Link } from '../../shared/navegar/link';
import { paths } from '../../shared/navegar/paths';
import { getEquiposElegibles } from '../../shared/queries/get-equipos-elegibles';
import { keys } from '../../shared/queries/keys';
import { useSession } from '../../shared/sesion/session';
import { ButtonLink } from '../../shared/ui/controles/button';
import { Card } from '../../shared/ui/fichas/card';

interface Paso {
  titulo: string;
  texto?: string;
  contenido?: ReactNode;
  to?: string | undefined;
  hecho?: boolean;
}

/** What to do next in an empty workspace; a step has a link once it can be taken. */
const PrimerosPasos = () => {
  const { t } = useTranslation('panel');
  const isAdmin = useSession().user.rol === 'admin';
  const equipos = useQuery({
    queryKey: keys.equiposElegibles,
    queryFn: ({ signal }) => getEquiposElegibles(signal),
  });
  const hasEquipo = Boolean(equipos.data?.length);
  const deEquipo = hasEquipo
    ? { titulo: t('primeros.equipoHecho'), texto: t('primeros.equipoHechoTexto'), hecho: true }
    : isAdmin
      ? { titulo: t('primeros.equipoAdmin'), texto: t('primeros.equipoAdminTexto'), to: paths.equipos }
      : { titulo: t('primeros.equipo'), contenido: !equipos.isPending && <PedirEquipo /> };
  const pasos: Paso[] = [
    deEquipo,
    {
      titulo: t('primeros.proyecto'),
      texto: t('primeros.proyectoTexto'),
      to: hasEquipo ? paths.proyectos : undefined,
    },
    { titulo: t('primeros.epica'), texto: t('primeros.epicaTexto') },
  ];
  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="font-semibold">{t('primeros.titulo')}</h2>
          <p className="text-sm text-muted">{t('primeros.texto')}</p>
        </div>
        {(isAdmin || hasEquipo) && (
          <ButtonLink variant="primary" to={paths.empezar}>
            {t('primeros.guia')}
          </ButtonLink>
        )}
      </div>
      <ol className="mt-3 grid gap-3 sm:grid-cols-3">
        {pasos.map(({ titulo, texto, contenido, to, hecho }, index) => (
          <li key={titulo} className="flex gap-2.5">
            <span
              aria-hidden
              className="num inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent-text"
            >
              {hecho ? <Check className="size-3.5" /> : index + 1}
            </span>
            <span className="text-sm">
              {hecho && <span className="sr-only">{t('primeros.hecho')} </span>}
              {to ? (
                <Link to={to} className="rounded-control font-medium text-accent-text hover:underline">
                  {titulo}
                </Link>
              ) : (
                <span className="font-medium">{titulo}</span>
              )}
              {contenido ?? <span className="block text-muted">{texto}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};

export default PrimerosPasos;
