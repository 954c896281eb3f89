import type { GenericSchema, InferOutput } from 'valibot';

import type { Outcome } from '../../machines/domain/base/failure';
import { multipartOf, multipartType, newBoundary } from './multipart';
import { type Answer, type Call, type CallInit, call, type ServicePorts, type Transport } from './service';
import { type OnProgress, type ProgressMeter, progressMeter } from './upload-progress';
import { xhrTransport } from './xhr-transport';

/** A file to be sent. */
export interface FileToSend {
  readonly file: Blob;
  /** As the service is told; the phone's own name may say too much. */
  readonly name: string;
  readonly onProgress?: OnProgress;
}

/** What an upload hands to openapi-fetch besides what every call does. */
type UploadInit = CallInit & {
  readonly headers: { readonly 'content-type': string };
  readonly bodySerializer: (fields: Readonly<Record<string, string>>) => Blob;
};

/** Stands for the bytes in a typed body: in OpenAPI a file is a string. */
export const BYTES = '';

/** What a status says of a file, whoever in between answered it, in whatever shape. */
const codes: ReadonlyMap<number, string> = new Map([
  [413, 'file_too_large'],
  [415, 'file_type_not_supported'],
]);

/**
 * Makes one call whose body is a form with a file in it, and tells its progress. Recovery is that of every call: the whole
 * form is sent again, with the same request id.
 * @param field of the form that holds the file
 */
export async function upload<TSchema extends GenericSchema>(
  service: ServicePorts,
  asked: Call<TSchema>,
  { field, file, name, onProgress }: FileToSend & { readonly field: string },
  send: (init: UploadInit) => Promise<Answer>,
): Promise<Outcome<InferOutput<TSchema>>> {
  const meter = progressMeter(onProgress ?? (() => {}));
  const transport = transportOf(service, meter);
  const boundary = newBoundary();
  const outcome = await call(service, asked, (init) =>
    send({
      ...init,
      headers: { 'content-type': multipartType(boundary) },
      fetch: async (request) => inItsCode(await transport(request, asked.operation)),
      bodySerializer: ({ [field]: _bytes, ...fields }) =>
        multipartOf(fields, { field, file, name }, boundary),
    }),
  );
  if (outcome.ok) meter.done();
  return outcome;
}

/** By XMLHttpRequest where there is one and the app lets it through; else by `fetch`, without progress on the way. */
function transportOf(service: ServicePorts, meter: ProgressMeter): Transport {
  if (service.through === undefined || typeof XMLHttpRequest === 'undefined') return service.fetch;
  return service.through(xhrTransport(meter));
}

function inItsCode(response: Response): Response {
  const error = codes.get(response.status);
  if (error === undefined) return response;
  return new Response(JSON.stringify({ error }), { status: response.status });
}
