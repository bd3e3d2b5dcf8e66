import { compareByKey } from '../../api-by-key.ts'
import type { Measure } from '../../measure.ts'

/** What it takes to know a program by its key: the account that it asks about, against a person who asks who they are. */
export const keyAuth: Measure = {
  id: 'key-auth',
  what: 'GET /v1/account by a key, with its limits, against GET /api/auth/me by a session',
  unit: 'ms',
  goal: { ratio: 1, is: 'at most' },
  run: () =>
    compareByKey(async ({ byKey, bySession }) => ({
      ours: () => byKey('/v1/account'),
      reference: () => bySession('/api/auth/me'),
    })),
}
