import type { Definicion, NombreDefinicion, PuntoDefinicion, ReglaDefinicion } from '@pmp/contracts/sprints';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../shared/http/new-id';
import { Input } from '../../../shared/ui/campos/input';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { IconButton } from '../../../shared/ui/controles/icon-button';

/** What each definition may ask for by itself. */
const REGLAS: Record<NombreDefinicion, readonly ReglaDefinicion[]> = {
  listo: ['criterios', 'descripcion', 'puntos', 'responsable', 'sinBloqueos'],
  hecho: ['criteriosCumplidos', 'puntos', 'responsable', 'sinBloqueos', 'sinTareasAbiertas'],
};

interface DefinicionCamposProps {
  cual: NombreDefinicion;
  definicion: Definicion;
  onChange: (definicion: Definicion) => void;
}

/** One definition: rules that are seen by themselves, texts that people tick, and whether it stops the sprint. */
export const DefinicionCampos = ({ cual, definicion, onChange }: DefinicionCamposProps) => {
  const { t } = useTranslation('sprints');
  const [texto, setTexto] = useState('');
  const { puntos, impide } = definicion;
  const put = (all: PuntoDefinicion[]) => onChange({ ...definicion, puntos: all });
  const textos = puntos.filter(({ regla }) => regla === null);
  const add = () => {
    const escrito = texto.trim();
    if (!escrito) return;
    put([...puntos, { _id: newId(), regla: null, texto: escrito }]);
    setTexto('');
  };
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-sm font-medium">{t(`definiciones.${cual}`)}</legend>
      {REGLAS[cual].map((regla) => (
        <Checkbox
          key={regla}
          label={t(`definiciones.regla.${regla}`)}
          checked={puntos.some((punto) => punto.regla === regla)}
          onChange={({ target }) =>
            put(
              target.checked
                ? [...puntos, { _id: newId(), regla, texto: '' }]
                : puntos.filter((punto) => punto.regla !== regla),
            )
          }
        />
      ))}
      <ul className="flex flex-col">
        {textos.map((punto) => (
          <li key={punto._id} className="flex items-center gap-2 text-sm">
            <span className="min-w-0 flex-1 break-words">{punto.texto}</span>
            <span className="shrink-0 text-xs text-subtle">{t('definiciones.aMano')}</span>
            <IconButton
              label={t('definiciones.quitar', { texto: punto.texto })}
              tone="danger"
              Icon={Trash2}
              onClick={() => put(puntos.filter((other) => other !== punto))}
            />
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2">
        <Input
          aria-label={t('definiciones.nuevo', { cual: t(`definiciones.${cual}`) })}
          placeholder={t('definiciones.ejemplo')}
          maxLength={200}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            add();
          }}
        />
        <IconButton label={t('definiciones.anadir')} Icon={Plus} onClick={add} />
      </div>
      <Checkbox
        label={t(`definiciones.impide.${cual}`)}
        checked={impide}
        onChange={({ target }) => onChange({ ...definicion, impide: target.checked })}
        className="pt-1 text-muted"
      />
    </fieldset>
  );
};
