import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { guardarBorrador } from '../../../shared/escritura/borradores/borradores';
import { buscarPerdidos, type Perdido } from './perdidos';

/** What was deleted a moment ago is often brought back at once. */
const WAIT_MS = 1_500;

const nameOf = ({ clase, lugar }: Perdido) => `${clase} ${lugar}`;

const TextoPerdido = ({ perdido, onGone }: { perdido: Perdido; onGone: () => void }) => {
  const { t } = useTranslation(['escritura', 'comun']);
  const { clase, lugar, texto, titulo } = perdido;
  const [copied, setCopied] = useState(false);
  const que = t(`perdidos.${clase}`);
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-sm font-medium break-words">{titulo ? `${que}: ${titulo}` : que}</h3>
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has the focus
        tabIndex={0}
        role="group"
        aria-label={que}
        className="max-h-48 overflow-y-auto rounded-control border border-line bg-sunken px-3 py-2 font-sans text-sm break-words whitespace-pre-wrap"
      >
        {texto}
      </pre>
      <p className="flex flex-wrap justify-end gap-2">
        <Button
          variant="ghost"
          onClick={() => {
            guardarBorrador(clase, lugar, undefined);
            onGone();
          }}
        >
          {t('comun:accion.descartar')}
        </Button>
        <Button
          icon={<Copy aria-hidden className="size-4" />}
          onClick={() => void navigator.clipboard.writeText(texto).then(() => setCopied(true))}
        >
          {t(copied ? 'copiado' : 'perdidos.copiar')}
        </Button>
      </p>
    </section>
  );
};

/** Offers for copying what the person was writing in a place that is gone. `veces`: grows when something goes. */
const TextosPerdidos = ({ veces }: { veces: number }) => {
  const { t } = useTranslation('escritura');
  const [perdidos, setPerdidos] = useState<Perdido[]>([]);
  const [cerrados, setCerrados] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(
      () => void buscarPerdidos().then((found) => isHere && setPerdidos(found)),
      veces ? WAIT_MS : 0,
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [veces]);
  const shown = perdidos.filter((each) => !cerrados.includes(nameOf(each)));
  if (!shown.length) return null;
  return (
    <Dialog
      title={t('perdidos.titulo')}
      description={t('perdidos.texto')}
      onClose={() => setCerrados(perdidos.map(nameOf))}
    >
      <div className="flex min-h-0 flex-col gap-5 overflow-y-auto p-4">
        {shown.map((perdido) => (
          <TextoPerdido
            key={nameOf(perdido)}
            perdido={perdido}
            onGone={() => setPerdidos((now) => now.filter((each) => each !== perdido))}
          />
        ))}
      </div>
    </Dialog>
  );
};

export default TextosPerdidos;
