import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { idSchema } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { CallerRenewal, formError, type AuthenticatedRequest, type Caller } from '@pmp/platform';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AccesoService } from '../../acceso/acceso.service';
import type { ArchivoDoc } from '../kinds/archivo-doc';
import type { Kind, Shape } from '../kinds/kind';
import type { ElementoDoc } from '../kinds/elemento-doc';
import { Kinds } from '../kinds/kinds';
import { ArchivosService } from './archivos.service';
import { bodyOf } from './form.rules';

const REFUSED = {
  tooManyFiles: erroresProyectos.demasiadosArchivos,
  broken: erroresProyectos.formularioNoLegible,
};

const KIND = 'kind of the form';

const isId = (text: string | undefined): text is string => idSchema.safeParse(text).success;

const numbersOf = ({ fields }: Kind): Set<string> =>
  new Set(['version', ...Object.keys(fields).filter((name) => fields[name] === Number)]);

interface FormRequest extends FastifyRequest, AuthenticatedRequest {
  received?: ArchivoDoc[];
}

/** The files that came with the form; empty for a JSON body. */
export const ReceivedFiles = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ArchivoDoc[] =>
    context.switchToHttp().getRequest<FormRequest>().received ?? [],
);

/**
 * Reads a form before the body is validated: its texts become the body, its files are stored as they arrive. When the
 * handler ends, in whatever way, the files that it did not give to an element are removed before the reply.
 */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(
    private readonly archivos: ArchivosService,
    private readonly acceso: AccesoService,
    private readonly kinds: Kinds,
    private readonly callers: CallerRenewal,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FormRequest>();
    if (!request.isMultipart()) return next.handle();
    const kind = this.reflector.get<Kind>(KIND, context.getHandler());
    return from(this.answer(request, kind, next));
  }

  private async answer(request: FormRequest, kind: Kind, next: CallHandler): Promise<unknown> {
    const received: ArchivoDoc[] = (request.received = []);
    try {
      request.body = await this.read(request, kind, received);
      await this.callers.renew(request);
      return await lastValueFrom(next.handle());
    } catch (error) {
      throw formError(error, REFUSED);
    } finally {
      // The rest of a refused form is still arriving; left unread, it would block the connection.
      request.raw.unpipe().resume();
      await this.archivos.discard(received);
    }
  }

  private async read(request: FormRequest, kind: Kind, received: ArchivoDoc[]): Promise<unknown> {
    const { caller } = request.user;
    const { id } = request.params as { id?: string };
    const texts = new Map<string, string>();
    let admitted = false;
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        texts.set(part.fieldname, String(part.value));
        continue;
      }
      if (!part.filename) {
        // A file input that was left empty.
        part.file.resume();
        continue;
      }
      if (!admitted) await this.assertMayUpload(caller, kind, { id, proyecto: texts.get('proyecto') });
      admitted = true;
      received.push(await this.archivos.receive(part.filename, part.file, caller._id));
    }
    return bodyOf(texts, numbersOf(kind));
  }

  /**
   * Checks the caller's right before an upload is read, so that strangers cannot fill the disk. When the form has not
   * named its project yet, that is checked with the rest of the form.
   */
  private async assertMayUpload(
    caller: Caller,
    kind: Kind,
    { id, proyecto }: { id: string | undefined; proyecto: string | undefined },
  ): Promise<void> {
    if (id !== undefined) {
      const found = isId(id) ? await this.kinds.of(kind).findById(id) : null;
      await this.acceso.child(caller, 'proyecto.editar', found, kind.errors.missing);
    } else if (isId(proyecto)) await this.acceso.proyecto(caller, 'proyecto.editar', proyecto);
  }
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/**
 * Marks a route that takes a form too, with an element of this kind. What OpenAPI reads is set by name: importing its decorators would load the whole
 * library at start.
 */
export const AcceptsForm = <D extends ElementoDoc, S extends Shape>(kind: Kind<D, S>) =>
  applyDecorators(
    SetMetadata(KIND, kind),
    UseInterceptors(FormInterceptor),
    SetMetadata('swagger/apiConsumes', [JSON_TYPE, FORM_TYPE]),
  );
