import type { Operacion } from '@pmp/contracts/common';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDia } from '../../../shared/fechas/dates';
import { formatNumero } from '../../../shared/fechas/numbers';
import { useNow } from '../../../shared/fechas/use-now';
import { Card } from '../../../shared/ui/fichas/card';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';
import { Notice } from '../../../shared/ui/pagina/notice';
import { instalacionOf, type Instalacion } from './instalacion';

const GB = 1024 ** 3;
const MOVE = 'npm run mudar -- --a=mongodb://…';

const whole = (value: number): string => formatNumero(value, 0);

const Avisos = ({ estado, operacion }: { estado: Instalacion; operacion: Operacion }) => {
  const { t } = useTranslation('operacion');
  const { embebida } = operacion;
  const texts: Record<Instalacion['avisos'][number], string> = {
    copia: t('instalacion.avisoCopia'),
    outbox: t('instalacion.avisoOutbox', { servicio: estado.outbox?.servicio }),
    certificado: t('instalacion.avisoCertificado'),
    disco: t('instalacion.avisoDisco'),
    embebida: embebida
      ? t('instalacion.avisoEmbebida', {
          documentos: whole(embebida.limites.documentos),
          personas: whole(embebida.limites.personas),
          sockets: whole(embebida.limites.sockets),
          usadoDocumentos: whole(embebida.usado.documentos),
          usadoPersonas: whole(embebida.usado.personas),
          usadoSockets: whole(embebida.usado.sockets),
        })
      : '',
  };
  return estado.avisos.map((aviso) => (
    <Notice key={aviso} kind="warning">
      {texts[aviso]}
      {aviso === 'embebida' && <code className="mt-1 block break-all">{MOVE}</code>}
    </Notice>
  ));
};

/** What an alert would look at, for whoever has no alerts: backups, what waits, the certificate and the disk. */
export const InstalacionCard = ({ operacion }: { operacion: Operacion }) => {
  const { t } = useTranslation('operacion');
  const estado = instalacionOf(operacion, useNow());
  const { respaldo, outbox, certificado, disco, embebida } = estado;
  const unknown = t('instalacion.noSeSabe');
  const copia = (iso: string | null | undefined, none: string): ReactNode =>
    respaldo === null ? unknown : iso ? <MomentoRelativo iso={iso} /> : none;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('instalacion.copia'), copia(respaldo?.hecha, t('instalacion.copiaNinguna'))],
    [t('instalacion.ensayada'), copia(respaldo?.ensayada, t('instalacion.ensayadaNinguna'))],
    [
      t('instalacion.outbox'),
      outbox === null
        ? unknown
        : outbox.esperaMs === 0
          ? t('instalacion.outboxNada')
          : t('instalacion.segundos', { segundos: formatNumero(outbox.esperaMs / 1000, 1) }),
    ],
    [
      t('instalacion.certificado'),
      certificado === null ? unknown : `${t('instalacion.certificadoHasta')}: ${formatDia(certificado)}`,
    ],
    [
      t('instalacion.disco'),
      disco === null
        ? unknown
        : t('instalacion.discoUsado', {
            porcentaje: whole((disco.usado / disco.total) * 100),
            libre: whole((disco.total - disco.usado) / GB),
          }),
    ],
    [
      t('instalacion.base'),
      embebida === null ? unknown : embebida ? t('instalacion.embebida') : t('instalacion.mongodb'),
    ],
  ];
  return (
    <section aria-labelledby="instalacion" className="flex flex-col gap-3">
      <h2 id="instalacion" className="font-semibold">
        {t('instalacion.titulo')}
      </h2>
      <Avisos estado={estado} operacion={operacion} />
      <Card className="p-3">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3 xl:grid-cols-6">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="num break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
};
