import { useState } from 'react';
import type { Tone } from '../../dominio/domain';

const TONES: Tone[] = ['indigo', 'teal', 'pink', 'green', 'orange', 'blue', 'violet', 'amber'];

/** The same person has the same tint everywhere. */
const toneOf = (nombre: string): Tone => {
  const sum = Array.from(nombre).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7);
  return TONES[Math.abs(sum) % TONES.length] ?? 'indigo';
};

/** «de», «del», «en» give no initial. */
const isParticle = (word: string) => /^\p{Ll}{1,3}$/u.test(word);

const initialsOf = (nombre: string): string => {
  const [first = '?', ...rest] = nombre.trim().split(/\s+/);
  const second = rest.find((word) => !isParticle(word)) ?? rest[0] ?? '';
  return [first, second]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

const SIZES = {
  sm: 'size-5 text-[10px]',
  md: 'size-7 text-[11px]',
  lg: 'size-10 text-sm',
  xl: 'size-16 text-xl',
};

interface AvatarProps {
  nombre: string;
  src?: string | null | undefined;
  size?: keyof typeof SIZES;
  shape?: 'person' | 'team';
}

/** Decorates a name: the photo, or initials on the person's tint, also while the photo cannot be loaded. */
export const Avatar = ({ nombre, src, size = 'md', shape = 'person' }: AvatarProps) => {
  const round = shape === 'person' ? 'rounded-full' : 'rounded-control';
  const [missing, setMissing] = useState<string>();
  if (src && src !== missing)
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        onError={() => setMissing(src)}
        className={`${SIZES[size]} ${round} shrink-0 object-cover`}
      />
    );
  return (
    <span
      aria-hidden
      data-tone={toneOf(nombre)}
      className={`tone-tint tone-text inline-flex shrink-0 items-center justify-center font-semibold ${SIZES[size]} ${round}`}
    >
      {initialsOf(nombre)}
    </span>
  );
};
