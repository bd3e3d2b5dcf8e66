import type { Customer } from '../kinds.ts'
import { EVERYTHING } from '../list-query.ts'
import type { World } from '../world.ts'
import { noteDue } from './subscription-life.ts'
import { advanceTo } from './test-clocks.ts'

/**
 * Moves the time of one customer, and of nobody else: from now on they have a test clock of their
 * own, as the provider's tests do. Returns their new time in Unix seconds.
 */
export function advanceOwnClock(world: World, email: string, seconds: number): number {
  const customer = world.list('customer', EVERYTHING).data.find((one) => one.email === email)
  if (!customer) throw new Error(`there is no customer ${email}`)
  const clock = ownClock(world, customer)
  return advanceTo(world, clock.id, clock.frozen_time + seconds).frozen_time
}

function ownClock(world: World, customer: Customer) {
  const known = customer.test_clock == null ? null : world.find('test_clock', customer.test_clock)
  if (known) return known
  const clock = {
    id: `clock_${world.newToken(24)}`,
    object: 'test_helpers.test_clock' as const,
    created: world.now,
    deletes_after: world.now,
    frozen_time: world.now,
    livemode: false as const,
    name: customer.email,
    status: 'ready' as const,
    status_details: {},
  }
  world.put('test_clock', clock)
  world.put('customer', { ...customer, test_clock: clock.id })
  const query = { ...EVERYTHING, customer: customer.id }
  for (const subscription of world.list('subscription', query).data) {
    const moved = { ...subscription, test_clock: clock.id }
    world.put('subscription', moved)
    noteDue(world, moved)
  }
  return clock
}
