import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE, NOT_TRIED_AGAIN, triedFor } from '../../../jobs/queue-options.ts'
import { forgetReader } from './forget-reader.ts'
import { newsletterIssueRoutes } from './issues/issue-routes.ts'
import { sendIssues } from './issues/send-issues.ts'
import { sendNewsletterTest } from './issues/send-test.ts'
import { sweepReaders } from './readers.ts'
import { newsletterRoutes } from './routes.ts'
import { sendNewsletterRequest } from './send-request.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-newsletter-request': { email: string; messageId: string }
    'send-newsletter-test': { issueId: string; to: string; messageId: string }
    /** Begins what is due, and goes on with what is being sent. */
    'send-newsletters': Record<string, never>
  }
}

export const newsletter: Capability = {
  area: 'site',
  name: 'newsletter',
  says: 'Who reads the newsletter, how they leave, and how an issue reaches each of them once.',
  owns: {
    newsletter_delivery: { modes: 'both', retention: 'readers' },
    newsletter_feedback: {
      modes: 'both',
      retention: {
        days: 400,
        since: 'received_at',
        what: 'Bounces and complaints about the newsletter, by the hash of an address',
      },
    },
    newsletter_issue: { modes: 'both', retention: 'readers' },
    newsletter_reader: {
      modes: 'both',
      retention: 'readers',
      exported: { of: 'user', columns: ['email', 'joined_at', 'left_at'] },
    },
    newsletter_suppression: { modes: 'both', retention: 'readers' },
  },
  asPlatform: {
    'as-user.ts': 'readers and blocked addresses are kept by the hash of an address',
    'routes.ts': 'a reader has no account; a mail server reports of every address',
  },
  routes: (deps) => [...newsletterRoutes(deps), ...newsletterIssueRoutes(deps)],
  jobs: {
    // It holds the address of someone who has not said yes; an hour after it was sent it is gone.
    'send-newsletter-request': {
      queue: { ...EMAIL_QUEUE, deleteAfterSeconds: 3_600 },
      mayBeLost: 'who did not get it joins again; their address is not kept',
      run: sendNewsletterRequest,
    },
    'send-newsletter-test': {
      queue: triedFor(3_600),
      mayBeLost: 'who did not get it sends another',
      run: sendNewsletterTest,
    },
    'send-newsletters': {
      queue: NOT_TRIED_AGAIN,
      every: '* * * * *',
      run: sendIssues,
    },
  },
  sweeps: [sweepReaders],
  // An issue comes to 360 kB.
  bodies: { longForms: [/^\/staff\/newsletter\/[\w-]+$/] },
  forgetsUser: forgetReader,
}
