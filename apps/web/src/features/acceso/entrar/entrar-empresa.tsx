import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import type { ConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { leave } from './empresa-attempt';

interface EntrarEmpresaProps {
  empresa: NonNullable<ConfiguracionPublica['empresa']>;
  recordar: boolean;
  /** The page to come back to. */
  destino?: string;
  /** No other way to sign in is shown. */
  alone?: boolean;
}

const EntrarEmpresa = ({ empresa, recordar, destino, alone }: EntrarEmpresaProps) => {
  const { t } = useTranslation('empresa');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await leave(recordar, destino);
    } catch (error) {
      setFailure(errorText(error, t('error')));
    } finally {
      setBusy(false);
    }
  };
  const label = empresa.nombre ? t('entrarCon', { nombre: empresa.nombre }) : t('entrar');
  return (
    <div className="flex flex-col gap-3">
      {alone ? (
        <p className="text-sm">{t('solo')}</p>
      ) : (
        <p className="mt-3 text-center text-sm text-muted">{t('o')}</p>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button
        variant={alone ? 'primary' : 'secondary'}
        busy={busy}
        icon={<Building2 aria-hidden className="size-4 shrink-0" />}
        onClick={() => void start()}
        // The operator chooses the name, so it may be long.
        className="w-full py-1 wrap-anywhere whitespace-normal!"
      >
        {busy ? t('saliendo') : label}
      </Button>
    </div>
  );
};

export default EntrarEmpresa;
