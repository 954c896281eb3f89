import type { Control } from '../control/control-api';
import { jsonAnswer } from '../wire/json-answer';
export async function serveDocument(_c: Control, _r: Request): Promise<Response> {
  return jsonAnswer(404, { error: 'not_found' });
}
