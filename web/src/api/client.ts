import { type CallInit, request } from '../network/request';
import { authenticatedRequest, type RequestOptions, userRequest } from './authenticated-request';
import { apiAddress } from './base';
import { type Body, successOf } from './read-answer';
import type { paths } from './schema';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Every call of the contract by its method and path, such as `GET /api/wheel/{id}`. */
type Call = {
  [Path in keyof paths]: {
    [Each in Method]: paths[Path] extends Record<Each, object> ? `${Uppercase<Each>} ${Path}` : never;
  }[Method];
}[keyof paths];

type Operation<Called extends Call> = Called extends `${infer Verb} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<Verb> & keyof paths[Path]]
  : never;

/** The JSON of a success. */
export type Answer<Called extends Call> =
  Operation<Called> extends { responses: infer Responses }
    ? {
        [Status in keyof Responses & (200 | 201 | 202)]: Responses[Status] extends {
          content: { 'application/json': infer Value };
        }
          ? Value
          : never;
      }[keyof Responses & (200 | 201 | 202)]
    : never;

type Path<Of> = Of extends { parameters: { path: infer Given } } ? { path: Given } : object;
type Query<Of> = Of extends { parameters: { query: infer Given } }
  ? { query: Given }
  : Of extends { parameters: { query?: infer Given } }
    ? { query?: Given | undefined }
    : object;
type Json<Of> = Of extends { requestBody: { content: { 'application/json': infer Given } } }
  ? { body: Given }
  : Of extends { requestBody?: infer Given }
    ? [Given] extends [undefined]
      ? object
      : Given extends { content: { 'application/json': infer Value } }
        ? { body?: Value }
        : { body: FormData }
    : object;

/** Call by call: with the three parts of all calls at once, checking the types would take half a minute more. */
type Input<Called extends Call> = Called extends Call
  ? Path<Operation<Called>> & Query<Operation<Called>> & Json<Operation<Called>>
  : never;
type Arguments<Called extends Call, Settings> =
  object extends Input<Called>
    ? [options?: Input<Called> & Omit<Settings, 'body' | 'method'>]
    : [options: Input<Called> & Omit<Settings, 'body' | 'method'>];

/** A call that needs no user; throws anything but a success. */
export async function call<Called extends Call>(
  called: Called,
  ...[options]: Arguments<Called, CallInit>
): Promise<Answer<Called>> {
  const { path, init } = prepared(called, options);
  return (await successOf(await request(apiAddress(path), init))) as Answer<Called>;
}

/** A call as the user, if someone is signed in; throws anything but a success. */
export async function callAsUser<Called extends Call>(
  called: Called,
  ...[options]: Arguments<Called, RequestOptions>
): Promise<Answer<Called>> {
  const { path, init } = prepared(called, options);
  return (await userRequest(path, init)) as Answer<Called>;
}

/** The same for callers that check `success` themselves: a challenge counts as a response. */
export function answerAsUser<Called extends Call>(
  called: Called,
  ...[options]: Arguments<Called, RequestOptions>
): Promise<Body> {
  const { path, init } = prepared(called, options);
  return authenticatedRequest(path, init);
}

interface Given extends Omit<RequestOptions, 'body'> {
  path?: object;
  query?: object | undefined;
  body?: unknown;
}

/** The call as `fetch` takes it. */
export function prepared(called: Call, { path = {}, query = {}, body, ...init }: Given = {}) {
  const [method = '', template = ''] = called.split(' ');
  const values = new Map<string, unknown>(Object.entries(path));
  const filled = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    path: (search ? `${filled}?${search}` : filled) as `/${string}`,
    init: {
      ...init,
      method,
      ...(isJson ? { headers: { 'Content-Type': 'application/json', ...init.headers } } : {}),
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    } satisfies RequestOptions,
  };
}
