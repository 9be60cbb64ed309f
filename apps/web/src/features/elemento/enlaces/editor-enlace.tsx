import { BookOpen, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ELEGIBLES, type Punta, type Relacion, vistoDesde } from '../../../shared/elementos/enlazado';
import { type ElementoEnlazable, enlazando } from '../../../shared/elementos/enlazando';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Elegir } from '../../../shared/ui/campos/elegir';
import { Select } from '../../../shared/ui/campos/select';
import { Clave } from '../../../shared/ui/fichas/clave';
import { enlaceCon } from './enlazar';
import { useCandidatos } from './use-candidatos';
import { useEnlaces } from './use-enlaces';
import { useEnlazar } from './use-enlazar';

/** So many are listed; typing finds the others. */
const MAX = 60;

interface EditorEnlaceProps {
  elemento: ElementoEnlazable;
  relacion: Relacion;
  anchor: Element;
}

/** Finds what an item is linked with, by key or title, beside where that was asked for. */
const EditorEnlace = ({ elemento, relacion: inicial, anchor }: EditorEnlaceProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const [relacion, setRelacion] = useState<Relacion>(inicial);
  const [texto, setTexto] = useState('');
  const { datos } = elemento;
  const { candidatos, isFetching } = useCandidatos(elemento, texto);
  const { enlaces } = useEnlaces(datos._id);
  const { enlazar } = useEnlazar();
  const { data: proyectos = [] } = useProyectos();
  const nombreDe = (id: string) => proyectos.find(({ _id }) => _id === id)?.nombre;
  const taken = new Set(
    enlaces.flatMap((enlace) => {
      const { relacion: suya, otro } = vistoDesde(datos._id, enlace);
      return suya === relacion && '_id' in otro ? [otro._id] : [];
    }),
  );
  const nombre = t(`enlaces.relacion.${relacion}`);
  const choose = (otro: Punta) => {
    enlazando.close();
    if (taken.has(otro._id)) return;
    void enlazar(enlaceCon(elemento, relacion, otro), `${datos.titulo} · ${nombre}: ${otro.titulo}`);
  };
  return (
    <Elegir<Punta>
      label={t('enlaces.elegir', { relacion: nombre })}
      anchor={anchor}
      wide
      hallado
      onText={setTexto}
      opciones={() =>
        candidatos
          .filter(({ estado, _id }) => texto || (estado !== 'completada' && !taken.has(_id)))
          .slice(0, texto ? undefined : MAX)
          .map((punta) => ({
            id: punta._id,
            texto: [punta.clave, punta.titulo].join(' '),
            content: (
              <>
                {punta.tipo === 'tarea' ? (
                  <CircleCheck aria-hidden className="size-4 shrink-0 text-subtle" />
                ) : (
                  <BookOpen aria-hidden className="size-4 shrink-0 text-subtle" />
                )}
                <Clave clave={punta.clave} />
                <span className="min-w-0 truncate" title={punta.titulo}>
                  {punta.titulo}
                </span>
                {punta.proyecto !== datos.proyecto && (
                  <span className="ml-auto shrink-0 text-xs text-subtle">{nombreDe(punta.proyecto)}</span>
                )}
              </>
            ),
            valor: punta,
          }))
      }
      actual={taken}
      cabeza={
        <div className="border-b border-line p-2">
          <Select
            label={t('enlaces.tipo')}
            value={relacion}
            options={ELEGIBLES.map((value) => ({ value, label: t(`enlaces.relacion.${value}`) }))}
            onChange={setRelacion}
          />
        </div>
      }
      pie={
        <p role="status" className="px-3 py-2 text-xs text-subtle empty:hidden">
          {isFetching && t('enlaces.buscando')}
        </p>
      }
      onChoose={choose}
      onClose={enlazando.close}
    />
  );
};

export default EditorEnlace;
