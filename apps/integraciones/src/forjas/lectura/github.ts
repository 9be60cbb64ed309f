import { z } from 'zod';
import { corto, enlace, esNada, largo, momento, ramaDe, sha } from './campos';
import { commit, confirmacionOf, urlDeRama } from './empuje';
import { noticiaDe, type Comprobacion, type Noticia, type Peticion } from './noticia';

const repository = z.object({ full_name: corto, html_url: enlace });

const push = z.object({
  ref: z.string(),
  before: z.string(),
  deleted: z.boolean().default(false),
  commits: z.array(commit).default([]),
  head_commit: commit.nullish(),
  pusher: z.object({ name: corto, login: corto }).partial().nullish(),
  repository,
});

function readPush(body: unknown): Noticia {
  const { ref, before, deleted, commits, head_commit: head, pusher, repository: at } = push.parse(body);
  const nombre = ramaDe(ref);
  const ramas =
    nombre !== null && !deleted && esNada(before)
      ? [
          {
            nombre,
            url: urlDeRama(at.html_url, 'tree', nombre),
            autor: pusher?.name || pusher?.login || '',
            cuando: head?.timestamp ?? null,
          },
        ]
      : [];
  return noticiaDe(at.full_name, {
    ramas,
    confirmaciones: nombre === null ? [] : commits.map(confirmacionOf),
  });
}

const pullRequest = z.object({
  pull_request: z.object({
    number: z.int(),
    title: corto,
    body: largo,
    state: z.string(),
    merged: z.boolean().nullish(),
    merged_at: z.string().nullish(),
    draft: z.boolean().nullish(),
    html_url: enlace,
    updated_at: momento,
    user: z.object({ login: corto }).nullish(),
    head: z.object({ ref: corto, sha: sha.nullish() }),
  }),
  repository,
});

function readPullRequest(body: unknown): Noticia {
  const { pull_request: one, repository: at } = pullRequest.parse(body);
  const open = one.draft ? 'borrador' : 'abierta';
  const ended = one.merged || one.merged_at ? 'fusionada' : 'cerrada';
  const peticion: Peticion = {
    numero: one.number,
    identificador: `#${one.number}`,
    titulo: one.title,
    descripcion: one.body,
    rama: one.head.ref,
    sha: one.head.sha ?? null,
    url: one.html_url,
    autor: one.user?.login ?? '',
    estado: one.state === 'closed' ? ended : open,
    cuando: one.updated_at,
  };
  return noticiaDe(at.full_name, { peticiones: [peticion] });
}

/** A step that was left out holds nothing up; one that was stopped has proved nothing. */
const PASSES = new Set(['success', 'neutral', 'skipped']);
const RUNS = new Set(['pending', 'queued', 'in_progress', 'requested', 'waiting']);
const estadoOf = (word: string | null | undefined): Comprobacion['estado'] =>
  !word || RUNS.has(word) ? 'en curso' : PASSES.has(word) ? 'pasa' : 'falla';

const status = z.object({
  sha,
  state: z.string(),
  context: corto,
  target_url: enlace,
  updated_at: momento.nullish(),
  created_at: momento.nullish(),
  repository,
});

function readStatus(body: unknown): Noticia {
  const { sha: of, state, context, target_url: url, repository: at, ...times } = status.parse(body);
  const cuando = times.updated_at ?? times.created_at;
  if (!cuando) return noticiaDe(at.full_name, {});
  const one: Comprobacion = { sha: of, nombre: context, estado: estadoOf(state), url, cuando };
  return noticiaDe(at.full_name, { comprobaciones: [one] });
}

const run = z.object({
  name: corto,
  head_sha: sha,
  conclusion: z.string().nullish(),
  html_url: enlace,
});
const workflowRun = z.object({ workflow_run: run.extend({ updated_at: momento }), repository });
const checkRun = z.object({
  check_run: run.extend({ started_at: momento.nullish(), completed_at: momento.nullish() }),
  repository,
});

const comprobacionOf = (of: z.infer<typeof run>, cuando: Date): Comprobacion => ({
  sha: of.head_sha,
  nombre: of.name,
  estado: estadoOf(of.conclusion),
  url: of.html_url,
  cuando,
});

function readWorkflowRun(body: unknown): Noticia {
  const { workflow_run: one, repository: at } = workflowRun.parse(body);
  return noticiaDe(at.full_name, { comprobaciones: [comprobacionOf(one, one.updated_at)] });
}

function readCheckRun(body: unknown): Noticia {
  const { check_run: one, repository: at } = checkRun.parse(body);
  const cuando = one.completed_at ?? one.started_at;
  return noticiaDe(at.full_name, { comprobaciones: cuando ? [comprobacionOf(one, cuando)] : [] });
}

/** GitHub's events, most of which Gitea and Forgejo send in the same words. */
export const GITHUB: Readonly<Record<string, (body: unknown) => Noticia>> = {
  push: readPush,
  pull_request: readPullRequest,
  status: readStatus,
  workflow_run: readWorkflowRun,
  check_run: readCheckRun,
};
