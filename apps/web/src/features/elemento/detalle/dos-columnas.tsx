import type { ReactNode } from 'react';
import { useTextoQuieto } from '../../../shared/escritura/use-texto-quieto';

interface DosColumnasProps {
  /** The Markdown that `texto` shows. */
  descripcion: string;
  texto: ReactNode;
  ficha: ReactNode;
  children: ReactNode;
}

/** An item in its panel, one thing below the other, and on its own page, where the fields are beside the rest. */
export const DosColumnas = ({ descripcion, texto, ficha, children }: DosColumnasProps) => {
  const isQuieto = useTextoQuieto(descripcion);
  return (
    <div className="@container">
      <div className="flex flex-col gap-5 @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-8">
        <div className="flex min-w-0 flex-col gap-2">{texto}</div>
        {isQuieto && (
          <>
            <div className="@3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 @3xl:self-start @3xl:rounded-card @3xl:border @3xl:border-line @3xl:bg-surface @3xl:px-4 @3xl:py-3">
              {ficha}
            </div>
            <div className="flex min-w-0 flex-col gap-5">{children}</div>
          </>
        )}
      </div>
    </div>
  );
};
