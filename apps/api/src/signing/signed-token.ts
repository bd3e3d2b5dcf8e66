import { sign, verify } from 'hono/jwt'
import type { JWTPayload } from 'hono/utils/jwt/types'
import { keyFor } from './key-for.ts'

/** What a token is good for: its audience, signed with a key that no other purpose uses. */
export type TokenPurpose =
  | 'session'
  | 'staff-api'
  | 'change-email'
  | 'claim-account'
  | 'join-newsletter'
  | 'leave-newsletter'

type Claims = { readonly exp: number } & JWTPayload

export function signToken(secret: string, purpose: TokenPurpose, claims: Claims): Promise<string> {
  return sign({ ...claims, aud: purpose }, tokenKeyOf(secret, purpose), 'HS256')
}

/** The claims of a token for this purpose; `expired`, or `null` where it is not a valid one. */
export async function readToken(
  secret: string,
  purpose: TokenPurpose,
  given: { token: string; now: Date },
): Promise<JWTPayload | 'expired' | null> {
  try {
    // Its age is checked by the product's clock, not the machine's.
    const claims = await verify(given.token, tokenKeyOf(secret, purpose), {
      alg: 'HS256',
      exp: false,
      aud: purpose,
    })
    const isOver = typeof claims.exp !== 'number' || claims.exp * 1000 <= given.now.getTime()
    return isOver ? 'expired' : claims
  } catch {
    return null
  }
}

function tokenKeyOf(secret: string, purpose: TokenPurpose): string {
  return keyFor(secret, `token:${purpose}`).toString('base64')
}
