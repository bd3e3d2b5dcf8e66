import type { Authentication } from '../kinds.ts'
import type { World } from '../world.ts'

type NextAction = { type: string; redirect_to_url?: { url: string | null } } | null

/** Opens a 3-D Secure visit and gives the `next_action` that sends the cardholder to it. */
export function askToAuthenticate(
  world: World,
  request: Pick<Authentication, 'intent' | 'intentKind' | 'returnUrl'>,
) {
  const id = `tds_${world.newToken(32)}`
  world.put('authentication', { ...request, id, status: 'open', created: world.now })
  return {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${world.origin}/3ds/${id}`, return_url: request.returnUrl },
  }
}

/** Closes a visit that is no longer needed: its page then only leads back. */
export function closeAuthentication(world: World, nextAction: NextAction): void {
  const id = nextAction?.redirect_to_url?.url?.split('/3ds/')[1]
  const visit = id === undefined ? null : world.find('authentication', id)
  if (visit?.status === 'open') world.put('authentication', { ...visit, status: 'superseded' })
}
