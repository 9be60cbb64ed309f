import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withParams } from './use-address-filter';

/** Until then the letters are in the field alone: an address for each would be slow, and a browser allows few. */
const REST_MS = 250;

/** A search text kept in the address. The field answers at once; the address follows when typing rests. */
export const useTextParam = (name: string): [string, (text: string) => void] => {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);

  if (inAddress !== seen) {
    setSeen(inAddress);
    // Not what was typed here: a link to another list has been followed.
    if (inAddress !== sent) {
      setSent(inAddress);
      setText(inAddress);
    }
  }

  useEffect(() => {
    if (text === inAddress) return;
    const timer = setTimeout(() => {
      setSent(text);
      setParams(withParams({ [name]: text }), { replace: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, inAddress, name, setParams]);

  return [text, setText];
};
