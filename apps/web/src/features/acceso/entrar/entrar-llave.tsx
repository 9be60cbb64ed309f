import type { UsoLlave } from '@pmp/contracts/usuarios';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { BotonLlave } from '../../../shared/llaves/boton-llave';
import { soltarLlave, usarLlave } from '../../../shared/llaves/llaves';
import { Notice } from '../../../shared/ui/pagina/notice';
import type { SesionReply } from '../api/login';
import { askToEnter, enterWithLlave } from '../api/llaves';

/** Before what the server asks with is too old (five minutes). */
const AGAIN_MS = 4 * 60_000;

interface EntrarLlaveProps {
  recordar: boolean;
  onDone: (reply: SesionReply) => Promise<void>;
}

/** A passkey in place of the address and the password: offered by the browser in the field, and by a button. */
const EntrarLlave = ({ recordar, onDone }: EntrarLlaveProps) => {
  const { t } = useTranslation('factores');
  const [failure, setFailure] = useState<string>();
  /** Each offers the key in the field anew: the question of the button takes its place, and it grows old. */
  const [turn, setTurn] = useState(0);
  const chosen = useRef({ recordar, onDone });
  useEffect(() => {
    chosen.current = { recordar, onDone };
  });
  const enter = async (llave: UsoLlave) => {
    const { recordar: kept, onDone: done } = chosen.current;
    await done(await enterWithLlave({ llave, ...(!kept && { recordar: false }) }));
  };
  useEffect(() => {
    let left = false;
    const next = () => left || setTurn(turn + 1);
    const offer = async () => {
      const opciones = await askToEnter();
      if (left) return;
      const llave = await usarLlave(opciones, true);
      await enter(llave).catch((error: unknown) => {
        setFailure(errorText(error, t('llave.error')));
        next();
      });
    };
    // It is only offered: where the browser or the server cannot, the button says why.
    offer().catch(() => undefined);
    const again = setTimeout(next, AGAIN_MS);
    return () => {
      left = true;
      clearTimeout(again);
      soltarLlave();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once each turn, whatever is chosen meanwhile
  }, [turn]);
  const press = async () => {
    setFailure(undefined);
    try {
      await enter(await usarLlave(await askToEnter()));
    } catch (error) {
      setTurn(turn + 1);
      throw error;
    }
  };
  return (
    <div className="mt-3 flex flex-col gap-3">
      {failure && <Notice kind="error">{failure}</Notice>}
      <BotonLlave label={t('llave.entrar')} act={press} />
    </div>
  );
};

export default EntrarLlave;
