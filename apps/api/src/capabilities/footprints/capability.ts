import type { Capability } from '../../capability.ts'
import { NOT_TRIED_AGAIN } from '../../jobs/queue-options.ts'
import { deleteFiles, failStaleUploads, sweepFiles } from './evidence/sweep-files.ts'
import { FOOTPRINT, VERIFICATION } from './footprint-kinds.ts'
import { footprintRoutes } from './routes.ts'

declare module '../../jobs/jobs.ts' {
  interface Jobs {
    'delete-files': Record<string, never>
    'sweep-files': Record<string, never>
  }
}

export const footprints: Capability = {
  name: 'footprints',
  says: 'What a company emits in a year: estimated, entered, evidenced and verified.',
  routes: footprintRoutes,
  jobs: {
    'delete-files': { queue: NOT_TRIED_AGAIN, every: '* * * * *', run: deleteFiles },
    'sweep-files': { queue: NOT_TRIED_AGAIN, every: '43 3 * * *', run: sweepFiles },
  },
  sweeps: [failStaleUploads],
  purchaseKinds: { footprint: FOOTPRINT, 'verify-footprint': VERIFICATION },
  bodies: {
    fileForms: [/^\/my-impact\/dashboards\/footprint\/[\w-]+\/import$/],
    fileCalls: [/^\/api\/footprints\/[\w-]+\/inventory\/(imports|lines)$/],
    evidenceForms: [/^\/my-impact\/dashboards\/footprint\/[\w-]+\/(evidence|questions)$/],
    evidenceCalls: [/^\/api\/footprints\/[\w-]+\/evidence$/],
  },
}
