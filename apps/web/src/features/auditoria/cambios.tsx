import type { CambioHecho } from '@pmp/contracts/common';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEtiquetas } from './use-etiquetas';
import { Valor } from './valor';

interface CambiosProps {
  cambios: readonly CambioHecho[];
  nombres: ReadonlyMap<string, string>;
}

/** Field by field, from what to what. */
export const Cambios = ({ cambios, nombres }: CambiosProps) => {
  const { t } = useTranslation('auditoria');
  const etiqueta = useEtiquetas();
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {cambios.map(({ campo, de, a }, index) => (
        <li key={index} className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
          <span className="text-muted">{`${etiqueta('campo', campo)}:`}</span>
          {de !== null && de !== a && (
            <>
              <span className="min-w-0 break-words line-through decoration-line-strong">
                <Valor campo={campo} valor={de} nombres={nombres} />
              </span>
              <ArrowRight aria-hidden className="size-3.5 shrink-0 self-center text-subtle" />
              <span className="sr-only">{t('ahora')}</span>
            </>
          )}
          <span className="min-w-0 break-words">
            <Valor campo={campo} valor={a} nombres={nombres} />
          </span>
        </li>
      ))}
    </ul>
  );
};
