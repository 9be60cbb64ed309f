import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withParams } from './use-address-filter';

/** Delay before the address changes: one change per letter would be slow, and browsers limit how many are allowed. */
const REST_MS = 250;

/** A search text kept in the address: the field shows it at once, the address follows when typing pauses. */
export const useTextParam = (name: string): [string, (text: string) => void] => {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);

  if (inAddress !== seen) {
    setSeen(inAddress);
    // The address did not change because of typing: a link was followed.
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
