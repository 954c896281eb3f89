/** The worker that reads and counts files, so that the page answers meanwhile. */
import { createCountingService } from './counting-service';
import type { WorkerRequest } from './messages';

const handle = createCountingService((message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void handle(data));
