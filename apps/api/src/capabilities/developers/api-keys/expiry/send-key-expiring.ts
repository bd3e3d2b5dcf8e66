import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import {
  findOwnersAndAdmins,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../../site/mail/public.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
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
  const what = apiKeysMessage('key-expiring.what', { mode: key.mode })
  await sendToReaders(deps, 'key-expiring', readers, {
    id: `key-expiring-${keyId}-${days}`,
    subject: apiKeysMessage('key-expiring.subject', { what, name: key.name, until }),
    ...renderEmail(deps.config, {
      preview: apiKeysMessage('key-expiring.preview', { name: key.name }),
      heading: apiKeysMessage('key-expiring.heading', { what }),
      paragraphs: [
        apiKeysMessage('key-expiring.paragraphs', { what, name: key.name, until }),
        apiKeysMessage('key-expiring.paragraphs.2'),
      ],
      action: {
        label: apiKeysMessage('key-expiring.action.label'),
        url: `${deps.config.origin}/my-impact/account/api-keys`,
      },
      footer: apiKeysMessage('key-expiring.footer', { seller: deps.config.SELLER_NAME }),
    }),
  })
}
