/** Generated from src/bridge by tests/bridge/host-kit/messages.test.ts; explained in docs/bridge.md. */

/** Who is here? The first message of each page. */
export type HelloRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "hello";
};

/** A service has refused the token. */
export type RefreshTokenRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "refreshToken";
};

/** Leave the web view, for the host’s page before it. */
export type BackRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "back";
};

/** Open WhatsApp with this text. Answer when it is open. */
export type ShareOnWhatsAppRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "shareOnWhatsApp";
  readonly payload: {
    readonly text: string;
    /** The receiver: digits with country code. Without it, the merchant chooses. */
    readonly phone?: string;
  };
};

/** Ask the merchant for the permission; `ok` is granted. */
export type RequestLocationPermissionRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "requestLocationPermission";
};

/** Where is the phone? Personal data: never logged. */
export type GetLocationRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "getLocation";
};

/** Open the app’s permissions in the phone’s settings. */
export type OpenSettingsRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "openSettings";
};

/** Open the dialler with this number; never dial. */
export type CallRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "call";
  readonly payload: {
    readonly phone: string;
  };
};

/** Open a UPI app. Answer when it is open, not when it has paid. */
export type OpenUpiIntentRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "openUpiIntent";
  readonly payload: {
    readonly url: string;
  };
};

/** Open one of the host’s own screens by its name, or a page outside of the web view: https, tel, upi, whatsapp, or a page of the app’s origin. */
export type NavigateRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "navigate";
  readonly payload: {
    readonly screen: string;
  } | {
    readonly url: string;
  };
};

/** Show a document in a viewer of the host, fetched with the credentials of `hello` where it is of a loan service. Answer when it is shown. */
export type OpenDocumentRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "openDocument";
  readonly payload: {
    readonly url: string;
  };
};

/** Read this text aloud, instead of what is being read (assumed). Answer when it was read to its end; refuse when it was stopped. */
export type SpeakRequest = {
  readonly version: 1;
  readonly id: string;
  readonly type: "speak";
  readonly payload: {
    readonly text: string;
    /** BCP 47. */
    readonly language: string;
  };
};

/** Show this text for 3 seconds. */
export type ToastNotification = {
  readonly version: 1;
  readonly id: string;
  readonly type: "toast";
  readonly payload: {
    readonly message: string;
  };
};

/** Stop reading aloud (assumed). */
export type StopSpeakingNotification = {
  readonly version: 1;
  readonly id: string;
  readonly type: "stopSpeaking";
};

/** Close the web view: the visit is over. */
export type CloseNotification = {
  readonly version: 1;
  readonly id: string;
  readonly type: "close";
};

export type AppMessage = HelloRequest | RefreshTokenRequest | BackRequest | ShareOnWhatsAppRequest | RequestLocationPermissionRequest | GetLocationRequest | OpenSettingsRequest | CallRequest | OpenUpiIntentRequest | NavigateRequest | OpenDocumentRequest | SpeakRequest | ToastNotification | StopSpeakingNotification | CloseNotification;

/** The host, and the credentials of the merchant who is signed in. */
export type HelloPayload = {
  readonly language?: string;
  /** Languages in which the host reads aloud, BCP 47 (assumed). Without it, the app never sends `speak`. */
  readonly speaks?: readonly string[];
  /** Sent with each call of a service. Other letters than printable ASCII arrive as “?”. */
  readonly device: {
    /** Name of the host’s app. */
    readonly app: string;
    /** Id of this installation. */
    readonly id: string;
    /** IP address of the phone, or a word for an unknown one. */
    readonly address: string;
    /** Maker and model of the phone. */
    readonly brand: string;
  };
  readonly credentials: {
    readonly mode: "token";
    readonly token: string;
    readonly expiresIn?: number;
  } | {
    readonly mode: "business-id";
    readonly businessId: string;
  };
};

/** A fresh token of the same merchant. */
export type TokenPayload = {
  readonly token: string;
  /** Seconds until the token expires. */
  readonly expiresIn?: number;
};

/** Where the phone is. */
export type LocationPayload = {
  /** Degrees, north is positive. */
  readonly latitude: number;
  /** Degrees, east is positive. */
  readonly longitude: number;
  /** Radius in metres. */
  readonly accuracy: number;
};

/** What the UPI app reported: a hint. Whether money moved is decided by the service. */
export type UpiPayload = {
  readonly status: ("success" | "submitted" | "failure" | "cancelled") | null;
};

/** `refused`: by a person or the host. `unsupported`: this host does not know the message; the app then does what it does in a plain browser. */
export type Refusal = {
  readonly type: "answer";
  readonly version?: 1;
  readonly id: string;
  readonly ok: false;
  readonly reason: "refused" | "unsupported";
};

export type HelloAnswer = {
  readonly type: "answer";
  readonly version?: 1;
  readonly id: string;
  readonly ok: true;
  readonly payload: HelloPayload;
} | Refusal;

export type RefreshTokenAnswer = {
  readonly type: "answer";
  readonly version?: 1;
  readonly id: string;
  readonly ok: true;
  readonly payload: TokenPayload;
} | Refusal;

/** The answer to a request that is done or not, and has nothing else to tell. */
export type Answer = {
  readonly type: "answer";
  readonly version?: 1;
  readonly id: string;
  readonly ok: true;
} | Refusal;

export type GetLocationAnswer = {
  readonly type: "answer";
  readonly version?: 1;
  readonly id: string;
  readonly ok: true;
  readonly payload: LocationPayload;
} | Refusal;

export type OpenUpiIntentAnswer = {
  readonly type: "answer";
  readonly version?: 1;
  readonly id: string;
  readonly ok: true;
  readonly payload: UpiPayload;
} | Refusal;

/** The phone’s back button was pressed. The page does what its own back does. */
export type BackEvent = {
  readonly type: "back";
  readonly version?: 1;
};

/** The merchant came back to the web view. */
export type ResumeEvent = {
  readonly type: "resume";
  readonly version?: 1;
};

export type HostMessage = HelloAnswer | RefreshTokenAnswer | Answer | GetLocationAnswer | OpenUpiIntentAnswer | BackEvent | ResumeEvent;
