import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** `low` is for tests, in which hundreds of people join. */
export type PasswordCost = 'full' | 'low'

// argon2id (the library's default), three times OWASP's minimum memory.
const COSTS = {
  full: { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 },
  low: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
} as const
const MAX_WAITING = 200

// Each hash takes 64 MiB and a core; more at once would only slow everything else down.
const turn = pLimit(Math.max(1, availableParallelism() - 1))

export class TooManyHashes extends Error {}

export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return inTurn(() => hash(password, COSTS[cost]))
}

export function verifyPassword({ hash: stored, password }: { hash: string; password: string }) {
  return inTurn(() => verify(stored, password))
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turn.pendingCount >= MAX_WAITING) throw new TooManyHashes('too many passwords are waiting')
  return turn(work)
}
