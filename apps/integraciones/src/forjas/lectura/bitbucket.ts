import { z } from 'zod';
import { corto, enlace, largo, momento, sha } from './campos';
import { noticiaDe, type Comprobacion, type Noticia, type Peticion } from './noticia';

const html = z
  .object({ html: z.object({ href: enlace }).nullish() })
  .nullish()
  .transform((links) => links?.html?.href ?? null);
const repository = z.object({ full_name: corto });

const commit = z.object({
  hash: sha,
  message: largo,
  date: momento,
  links: html,
  author: z.object({ raw: corto, user: z.object({ display_name: corto }).nullish() }).nullish(),
});

/** `Name <mail>`: only the name. */
const nameOf = (author: z.infer<typeof commit>['author']): string =>
  author?.user?.display_name || (author?.raw ?? '').replace(/\s*<[^>]*>\s*$/, '');

const push = z.object({
  push: z.object({
    changes: z.array(
      z.object({
        new: z
          .object({
            type: z.string(),
            name: corto,
            links: html,
            target: z.object({ date: momento }).nullish(),
          })
          .nullish(),
        created: z.boolean().default(false),
        commits: z.array(commit).nullish(),
      }),
    ),
  }),
  actor: z.object({ display_name: corto }).nullish(),
  repository,
});

function readPush(body: unknown): Noticia {
  const { push: pushed, actor, repository: at } = push.parse(body);
  const changes = pushed.changes.filter(({ new: now }) => now?.type === 'branch');
  return noticiaDe(at.full_name, {
    ramas: changes
      .filter(({ created }) => created)
      .map(({ new: now }) => ({
        nombre: now!.name,
        url: now!.links,
        autor: actor?.display_name ?? '',
        cuando: now!.target?.date ?? null,
      })),
    confirmaciones: changes
      .flatMap(({ commits }) => commits ?? [])
      .map(({ hash, message, date, links, author }) => ({
        sha: hash,
        mensaje: message,
        url: links,
        autor: nameOf(author),
        cuando: date,
      })),
  });
}

const ESTADO: Readonly<Record<string, Peticion['estado']>> = {
  MERGED: 'fusionada',
  DECLINED: 'cerrada',
  SUPERSEDED: 'cerrada',
};

const pullRequest = z.object({
  pullrequest: z.object({
    id: z.int(),
    title: corto,
    description: largo,
    state: z.string(),
    draft: z.boolean().nullish(),
    updated_on: momento,
    links: html,
    author: z.object({ display_name: corto }).nullish(),
    // Its digest is short.
    source: z.object({
      branch: z.object({ name: corto }),
      commit: z.object({ hash: z.string().regex(/^[0-9a-f]{7,64}$/) }).nullish(),
    }),
  }),
  repository,
});

function readPullRequest(body: unknown): Noticia {
  const { pullrequest: one, repository: at } = pullRequest.parse(body);
  const peticion: Peticion = {
    numero: one.id,
    identificador: `#${one.id}`,
    titulo: one.title,
    descripcion: one.description,
    rama: one.source.branch.name,
    sha: one.source.commit?.hash ?? null,
    url: one.links,
    autor: one.author?.display_name ?? '',
    estado: ESTADO[one.state] ?? (one.draft ? 'borrador' : 'abierta'),
    cuando: one.updated_on,
  };
  return noticiaDe(at.full_name, { peticiones: [peticion] });
}

const RESULT: Readonly<Record<string, Comprobacion['estado']>> = {
  SUCCESSFUL: 'pasa',
  FAILED: 'falla',
  STOPPED: 'falla',
};

const commitStatus = z.object({
  commit_status: z.object({
    key: corto,
    name: corto,
    state: z.string(),
    url: enlace,
    updated_on: momento,
    links: z.object({ commit: z.object({ href: z.string() }) }),
  }),
  repository,
});

/** The commit is only said by its address. */
function readCommitStatus(body: unknown): Noticia {
  const { commit_status: one, repository: at } = commitStatus.parse(body);
  const comprobacion: Comprobacion = {
    sha: sha.parse(one.links.commit.href.split('/').at(-1)),
    nombre: one.name || one.key,
    estado: RESULT[one.state] ?? 'en curso',
    url: one.url,
    cuando: one.updated_on,
  };
  return noticiaDe(at.full_name, { comprobaciones: [comprobacion] });
}

export const BITBUCKET: Readonly<Record<string, (body: unknown) => Noticia>> = {
  'repo:push': readPush,
  'pullrequest:created': readPullRequest,
  'pullrequest:updated': readPullRequest,
  'pullrequest:fulfilled': readPullRequest,
  'pullrequest:rejected': readPullRequest,
  'repo:commit_status_created': readCommitStatus,
  'repo:commit_status_updated': readCommitStatus,
};
