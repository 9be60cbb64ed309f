import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { session } from '../../sesion/session';

const fetchImagen = async (path: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(path, { headers: { authorization: `Bearer ${session.get().token}` }, signal });
  const blob = await response.blob();
  if (!response.ok || !blob.type.startsWith('image/')) throw new TypeError(path);
  return blob;
};

interface ImagenProps {
  /** Of an uploaded file. */
  path: string;
  alt: string;
  /** What stands there until it arrives, and if it does not. */
  instead: ReactNode;
}

/** An image that was uploaded here: an address cannot carry the token, so its bytes are fetched. */
export const Imagen = ({ path, alt, instead }: ImagenProps) => {
  const { data } = useQuery({
    queryKey: ['imagen', path],
    queryFn: ({ signal }) => fetchImagen(path, signal),
    staleTime: Infinity,
    retry: false,
  });
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!data || !image.current) return;
    const made = URL.createObjectURL(data);
    image.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [data]);
  if (!data) return instead;
  return (
    <img
      ref={image}
      alt={alt}
      className="my-1 max-h-96 max-w-full rounded-control border border-line bg-raised"
    />
  );
};
