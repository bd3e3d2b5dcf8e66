import {
  impactsOfSamplesAlone,
  projectsMissing,
  switchSampleData,
} from '../../../apps/api/src/capabilities/proof/projects/public.ts'
import { transact } from '../../../apps/api/src/database/transact.ts'
import { say } from '../../start/say.ts'
import { onDatabase } from '../on-database.ts'

/** Offers the invented projects of a new copy, or takes them out of sale. */
export async function sampleData(state: string): Promise<void> {
  if (state !== 'on' && state !== 'off') throw new Error('sample-data is either on or off.')
  if (state === 'on' && process.env.DEPLOYMENT === 'production')
    throw new Error('production sells no sample projects: nothing would be sold while they are on.')
  await onDatabase((db) =>
    transact(db, async (tx) => {
      const missing = state === 'off' ? await impactsOfSamplesAlone(tx) : []
      if (missing.length > 0) throw new Error(projectsMissing(missing))
      await switchSampleData(tx, state === 'on')
    }),
  )
  say(
    state === 'on'
      ? 'the sample projects are offered, each marked as one'
      : 'the sample projects are not offered; what was funded there stays',
  )
}
