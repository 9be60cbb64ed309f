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
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { CallerRenewal, formError, type Caller } from '@pmp/platform';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AccesoService } from '../acceso/acceso.service';
import type { ArchivoDoc } from './archivo-doc';
import { ArchivosService } from './archivos.service';
import { bodyOf } from './form.rules';

const REFUSED = {
  tooManyFiles: erroresProyectos.demasiadosArchivos,
  broken: erroresProyectos.formularioNoLegible,
};

interface FormRequest extends FastifyRequest {
  caller: Caller;
  received?: ArchivoDoc[];
}

/** The files that came with the form; empty for a JSON body. */
export const ReceivedFiles = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ArchivoDoc[] =>
    context.switchToHttp().getRequest<FormRequest>().received ?? [],
);

/**
 * Reads a form before the body is validated: its texts become the body, its files are stored as they arrive. When the
 * handler ends, in whatever way, the files that it did not give to a task are removed before the reply.
 */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(
    private readonly archivos: ArchivosService,
    private readonly acceso: AccesoService,
    private readonly callers: CallerRenewal,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FormRequest>();
    return request.isMultipart() ? from(this.answer(request, next)) : next.handle();
  }

  private async answer(request: FormRequest, next: CallHandler): Promise<unknown> {
    const received: ArchivoDoc[] = (request.received = []);
    try {
      request.body = await this.read(request, received);
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

  private async read(request: FormRequest, received: ArchivoDoc[]): Promise<unknown> {
    const { caller } = request;
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
      if (!admitted)
        await this.acceso.assertMayUpload(caller, { tarea: id, proyecto: texts.get('proyecto') });
      admitted = true;
      received.push(await this.archivos.receive(part.filename, part.file, caller._id));
    }
    return bodyOf(texts);
  }
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/**
 * Marks a route that takes a form too. What OpenAPI reads is set by name: importing its decorators would load the whole
 * library at start.
 */
export const AcceptsForm = () =>
  applyDecorators(
    UseInterceptors(FormInterceptor),
    SetMetadata('swagger/apiConsumes', [JSON_TYPE, FORM_TYPE]),
  );
