/** The JSON Schema of the messages between app and host, generated from the schemas with which the app itself reads and writes them. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

import {
  acceptance,
  helloPayload,
  hostEvents,
  MESSAGE_VERSION,
  newTokenPayload,
  phoneLocation,
  type RequestType,
  refusal,
  TIME_LIMIT_MS,
  upiHint,
} from '../../../src/bridge/messages';
import { appPayloads } from '../../../src/bridge/requests';

/** Payloads of the answers; null where there is nothing to tell but `ok`. */
const answerPayloads = {
  hello: helloPayload,
  refreshToken: newTokenPayload,
  back: null,
  shareOnWhatsApp: null,
  requestLocationPermission: null,
  getLocation: phoneLocation,
  openSettings: null,
  call: null,
  openUpiIntent: upiHint,
  navigate: null,
  openDocument: null,
  speak: null,
} satisfies Readonly<Record<RequestType, v.GenericSchema | null>>;

/** Schemas that are definitions of their own. */
const DEFINED: ReadonlyMap<v.GenericSchema, string> = new Map<v.GenericSchema, string>([
  [helloPayload, 'HelloPayload'],
  [newTokenPayload, 'TokenPayload'],
  [phoneLocation, 'LocationPayload'],
  [upiHint, 'UpiPayload'],
]);

/** What a field is, by its definition and its path in there. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  HelloRequest: 'Who is here? The first message of each page.',
  HelloPayload: 'The host, and the credentials of the merchant who is signed in.',
  'HelloPayload.speaks':
    'Languages in which the host reads aloud, BCP 47 (assumed). Without it, the app never sends `speak`.',
  'HelloPayload.device':
    'Sent with each call of a service. Other letters than printable ASCII arrive as “?”.',
  'HelloPayload.device.app': 'Name of the host’s app.',
  'HelloPayload.device.id': 'Id of this installation.',
  'HelloPayload.device.address': 'IP address of the phone, or a word for an unknown one.',
  'HelloPayload.device.brand': 'Maker and model of the phone.',
  RefreshTokenRequest: 'A service has refused the token.',
  TokenPayload: 'A fresh token of the same merchant.',
  'TokenPayload.expiresIn': 'Seconds until the token expires.',
  BackRequest: 'Leave the web view, for the host’s page before it.',
  ShareOnWhatsAppRequest: 'Open WhatsApp with this text. Answer when it is open.',
  'ShareOnWhatsAppRequest.payload.phone':
    'The receiver: digits with country code. Without it, the merchant chooses.',
  RequestLocationPermissionRequest: 'Ask the merchant for the permission; `ok` is granted.',
  GetLocationRequest: 'Where is the phone? Personal data: never logged.',
  LocationPayload: 'Where the phone is.',
  'LocationPayload.latitude': 'Degrees, north is positive.',
  'LocationPayload.longitude': 'Degrees, east is positive.',
  'LocationPayload.accuracy': 'Radius in metres.',
  OpenSettingsRequest: 'Open the app’s permissions in the phone’s settings.',
  CallRequest: 'Open the dialler with this number; never dial.',
  OpenUpiIntentRequest: 'Open a UPI app. Answer when it is open, not when it has paid.',
  UpiPayload: 'What the UPI app reported: a hint. Whether money moved is decided by the service.',
  NavigateRequest:
    'Open one of the host’s own screens by its name, or a page outside of the web view: https, tel, upi, whatsapp, or a page of the app’s origin.',
  OpenDocumentRequest:
    'Show a document in a viewer of the host, fetched with the credentials of `hello` where it is of a loan service. Answer when it is shown.',
  SpeakRequest:
    'Read this text aloud, instead of what is being read (assumed). Answer when it was read to its end; refuse when it was stopped.',
  'SpeakRequest.payload.language': 'BCP 47.',
  StopSpeakingNotification: 'Stop reading aloud (assumed).',
  ToastNotification: 'Show this text for 3 seconds.',
  CloseNotification: 'Close the web view: the visit is over.',
  Answer: 'The answer to a request that is done or not, and has nothing else to tell.',
  Refusal:
    '`refused`: by a person or the host. `unsupported`: this host does not know the message; the app then does what it does in a plain browser.',
  BackEvent: 'The phone’s back button was pressed. The page does what its own back does.',
  ResumeEvent: 'The merchant came back to the web view.',
};

type Definitions = Readonly<Record<string, JsonSchema>>;

/** A JSON Schema (2020-12) whose definitions are the messages. */
export interface MessagesSchema {
  readonly $schema: string;
  readonly title: string;
  readonly description: string;
  readonly anyOf: readonly JsonSchema[];
  readonly $defs: Definitions;
}

/** The JSON Schema of all messages. Each request has its time limit and its answer as `x-time-limit-ms` and `x-answer`. */
export function messagesSchema(): MessagesSchema {
  const $defs = described({ ...appMessages(), ...hostMessages() });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages between the loan app and its native host',
    description:
      'Generated from src/bridge by tests/bridge/host-kit/messages.test.ts; explained in docs/bridge.md.',
    anyOf: [reference('AppMessage'), reference('HostMessage')],
    $defs,
  };
}

/** Name of the definition of the app's message of this type. */
export function messageName(type: keyof typeof appPayloads): string {
  return `${capitalized(type)}${type in TIME_LIMIT_MS ? 'Request' : 'Notification'}`;
}

/** Name of the definition of the answer to this request: `Answer` where there is nothing to tell but `ok`. */
export function answerName(type: RequestType): string {
  return answerPayloads[type] === null ? 'Answer' : `${capitalized(type)}Answer`;
}

function appMessages(): Definitions {
  const messages = Object.fromEntries(
    typesOf(appPayloads).map((type) => {
      const payload: v.GenericSchema | null = appPayloads[type];
      const entries: v.ObjectEntries = {
        version: v.literal(MESSAGE_VERSION),
        id: v.string(),
        type: v.literal(type),
        ...(payload === null ? {} : { payload }),
      };
      const answer = isRequest(type)
        ? { 'x-time-limit-ms': TIME_LIMIT_MS[type], 'x-answer': answerName(type) }
        : {};
      return [messageName(type), { ...converted(v.object(entries)), ...answer }];
    }),
  );
  return { ...messages, AppMessage: union(Object.keys(messages)) };
}

function hostMessages(): Definitions {
  const payloads = Object.fromEntries([...DEFINED].map(([schema, name]) => [name, converted(schema)]));
  const answers = Object.fromEntries(
    typesOf(answerPayloads).map((type) => [answerName(type), answerTo(answerPayloads[type])]),
  );
  const events = { BackEvent: converted(hostEvents.back), ResumeEvent: converted(hostEvents.resume) };
  return {
    ...payloads,
    Refusal: converted(refusal),
    ...answers,
    ...events,
    HostMessage: union([...Object.keys(answers), ...Object.keys(events)]),
  };
}

function answerTo(payload: v.GenericSchema | null): JsonSchema {
  const { payload: _, ...withoutPayload } = acceptance.entries;
  const entries: v.ObjectEntries = { ...withoutPayload, ...(payload === null ? {} : { payload }) };
  return { anyOf: [converted(v.object(entries)), reference('Refusal')] };
}

/** @param schema payloads in it become references to their definitions */
function converted(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...jsonSchema } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    // What a message must be when it is sent, not what the app makes of it.
    typeMode: 'input',
    // JSON has no other numbers; what is too large for JavaScript is Infinity there.
    ignoreActions: ['finite'],
    definitions: DEFINED.has(schema)
      ? {}
      : Object.fromEntries([...DEFINED].map(([one, name]) => [name, one])),
  });
  return jsonSchema;
}

/** Puts each description where its path says; throws for a path that is not there. */
function described(definitions: Definitions): Definitions {
  const result = structuredClone(definitions);
  for (const [path, description] of Object.entries(DESCRIPTIONS)) {
    const [name = '', ...fields] = path.split('.');
    const target = fields.reduce<unknown>(
      (schema, field) => fieldOf(fieldOf(schema, 'properties'), field),
      result[name],
    );
    if (typeof target !== 'object' || target === null) throw new Error(`${path} is not in the schema.`);
    Object.assign(target, { description });
  }
  return result;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isRequest(type: string): type is RequestType {
  return type in TIME_LIMIT_MS;
}

function typesOf<TType extends string>(byType: Readonly<Record<TType, unknown>>): readonly TType[] {
  // SAFETY: an object literal of this file or of the app's, which has no other keys.
  return Object.keys(byType) as TType[];
}

function union(names: readonly string[]): JsonSchema {
  return { anyOf: names.map(reference) };
}

function reference(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` };
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
