import {
  pauseSelling,
  resumeSelling,
} from '../../../apps/api/src/capabilities/commerce/selling/selling.ts'
import { say } from '../../start/say.ts'
import { onDatabase } from '../on-database.ts'

export async function pause(reason: string): Promise<void> {
  await onDatabase((db) => pauseSelling({ db, clock: () => new Date() }, reason))
  say('nothing new is sold until understory-admin resume-selling; plans that run are renewed')
}

export async function resume(): Promise<void> {
  const wasPaused = await onDatabase((db) => resumeSelling({ db }))
  say(wasPaused ? 'things are sold again' : 'selling was not paused')
}
