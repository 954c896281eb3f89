import type { GenericSchema, InferOutput } from 'valibot';

import type { Outcome } from '../../machines/domain/base/failure';
import { multipartOf, multipartType, newBoundary } from './multipart';
import {
  type Answer,
  type CallInit,
  type CallOptions,
  call,
  type ServiceDependencies,
  type Transport,
} from './service';
import { type OnProgress, type ProgressMeter, progressMeter } from './upload-progress';
import { xhrTransport } from './xhr-transport';

/** A file to be sent. */
export interface FileToSend {
  readonly file: Blob;
  /** File name that is sent to the service, not the phone's own, which may contain personal data. */
  readonly name: string;
  readonly onProgress?: OnProgress;
}

/** Options that an upload passes to openapi-fetch, besides those of every call. */
type UploadInit = CallInit & {
  readonly headers: { readonly 'content-type': string };
  readonly bodySerializer: (fields: Readonly<Record<string, string>>) => Blob;
};

/** Placeholder for the file in a typed body: in OpenAPI a file is a string. `upload` replaces it with the bytes. */
export const FILE_PLACEHOLDER = '';

/** Error codes for HTTP statuses about a file: a proxy may send them without an error code. */
const errorCodes: ReadonlyMap<number, string> = new Map([
  [413, 'file_too_large'],
  [415, 'file_type_not_supported'],
]);

/**
 * Sends a form with a file, and reports the progress. A retry sends the whole form again with the same request id.
 * @param field name of the form field with the file
 */
export async function upload<TSchema extends GenericSchema>(
  service: ServiceDependencies,
  options: CallOptions<TSchema>,
  { field, file, name, onProgress }: FileToSend & { readonly field: string },
  send: (init: UploadInit) => Promise<Answer>,
): Promise<Outcome<InferOutput<TSchema>>> {
  const meter = progressMeter(onProgress ?? (() => {}));
  const transport = transportOf(service, meter);
  const boundary = newBoundary();
  const outcome = await call(service, options, (init) =>
    send({
      ...init,
      headers: { 'content-type': multipartType(boundary) },
      fetch: async (request) => withErrorCode(await transport(request, options.operation)),
      bodySerializer: ({ [field]: _placeholder, ...fields }) =>
        multipartOf(fields, { field, file, name }, boundary),
    }),
  );
  if (outcome.ok) meter.done();
  return outcome;
}

/** Uses XMLHttpRequest where it exists and the app can wrap it; otherwise `fetch`, without progress. */
function transportOf(service: ServiceDependencies, meter: ProgressMeter): Transport {
  if (service.wrapTransport === undefined || typeof XMLHttpRequest === 'undefined') return service.fetch;
  return service.wrapTransport(xhrTransport(meter));
}

function withErrorCode(response: Response): Response {
  const error = errorCodes.get(response.status);
  if (error === undefined) return response;
  return new Response(JSON.stringify({ error }), { status: response.status });
}
