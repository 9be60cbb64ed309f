import { z } from 'zod';
import { corto, enlace, largo, momento, sha } from './campos';

/** A commit of a push, as GitHub, GitLab, Gitea and Forgejo write it. */
export const commit = z.object({
  id: sha,
  message: largo,
  timestamp: momento,
  url: enlace,
  author: z.object({ name: corto }).nullish(),
});

export const confirmacionOf = ({ id, message, timestamp, url, author }: z.infer<typeof commit>) => ({
  sha: id,
  mensaje: message,
  url,
  autor: author?.name ?? '',
  cuando: timestamp,
});

/** `carpeta`: what the forge puts between the address of the repository and the name of a branch. */
export const urlDeRama = (repositorio: string | null, carpeta: string, nombre: string): string | null =>
  repositorio && `${repositorio}/${carpeta}/${nombre.split('/').map(encodeURIComponent).join('/')}`;
