import { describe, expect, it } from '@jest/globals';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { motivoOf, spokenOf } from './issuer-error.rules';

const thrown = (parts: object) => Object.assign(new Error('algo'), parts);
const OTHERWISE = erroresUsuarios.empresaEntradaNoValida;

describe('the error shown when the issuer does not let somebody in', () => {
  it.each<[keyof typeof erroresUsuarios, object]>([
    ['empresaNoResponde', { name: 'TypeError' }],
    ['empresaNoResponde', { name: 'ClientError', code: 'OAUTH_TIMEOUT' }],
    ['empresaNoResponde', { name: 'ClientError', code: 'OAUTH_RESPONSE_IS_NOT_CONFORM' }],
    ['empresaNoResponde', { name: 'AuthorizationResponseError', error: 'temporarily_unavailable' }],
    ['empresaCancelada', { name: 'AuthorizationResponseError', error: 'access_denied' }],
    ['empresaEntradaNoValida', { name: 'ResponseBodyError', error: 'invalid_grant' }],
    ['empresaMalConfigurada', { name: 'ResponseBodyError', error: 'invalid_client' }],
    ['empresaMalConfigurada', { code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE', cause: [] }],
    ['empresaEntradaNoValida', { name: 'ClientError', code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' }],
    ['empresaEntradaNoValida', { name: 'ClientError', code: 'OAUTH_KEY_SELECTION_FAILED' }],
  ])('%s for %j', (name, parts) => {
    expect(spokenOf(thrown(parts), OTHERWISE)).toBe(erroresUsuarios[name]);
  });

  it('is logged with its cause', () => {
    const error = thrown({ name: 'TypeError', cause: new Error('connect ECONNREFUSED') });
    expect(motivoOf(error)).toBe('TypeError · algo · connect ECONNREFUSED');
  });
});
