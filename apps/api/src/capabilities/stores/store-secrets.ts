import type { Connection, StoreSecrets } from '@understory/ports/store-connector.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../http/seal.ts'
import type { StoreRow } from './store-records.ts'

const Sealed = z.object({
  access: z.string(),
  webhook: z.string().nullable(),
  renewal: z.object({ token: z.string(), accessEnds: z.string() }).nullable(),
  /** Signs webhooks, too, until then. */
  previous: z.object({ webhook: z.string(), until: z.iso.datetime() }).optional(),
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
  secrets: StoreSecrets & Pick<Sealed, 'previous'>,
): string {
  const { previous } = secretsOf(deps, row)
  return sealSecrets(deps, { secrets: { ...(previous && { previous }), ...secrets } })
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
  if (row.sealed_secrets === null) return { access: '', webhook: null, renewal: null }
  const text = unseal(config.APP_SECRET, 'store-secrets', row.sealed_secrets)
  return Sealed.parse(JSON.parse(text))
}

/** What a webhook of the store may be signed with; `null`: only with what all stores of its vendor share. */
export function webhookSecretsOf(
  deps: Config,
  row: Pick<StoreRow, 'sealed_secrets'>,
): readonly { readonly secret: string | null; readonly until: Date | null }[] {
  const { webhook, previous } = secretsOf(deps, row)
  const old = previous ? [{ secret: previous.webhook, until: new Date(previous.until) }] : []
  return [{ secret: webhook, until: null }, ...old]
}
