import { createHmac } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { hashOfLink } from '../../../http/link.ts'
import { keyFor } from '../../../signing/key-for.ts'

/** The link of a request, which follows from its id: the customer copies it as often as it likes. */
export function linkOfSupplierRequest({ config }: Pick<Deps, 'config'>, requestId: string) {
  const key = keyFor(config.APP_SECRET, 'supplier-request')
  const token = createHmac('sha256', key).update(requestId).digest('base64url')
  return { url: `${config.origin}/supplier-answer/${token}`, hash: hashOfLink(token) }
}
