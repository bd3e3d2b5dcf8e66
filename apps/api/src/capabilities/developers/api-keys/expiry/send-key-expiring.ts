import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import {
  findOwnersAndAdmins,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../../site/mail/public.ts'
import { findExpiringKey } from './find-expiring-key.ts'

/** To owners and admins, who make keys: programs that use this one are about to be refused. */
export async function sendKeyExpiring(
  deps: MailDeps,
  { keyId, days }: Jobs['send-key-expiring'],
): Promise<void> {
  const key = await findExpiringKey(deps.db, keyId)
  if (!key?.expires_at || key.expires_at <= deps.clock()) return
  const readers = await findOwnersAndAdmins(deps, key.account_id)
  const until = longDate(dayOf(key.expires_at))
  const what = key.mode === 'test' ? 'test key' : 'API key'
  await sendToReaders(deps, 'key-expiring', readers, {
    id: `key-expiring-${keyId}-${days}`,
    subject: `Your ${what} “${key.name}” expires on ${until}`,
    ...renderEmail(deps.config, {
      preview: `After that, programs that use “${key.name}” will be refused.`,
      heading: `A ${what} expires soon`,
      paragraphs: [
        `The ${what} “${key.name}” works until ${until}. After that, programs that use it are refused.`,
        'If you still need one, please make a new key and put it in its place.',
      ],
      action: { label: 'See your keys', url: `${deps.config.origin}/my-impact/account/api-keys` },
      footer: `Sent by ${deps.config.SELLER_NAME}, because you are an owner or admin of this account.`,
    }),
  })
}
