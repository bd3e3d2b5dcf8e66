import type { Capability } from '../../../capability.ts'
import { DAY, EMAIL_QUEUE, HOUR, linkQueue } from '../../../jobs/queue-options.ts'
import { sendEmailConfirmation } from './email/send-email-confirmation.ts'
import { sendVerification } from './email/send-verification.ts'
import { guestRoutes } from './guests/guest-routes.ts'
import { sendClaimLink } from './guests/send-claim-link.ts'
import { sendPasswordReset } from './passwords/send-password-reset.ts'
import { accountRoutes } from './routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { sendSecurityNotice } from './send-security-notice.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-verification': { email: string; url: string; messageId: string }
    'send-password-reset': { email: string; url: string; messageId: string }
    'send-claim-link': { email: string; url: string; messageId: string }
    'send-email-confirmation': { email: string; url: string; messageId: string }
    /** `formerEmail`: the address that the event took from the user. */
    'send-security-notice': { entryId: number; formerEmail?: string }
  }
}

export const accounts: Capability = {
  area: 'people',
  name: 'accounts',
  says: 'Who a person is, which accounts they hold and how they sign in.',
  owns: {
    account: {
      whenAccountCloses:
        'closed: its names and what it says of itself go, and what stays refers to it',
      modes: 'both',
      retention: 'yours',
      exported: {
        of: 'account',
        columns: [
          'id',
          'kind',
          'display_name',
          'country',
          'website',
          'vat_number',
          'shows_vehicles',
          'created_at',
          'closed_at',
        ],
      },
    },
    app_user: { modes: 'both', retention: 'yours', exported: { of: 'user' } },
    backup_code: {
      modes: 'both',
      retention: 'yours',
      exported: { of: 'user', columns: ['used_at'] },
    },
    live_account: { modes: 'live', retention: 'yours' },
    membership: {
      whenAccountCloses: 'an account is closed that nobody is a member of any more',
      modes: 'live',
      retention: 'yours',
      exported: { of: 'user' },
    },
    passkey: {
      modes: 'both',
      retention: 'yours',
      exported: { of: 'user', columns: ['name', 'created_at', 'last_used_at'] },
    },
    passkey_challenge: {
      modes: 'both',
      retention: {
        days: 1,
        since: 'expires_at',
        what: 'Questions to a passkey, once they have run out',
      },
      notExported: 'lives for five minutes',
    },
    replaced_session_token: {
      modes: 'both',
      retention: {
        days: 7,
        since: 'replaced_at',
        what: 'Hashes of tokens that a session no longer uses',
      },
    },
    second_factor: {
      modes: 'both',
      retention: 'yours',
      exported: { of: 'user', columns: ['confirmed_at', 'created_at'] },
    },
    sign_in_method: {
      modes: 'both',
      retention: 'yours',
      exported: { of: 'user', columns: ['provider_id', 'account_id'] },
    },
    sign_in_session: {
      modes: 'both',
      retention: {
        days: 30,
        since: 'expires_at',
        what: 'Sign-ins that have ended, with network address and browser',
      },
      exported: {
        of: 'user',
        columns: ['id', 'user_agent', 'signed_in_with', 'created_at', 'updated_at', 'expires_at'],
      },
    },
    sign_in_verification: {
      modes: 'both',
      retention: {
        days: 1,
        since: 'expires_at',
        what: 'Links for a new password and for signing in, once they have run out',
      },
    },
    test_account: { modes: 'test', retention: 'yours' },
  },
  publishes: ['account', 'app_user', 'membership', 'second_factor', 'sign_in_method'],
  asPlatform: {
    'email/change-email.ts': 'whether an address is taken is known of all users',
    'second-factor/passkeys.ts': 'a challenge is of no user until a passkey answers it',
    'second-factor/second-factor.ts':
      'a session is marked by the platform, and who is staff is hidden from users',
    'what-exists.ts': 'what an address has is asked before anyone has signed in',
  },
  routes: (deps) => [
    ...accountRoutes(deps),
    ...signInRoutes(deps),
    ...guestRoutes(deps),
    ...secondFactorRoutes(deps),
  ],
  jobs: {
    'send-verification': { queue: linkQueue(DAY), linkWorksFor: DAY, run: sendVerification },
    'send-email-confirmation': {
      queue: linkQueue(DAY),
      linkWorksFor: DAY,
      run: sendEmailConfirmation,
    },
    'send-password-reset': { queue: linkQueue(HOUR), linkWorksFor: HOUR, run: sendPasswordReset },
    'send-claim-link': { queue: EMAIL_QUEUE, run: sendClaimLink },
    'send-security-notice': { queue: EMAIL_QUEUE, run: sendSecurityNotice },
  },
}
