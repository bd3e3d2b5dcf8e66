import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { keyFor } from './key-for.ts'

/** What a token is good for: its audience, signed with a key that no other purpose uses. */
export type TokenPurpose =
  | 'session'
  | 'staff-api'
  | 'change-email'
  | 'claim-account'
  | 'join-newsletter'
  | 'leave-newsletter'
  | 'exchange'
  | 'exchange-page'

type Claims = { readonly exp: number } & JWTPayload

const ALGORITHM = 'HS256'

export function signToken(secret: string, purpose: TokenPurpose, claims: Claims): Promise<string> {
  return new SignJWT({ ...claims, aud: purpose })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .sign(tokenKeyOf(secret, purpose))
}

/** The claims of a token for this purpose; `expired`, or `null` where it is not a valid one. */
export async function readToken(
  secret: string,
  purpose: TokenPurpose,
  given: { token: string; now: Date },
): Promise<JWTPayload | 'expired' | null> {
  try {
    const { payload } = await jwtVerify(given.token, tokenKeyOf(secret, purpose), {
      algorithms: [ALGORITHM],
      audience: purpose,
      requiredClaims: ['exp'],
      // Its age is checked by the product's clock, not the machine's.
      currentDate: given.now,
    })
    return payload
  } catch (fault) {
    return fault instanceof errors.JWTExpired ? 'expired' : null
  }
}

function tokenKeyOf(secret: string, purpose: TokenPurpose): Uint8Array {
  return new TextEncoder().encode(keyFor(secret, `token:${purpose}`).toString('base64'))
}
