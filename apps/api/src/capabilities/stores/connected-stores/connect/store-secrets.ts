import { randomBytes } from 'node:crypto'
import type { Connection, StoreSecrets } from '@understory/ports/stores/store-connector.ts'
import { z } from 'zod'
import type { Deps } from '../../../../deps.ts'
import { seal, unseal } from '../../../../signing/seal.ts'
import type { StoreRow } from './store-records.ts'

const Sealed = z.object({
  access: z.string(),
  webhook: z.string().nullable(),
  renewal: z.object({ token: z.string(), accessEnds: z.string() }).nullable(),
  /** Sign webhooks, too, until then; the newest first. */
  previous: z.array(z.object({ webhook: z.string(), until: z.iso.datetime() })).default([]),
})
type Sealed = z.output<typeof Sealed>
type Config = Pick<Deps, 'config'>

export function sealSecrets({ config }: Config, { secrets }: Pick<Connection, 'secrets'>): string {
  return seal(config.APP_SECRET, 'store-secrets', JSON.stringify(secrets))
}

/** New secrets in the place of those of a row; what its webhooks may still be signed with stays. */
export function sealAgain(
  deps: Config,
  row: Pick<StoreRow, 'sealed_secrets'>,
  secrets: StoreSecrets,
): string {
  const { previous } = secretsOf(deps, row)
  const sealed: Sealed = { ...secrets, previous }
  return sealSecrets(deps, { secrets: sealed })
}

const OVERLAP_MS = 3 * 86_400_000
const MOST_PREVIOUS = 5

/** Another secret for the webhooks of a store, beside that of before; `null`: they share one of its vendor. */
export function sealWithNewSecret(
  deps: Config,
  row: Pick<StoreRow, 'sealed_secrets'>,
  now: Date,
): string | null {
  const held = secretsOf(deps, row)
  if (held.webhook === null) return null
  const until = new Date(now.getTime() + OVERLAP_MS).toISOString()
  const previous = [{ webhook: held.webhook, until }, ...held.previous]
  const secrets: Sealed = {
    ...held,
    webhook: randomBytes(32).toString('base64url'),
    previous: previous.filter((each) => new Date(each.until) > now).slice(0, MOST_PREVIOUS),
  }
  return sealSecrets(deps, { secrets })
}

/** What reaches a store that is connected; of a disconnected one nothing is left. */
export function connectionOf(
  deps: Config,
  row: Pick<StoreRow, 'connection_id' | 'sealed_secrets'>,
): Connection {
  const { access, webhook, renewal } = secretsOf(deps, row)
  return { connectionId: row.connection_id, secrets: { access, webhook, renewal } }
}

function secretsOf({ config }: Config, row: Pick<StoreRow, 'sealed_secrets'>): Sealed {
  if (row.sealed_secrets === null) return { access: '', webhook: null, renewal: null, previous: [] }
  const text = unseal(config.APP_SECRET, 'store-secrets', row.sealed_secrets)
  return Sealed.parse(JSON.parse(text))
}

/** What a webhook of the store may be signed with; `null`: only with what all stores of its vendor share. */
export function webhookSecretsOf(
  deps: Config,
  row: Pick<StoreRow, 'sealed_secrets'>,
): readonly { readonly secret: string | null; readonly until: Date | null }[] {
  const { webhook, previous } = secretsOf(deps, row)
  const old = previous.map((each) => ({ secret: each.webhook, until: new Date(each.until) }))
  return [{ secret: webhook, until: null }, ...old]
}
