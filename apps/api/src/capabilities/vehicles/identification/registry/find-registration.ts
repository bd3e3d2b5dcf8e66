import { setTimeout as wait } from 'node:timers/promises'
import { asPlatform } from '@understory/database/row-security.ts'
import type { FoundVehicle } from '@understory/domain/vehicles/identification/identify/identify.ts'
import { readRegisteredVehicle } from '@understory/domain/vehicles/identification/identify/registered-vehicle.ts'
import {
  parseRegistration,
  type Registration,
} from '@understory/domain/vehicles/identification/identify/registration.ts'
import type { RegistryAnswer } from '@understory/ports/vehicles/vehicle-registry.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { readStoredFacts } from './stored-facts.ts'

type FindRegistrationDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'registry'>

const KEPT_MS = 24 * 60 * 60_000
/** Longer than the registry may take; after that the next caller queries it again. */
const ASKING_MS = 3_000
const POLL_MS = 40

/** Lookups in flight in this process: one per number. */
const inFlight = new Map<string, Promise<RegistryAnswer | null>>()

/**
 * The vehicle of a number. The registry is queried once a day for each number, however many requests
 * come at the same time and in any process: the others wait for the answer to the first.
 */
export async function findRegistration(
  deps: FindRegistrationDeps,
  typed: string,
): Promise<FoundVehicle | Refused> {
  const parsed = parseRegistration(typed)
  if (!parsed.ok) return refuse('BAD_REGISTRATION')
  const { registration } = parsed
  const key = `${deps.config.DATABASE_URL} ${registration}`
  const asking =
    inFlight.get(key) ?? askRegistry(deps, registration).finally(() => inFlight.delete(key))
  inFlight.set(key, asking)
  const answer = await asking
  if (!answer) return refuse('REGISTRY_FAILED')
  if (answer.status === 'missing') return refuse('VEHICLES_NOT_FOUND')
  if (answer.status === 'refused') return refuse('BAD_REGISTRATION')
  return { registration, ...readRegisteredVehicle(answer.facts) }
}

/** `null`: it cannot be reached. */
function askRegistry(
  deps: FindRegistrationDeps,
  registration: Registration,
): Promise<RegistryAnswer | null> {
  return asPlatform(async () => {
    const until = Date.now() + ASKING_MS
    while (Date.now() < until) {
      const cached = await findCached(deps, registration)
      if (cached) return cached
      if (await claimLookup(deps, registration)) return queryRegistry(deps, registration)
      await wait(POLL_MS)
    }
    return null
  })
}

async function findCached(
  deps: Pick<Deps, 'db' | 'clock'>,
  registration: string,
): Promise<RegistryAnswer | null> {
  const row = await deps.db
    .selectFrom('registry_answer')
    .select(['status', 'facts'])
    .where('registration', '=', registration)
    .where('status', '<>', 'asking')
    .where('requested_at', '>', new Date(deps.clock().getTime() - KEPT_MS))
    .executeTakeFirst()
  if (!row) return null
  if (row.status === 'found') return { status: 'found', facts: readStoredFacts(row.facts) }
  return { status: row.status === 'missing' ? 'missing' : 'refused' }
}

/** Whether this process is to query the registry: nobody else is, or the one that was has timed out. */
async function claimLookup(
  deps: Pick<Deps, 'db' | 'clock'>,
  registration: string,
): Promise<boolean> {
  const now = deps.clock()
  const row = { registration, status: 'asking' as const, facts: null, requested_at: now }
  const taken = await deps.db
    .insertInto('registry_answer')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('registration')
        .doUpdateSet(row)
        .where(({ or, and, eb }) =>
          or([
            eb('registry_answer.requested_at', '<=', new Date(now.getTime() - KEPT_MS)),
            and([
              eb('registry_answer.status', '=', 'asking'),
              eb('registry_answer.requested_at', '<', new Date(now.getTime() - ASKING_MS)),
            ]),
          ]),
        ),
    )
    .returning('registration')
    .executeTakeFirst()
  return taken !== undefined
}

async function queryRegistry(
  deps: FindRegistrationDeps,
  registration: Registration,
): Promise<RegistryAnswer | null> {
  if (!deps.registry) return null
  try {
    const answer = await deps.registry.find(registration)
    await deps.db
      .updateTable('registry_answer')
      .set({
        status: answer.status,
        facts: answer.status === 'found' ? JSON.stringify(answer.facts) : null,
        requested_at: deps.clock(),
      })
      .where('registration', '=', registration)
      .execute()
    return answer
  } catch (fault) {
    deps.log.warn({ err: fault }, 'the vehicle registry did not answer')
    await deps.db.deleteFrom('registry_answer').where('registration', '=', registration).execute()
    return null
  }
}
