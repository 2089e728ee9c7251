import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../api/live.schema.json'), 'utf8'));
const ajv = new Ajv2020({ strict: false, formats: { uuid: /^[0-9a-f-]{36}$/ } });
ajv.addSchema({ ...schema, $id: 'https://contract.invalid/live' });

export type Side = 'fromServer' | 'fromPage';

export interface SaidInRoom {
  side: Side;
  message: { type: string };
}

/** Records every message that a page sends and receives in rooms from now on. */
export function listen(page: Page): SaidInRoom[] {
  const said: SaidInRoom[] = [];
  const note = (side: Side, payload: string | Buffer) =>
    said.push({ side, message: JSON.parse(String(payload)) });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => note('fromServer', payload));
    socket.on('framesent', ({ payload }) => note('fromPage', payload));
  });
  return said;
}

/** How a message differs from the contract; undefined when it matches. */
export function difference({ side, message }: SaidInRoom): string | null {
  const fits = ajv.validate({ $ref: `https://contract.invalid/live#/$defs/${side}` }, message);
  return fits ? null : `${JSON.stringify(message).slice(0, 300)}: ${ajv.errorsText()}`;
}

interface Described {
  $ref?: string;
  properties: { type: { const: string } };
}

/** The types of messages that the contract knows. */
export const typesOf = (side: Side): string[] =>
  schema.$defs[side].oneOf.map((each: Described) => {
    const described: Described = each.$ref ? schema.$defs[each.$ref.replace('#/$defs/', '')] : each;
    return described.properties.type.const;
  });
