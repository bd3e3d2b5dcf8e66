import type { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../../wire/refusals.ts'
import type { TestClock } from '../kinds.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'
import { runDue } from './billing-run.ts'

const KEPT_FOR = 30 * 24 * 3600

export function createTestClock(world: World, params: ParamReader): SandboxAnswer {
  const frozenTime = params.requiredInteger('frozen_time')
  const name = params.text('name') ?? null
  params.done()
  const clock: TestClock = {
    id: `clock_${world.newToken(24)}`,
    object: 'test_helpers.test_clock',
    created: world.now,
    deletes_after: world.now + KEPT_FOR,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  }
  world.put('test_clock', clock)
  return ok(clock)
}

export function clockOr404(world: World, id: string): TestClock {
  const clock = world.find('test_clock', id)
  if (clock === null) throw missingResource('test_clock', id)
  return clock
}

export function advanceTestClock(world: World, id: string, params: ParamReader): SandboxAnswer {
  const clock = clockOr404(world, id)
  const frozenTime = params.requiredInteger('frozen_time')
  params.done()
  if (frozenTime <= clock.frozen_time)
    throw invalidRequest('test_clock_invalid_time', 'A clock only moves forward.', 'frozen_time')
  return ok(advanceTo(world, id, frozenTime))
}

/** Moves a clock, and does what falls due on the way, each at its moment. */
export function advanceTo(world: World, id: string, frozenTime: number): TestClock {
  const clock = clockOr404(world, id)
  const setTo = (moment: number) => {
    const moved: TestClock = { ...clock, frozen_time: moment }
    world.put('test_clock', moved)
    return moved
  }
  for (let due = next(); due !== null; due = next()) {
    setTo(Math.max(due.created, clock.frozen_time))
    runDue(world, due)
  }
  const advanced = setTo(frozenTime)
  world.emit('test_helpers.test_clock.ready', advanced)
  return advanced

  function next() {
    return world.earliest('billing_due', id, frozenTime)
  }
}

export function deleteTestClock(world: World, id: string): SandboxAnswer {
  clockOr404(world, id)
  world.remove('test_clock', id)
  return ok({ id, object: 'test_helpers.test_clock', deleted: true })
}
