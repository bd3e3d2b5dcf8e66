import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE, NOT_TRIED_AGAIN } from '../../../jobs/queue-options.ts'
import { remindOfFigures } from './remind-of-figures.ts'
import { figureRequestRoutes } from './routes.ts'
import { sendFigureAnswer, sendFigureRequest } from './send-figure-request.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-figure-request': { figureRequestId: string }
    'send-figure-answer': { figureRequestId: string; at: string }
    'remind-of-figures': Record<string, never>
  }
}

export const figureRequests: Capability = {
  area: 'footprints',
  name: 'figure-requests',
  says: 'Asking others for figures by a link, and taking over what they answer.',
  owns: {
    figure_request: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: [
          'id',
          'footprint_id',
          'asked_by',
          'asked_at',
          'figures',
          'site',
          'from_month',
          'to_month',
          'email',
          'note',
          'due_on',
          'expires_at',
          'state',
          'answered_name',
          'answered_at',
          'remark',
          'reason',
          'decided_by',
          'decided_at',
        ],
      },
    },
  },
  routes: figureRequestRoutes,
  jobs: {
    'send-figure-request': {
      queue: EMAIL_QUEUE,
      run: (deps, { figureRequestId }) => sendFigureRequest(deps, figureRequestId),
    },
    'send-figure-answer': { queue: EMAIL_QUEUE, run: sendFigureAnswer },
    'remind-of-figures': { queue: NOT_TRIED_AGAIN, every: '7 9 * * *', run: remindOfFigures },
  },
}
