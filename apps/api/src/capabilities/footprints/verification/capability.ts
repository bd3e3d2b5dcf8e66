import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE } from '../../../jobs/queue-options.ts'
import { sendFootprintDecision } from './decision/send-footprint-decision.ts'
import { sendVerificationQuestion } from './questions/send-verification-question.ts'
import { verificationRoutes } from './routes.ts'
import { VERIFICATION } from './verification-kind.ts'
import { VERIFICATION_QUEUES } from './verification-queues.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-verification-question': { questionId: string }
    'send-footprint-decision': { verificationId: string } | { unlockId: string }
  }
}

export const verification: Capability = {
  area: 'footprints',
  name: 'verification',
  says: 'What people check about a footprint that was handed over, and what they decide.',
  owns: {
    footprint_verification: {
      whenAccountCloses: 'stays with the footprint that it verified, without its name',
      modes: 'live',
      retention: 'yours',
      exported: { of: 'account' },
    },
    unlock_request: {
      isDeletedWithAccount: true,
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account' },
    },
    verification_answer: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    verification_error: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: ['id', 'verification_id', 'line_id', 'grams', 'note', 'noted_at'],
      },
    },
    verification_line_check: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: ['verification_id', 'line_id', 'checks', 'checked_at'],
      },
    },
    verification_point: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: ['verification_id', 'point', 'answer', 'note', 'answered_at'],
      },
    },
    verification_question: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: ['id', 'verification_id', 'text', 'category', 'line_id', 'asked_at'],
      },
    },
  },
  publishes: ['footprint_verification', 'verification_question'],
  routes: verificationRoutes,
  workQueues: VERIFICATION_QUEUES,
  jobs: {
    'send-verification-question': {
      queue: EMAIL_QUEUE,
      run: (deps, { questionId }) => sendVerificationQuestion(deps, questionId),
    },
    'send-footprint-decision': { queue: EMAIL_QUEUE, run: sendFootprintDecision },
  },
  purchaseKinds: { 'verify-footprint': VERIFICATION },
  bodies: {
    evidenceForms: [/^\/my-impact\/dashboards\/footprint\/[\w-]+\/questions$/],
  },
}
