import type { Capability } from '../../../capability.ts'
import { NOT_TRIED_AGAIN } from '../../../jobs/queue-options.ts'
import { publishRelease } from './publish-release.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'publish-open-data': Record<string, never>
  }
}

export const openData: Capability = {
  area: 'proof',
  name: 'open-data',
  says: 'The whole public log, for anyone to download.',
  owns: {
    open_data_release: { modes: 'live', retention: 'proof' },
  },
  jobs: {
    'publish-open-data': {
      queue: NOT_TRIED_AGAIN,
      every: '*/5 * * * *',
      run: publishRelease,
    },
  },
}
