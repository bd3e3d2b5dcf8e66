import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'

const SENTENCES = {
  'no-address': 'Please give a whole address, such as https://example.org/hooks/understory.',
  'not-https': 'Please give an address that begins with https://.',
  'not-public': 'Please give an address on the public internet, and not one of ours.',
}

/** Refuses an address that no event may go to, beside its field. */
export function refuseAddress(
  { webhooks }: Pick<Deps, 'webhooks'>,
  address: string,
): Refused | null {
  const wrong = webhooks.wrongWith(address)
  if (!wrong) return null
  return refuse('ENDPOINT_ADDRESS_FORBIDDEN', [{ field: 'url', message: SENTENCES[wrong] }])
}
