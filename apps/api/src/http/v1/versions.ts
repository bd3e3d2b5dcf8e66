import { API_VERSIONS, type ApiVersion } from '@understory/contracts/v1/api-versions.ts'

export const VERSION_HEADER = 'Understory-Version'
/** Whether a call was answered from an account or from its test account. */
export const MODE_HEADER = 'Understory-Mode'

export function knownVersion(text: string): ApiVersion | null {
  return API_VERSIONS.find((version) => version === text) ?? null
}
