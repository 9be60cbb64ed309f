import type { Referencia } from '@pmp/contracts/integraciones';
import {
  CircleCheck,
  CircleDot,
  CircleX,
  GitBranch,
  GitCommitHorizontal,
  GitMerge,
  GitPullRequest,
  Undo2,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/fichas/chip';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { useReferencias } from './use-referencias';

const ICON = { peticion: GitPullRequest, rama: GitBranch, confirmacion: GitCommitHorizontal } as const;
const LOOK_ESTADO = {
  borrador: { tone: 'neutral', Icon: GitPullRequest },
  abierta: { tone: 'green', Icon: GitPullRequest },
  fusionada: { tone: 'violet', Icon: GitMerge },
  cerrada: { tone: 'red', Icon: CircleX },
  revertida: { tone: 'amber', Icon: Undo2 },
} as const;
const LOOK_COMPROBACION = {
  'en curso': { className: 'text-subtle', Icon: CircleDot },
  pasa: { className: 'text-success-text', Icon: CircleCheck },
  falla: { className: 'text-danger', Icon: CircleX },
} as const;

const Comprobacion = ({ estado, nombre, url }: NonNullable<Referencia['comprobacion']>) => {
  const { t } = useTranslation('backlog');
  const { className, Icon } = LOOK_COMPROBACION[estado];
  const label = `${nombre}: ${t(`codigo.comprobacion.${estado}`)}`;
  const icon = <Icon aria-hidden className="size-4" />;
  return url ? (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
      className={`hit mt-0.5 ${className}`}
    >
      {icon}
    </a>
  ) : (
    <span role="img" aria-label={label} title={label} className={`mt-0.5 ${className}`}>
      {icon}
    </span>
  );
};

const Fila = ({ referencia }: { referencia: Referencia }) => {
  const { tipo, identificador, titulo, url, autor, cuando, repositorio, estado, comprobacion } = referencia;
  const { t } = useTranslation('backlog');
  const Icon = ICON[tipo];
  const look = estado && LOOK_ESTADO[estado];
  const text = (
    <>
      {tipo !== 'rama' && <span className="num text-subtle">{identificador} </span>}
      {titulo || identificador}
    </>
  );
  return (
    <li className="flex min-w-0 items-start gap-2 py-1 text-sm">
      <span role="img" aria-label={t(`codigo.tipo.${tipo}`)} className="mt-0.5 shrink-0 text-subtle">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 grow">
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={`break-words hover:underline ${estado === 'revertida' ? 'line-through' : ''}`}
          >
            {text}
          </a>
        ) : (
          <span className="break-words">{text}</span>
        )}
        <p className="truncate text-xs text-subtle" title={repositorio}>
          {autor && `${autor} · `}
          <MomentoRelativo iso={cuando} />
          {` · ${repositorio}`}
        </p>
      </div>
      {look && estado && (
        <Chip tone={look.tone} Icon={look.Icon}>
          {t(`codigo.estado.${estado}`)}
        </Chip>
      )}
      {comprobacion && <Comprobacion {...comprobacion} />}
    </li>
  );
};

interface CodigoProps {
  proyecto: string;
  clave: string;
}

/** The commits, branches and merge requests that name an item, with what CI says of them. */
export const Codigo = ({ proyecto, clave }: CodigoProps) => {
  const { t } = useTranslation('backlog');
  const headingId = useId();
  const query = useReferencias(proyecto, clave);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-1">
      <h3 id={headingId} className="text-sm font-medium">
        {t('codigo.titulo')}
      </h3>
      {query.error && <RetryNotice message={t('codigo.error')} query={query} />}
      {/* As tall as what most items have here, so that what is below stays where it is. */}
      {query.isPending && <p aria-hidden className="h-[1lh] text-sm" />}
      {query.data?.length === 0 && (
        <p className="truncate text-sm text-subtle" title={t('codigo.ayuda', { clave })}>
          {t('codigo.vacio', { clave })}
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <ul aria-labelledby={headingId} className="flex flex-col divide-y divide-line">
          {query.data.map((referencia) => (
            <Fila key={referencia._id} referencia={referencia} />
          ))}
        </ul>
      )}
    </section>
  );
};
