import { createHash } from 'node:crypto'

/** 244 random bits from two identifiers; only the hash is stored with the invitation. */
export function newInvitationToken(newId: () => string): { token: string; hash: string } {
  const token = `${newId()}${newId()}`.replaceAll('-', '')
  return { token, hash: hashOfToken(token) }
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
