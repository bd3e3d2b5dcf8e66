import { asPlatform } from '@understory/database/row-security.ts'
import type { NoteSeen, SeenPart } from '@understory/domain/site/status/seen-part.ts'
import { NotAccepted } from '@understory/ports/mail/mailer.ts'
import type { Deps } from '../../../deps.ts'

type SightingsDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** A service that works is noted so often; one that begins to fail or to work again, at once. */
const NOTED_EVERY_MS = 30_000

/** Notes whether calls of a service come through, beside the calls and without holding them up. */
export function createSightings(deps: SightingsDeps): NoteSeen {
  const noted = new Map<SeenPart, { isOk: boolean; at: number }>()
  return (part) => (isOk) => {
    const at = deps.clock().getTime()
    const last = noted.get(part)
    if (last?.isOk === isOk && at - last.at < NOTED_EVERY_MS) return
    noted.set(part, { isOk, at })
    asPlatform(() => noteSighting(deps, part, isOk)).catch((err: unknown) => {
      deps.log.warn({ err, part }, 'what was seen of a service could not be noted')
    })
  }
}

export async function noteSighting(
  { db, clock }: Pick<SightingsDeps, 'db' | 'clock'>,
  part: SeenPart,
  isOk: boolean,
): Promise<void> {
  const now = clock()
  const seen = isOk ? { ok_at: now, failing_since: null } : { failing_since: now }
  await db
    .insertInto('status_sighting')
    .values({ part, ...seen })
    .onConflict((conflict) =>
      conflict.column('part').doUpdateSet(
        isOk
          ? seen
          : ({ fn, ref }) => ({
              failing_since: fn.coalesce(
                ref('status_sighting.failing_since'),
                ref('excluded.failing_since'),
              ),
            }),
      ),
    )
    .execute()
}

/** A refusal of one email is an answer. */
export const isMailServerAway = (fault: unknown): boolean =>
  !(fault instanceof NotAccepted) || fault.refusal === 'no-server'

/** The key was ended, may not do this, or is used too often: nobody can pay, whatever their card. */
const REFUSES_US: readonly number[] = [401, 403, 429]

/** A refused card is an answer; a refused key is not. */
export function isProviderAway(fault: unknown): boolean {
  const status = Number(Object(fault).statusCode)
  return REFUSES_US.includes(status) || !(status < 500)
}

type Seen = (isOk: boolean) => void

/** The same service, whose calls are noted. `isAway` says whether a fault means that it did not answer. */
export function observed<T extends object>(
  service: T,
  note: Seen,
  isAway: (fault: unknown) => boolean,
): T {
  return new Proxy(service, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, args)
        if (!(result instanceof Promise)) return result
        result.then(
          () => note(true),
          (fault: unknown) => note(!isAway(fault)),
        )
        return result
      }
    },
  })
}
