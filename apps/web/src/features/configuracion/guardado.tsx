import { Check } from 'lucide-react';

/** Success is quiet: a word where the person is looking. */
export const Guardado = ({ text }: { text: string | undefined }) => (
  <span role="status" className="flex items-center gap-1 text-sm text-success-text">
    {text && (
      <>
        <Check aria-hidden className="size-4" />
        {text}
      </>
    )}
  </span>
);
