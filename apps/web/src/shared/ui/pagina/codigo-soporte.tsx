import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastFailure } from '../../http/last-failure';

/** Shows the id by which support finds a failure in the logs; nothing when no request has failed. */
export const CodigoSoporte = () => {
  const { t } = useTranslation();
  const [id] = useState(lastFailure.get);
  return id ? (
    <p className="text-xs opacity-80">
      {t('error.codigoSoporte')} <span className="num break-all select-all">{id}</span>
    </p>
  ) : null;
};
