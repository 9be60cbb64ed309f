import { Bot, KeyRound, Server } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import type { Salud } from '../api/get-salud';
import { useSalud } from './use-salud';

const Aviso = ({ Icon, children }: { Icon: typeof Server; children: ReactNode }) => (
  <li className="flex gap-2.5 px-3 py-2.5">
    <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
    <div className="min-w-0">{children}</div>
  </li>
);

const TONES = { listo: 'green', arrancando: 'amber', ausente: 'red' } as const;

const EstadoServidor = ({ salud }: { salud: Salud | undefined }) => {
  const { t } = useTranslation('acceso');
  const texts = {
    listo: () => t('aviso.servidorListo'),
    arrancando: (servicios: string) =>
      servicios ? t('aviso.servidorParcial', { servicios }) : t('aviso.servidorArrancando'),
    ausente: () => t('aviso.servidorAusente'),
  };
  const faltan = salud?.estado === 'arrancando' ? salud.faltan.join(', ') : '';
  return (
    <p role="status" className="mt-1 flex items-center gap-1.5 font-medium">
      <span
        aria-hidden
        data-tone={salud ? TONES[salud.estado] : 'neutral'}
        className="tone-solid size-2 shrink-0 rounded-full bg-current"
      />
      <span className="text-text">
        {salud ? texts[salud.estado](faltan) : t('aviso.servidorComprobando')}
      </span>
    </p>
  );
};

interface AvisosProps {
  configuracion: ConfiguracionPublica;
  onDemo: (correo: string, contrasena: string) => void;
}

/** The specification's notices. The operator can turn them off, except the one that says the server is away. */
export const Avisos = ({ configuracion, onDemo }: AvisosProps) => {
  const { t } = useTranslation('acceso');
  const { avisos, credencialesDemo } = configuracion;
  const salud = useSalud();
  const enReposo = avisos?.servidorEnReposo !== false;
  const ia = avisos?.chatIaDesactivado !== false;
  const servidor = enReposo || (salud && salud.estado !== 'listo');
  if (!servidor && !ia && !credencialesDemo) return null;
  return (
    <ul
      aria-label={t('aviso.etiqueta')}
      className="divide-y divide-line rounded-card border border-line text-xs text-muted"
    >
      {servidor && (
        <Aviso Icon={Server}>
          {enReposo && t('aviso.servidor')}
          <EstadoServidor salud={salud} />
        </Aviso>
      )}
      {ia && <Aviso Icon={Bot}>{t('aviso.ia')}</Aviso>}
      {credencialesDemo && (
        <Aviso Icon={KeyRound}>
          {t('aviso.demo')}
          <p className="mt-0.5 font-mono break-all text-text">
            {t('aviso.demoTexto', { correo: credencialesDemo.correo, clave: credencialesDemo.contrasena })}
          </p>
          <button
            type="button"
            onClick={() => onDemo(credencialesDemo.correo, credencialesDemo.contrasena)}
            className="hit rounded-control font-medium text-accent-text hover:underline"
          >
            {t('aviso.demoUsar')}
          </button>
        </Aviso>
      )}
    </ul>
  );
};
