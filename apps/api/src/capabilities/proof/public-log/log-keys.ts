import { type Signer, signerOf } from '@understory/ledger-log/checkpoint/signed-note.ts'
import type { Deps } from '../../../deps.ts'

export type LogKeys = {
  readonly signer: Signer
  /** Of the commitments to events; never rotated, or doubles would not be seen. */
  readonly events: Uint8Array
}

/** Of the worker alone. `null`: they are not set, and no log is published. */
export function logKeys({ config }: Pick<Deps, 'config'>): LogKeys | null {
  const { LEDGER_SIGNING_KEY, LEDGER_EVENT_KEY, LEDGER_ORIGIN } = config
  if (!LEDGER_SIGNING_KEY || !LEDGER_EVENT_KEY) return null
  const name = LEDGER_ORIGIN ?? `${new URL(config.origin).host}/ledger`
  return {
    signer: signerOf(name, Buffer.from(LEDGER_SIGNING_KEY, 'hex')),
    events: Buffer.from(LEDGER_EVENT_KEY, 'hex'),
  }
}
