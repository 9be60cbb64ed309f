import { useState } from 'react';
import type { Banner } from './banners';

export const useBanners = () => {
  const [banners, setBanners] = useState<Banner[]>([]);
  return {
    banners,
    /** The banners on screen; the same sentence is shown only once. */
    show: (text: string) =>
      setBanners((now) => [
        ...now.filter((each) => each.text !== text),
        { id: (now.at(-1)?.id ?? 0) + 1, text },
      ]),
    dismiss: (id: number) => setBanners((now) => now.filter((each) => each.id !== id)),
  };
};
