import { createHash } from 'node:crypto'
import type { Persona } from './personas.ts'

const CODE_LIVES_MS = 60_000

export type GrantRequest = {
  clientId: string
  redirectUri: string
  state: string
  nonce: string | null
  codeChallenge: string | null
}
type Grant = GrantRequest & { persona: Persona; until: number }

/** Codes that can be used once and soon, and the access tokens they were exchanged for. */
export function openGrants(settings: { clock: () => Date; newToken: () => string }) {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Persona>()
  const now = () => settings.clock().getTime()
  return {
    issueCode(asked: GrantRequest, persona: Persona): string {
      const code = settings.newToken()
      codes.set(code, { ...asked, persona, until: now() + CODE_LIVES_MS })
      return code
    },
    /** `null`: used, too old, or not for this client, address or verifier. */
    exchange(given: { code: string; clientId: string; redirectUri: string; verifier: string }) {
      const grant = codes.get(given.code)
      codes.delete(given.code)
      if (!grant || grant.until < now()) return null
      if (grant.clientId !== given.clientId || grant.redirectUri !== given.redirectUri) return null
      if (grant.codeChallenge !== null && challengeOf(given.verifier) !== grant.codeChallenge) {
        return null
      }
      const accessToken = settings.newToken()
      tokens.set(accessToken, grant.persona)
      return { accessToken, persona: grant.persona, nonce: grant.nonce, clientId: grant.clientId }
    },
    personOf: (accessToken: string): Persona | null => tokens.get(accessToken) ?? null,
  }
}

export type Grants = ReturnType<typeof openGrants>

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
