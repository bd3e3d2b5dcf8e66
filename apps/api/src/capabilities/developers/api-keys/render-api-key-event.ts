import type { EventRenderer } from '../../../event-renderer.ts'
import { findApiKey } from './api-key-records.ts'

/** What an event about a key says of it: never a secret. One that was swept meanwhile has its id alone. */
export const renderApiKeyEvent: EventRenderer = async (
  deps,
  { accountId, subject: { keyId = '' } },
) => {
  const key = await findApiKey(deps, { accountId, keyId })
  if (!key) return { data: { id: keyId, object: 'api_key' } }
  const { name, mode, scopes, version, createdAt, expiresAt, state } = key
  const known = { mode, createdAt, name, scopes, version, expiresAt, state }
  return { data: { id: keyId, object: 'api_key', ...known } }
}
